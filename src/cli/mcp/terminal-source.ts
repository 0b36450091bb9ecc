import { basename } from 'node:path';
import * as z from 'zod';
import type { AnalysisPool } from '../../core/analysis/analysis-pool.ts';
import type { Desk } from '../../core/desk.ts';
import { type DeskError, invalidInput } from '../../core/errors.ts';
import { parseInput } from '../../core/schemas/parse-input.ts';
import { deskSource } from '../../mcp/desk-source.ts';
import type { McpSource } from '../../mcp/source.ts';
import { submissionId } from '../../mcp/tools/fields.ts';
import { lookAtDesk } from '../desk/with-desk.ts';
import { chosenRates, type RatesOptions } from '../documents/quotes/chosen-rates.ts';
import type { Terminal } from '../terminal/terminal.ts';

export interface TerminalSourceOptions extends RatesOptions {
  /** Returns the real path of a file that an agent names. Throws DeskError `file_unreadable`. */
  allowed(path: string): Promise<string>;
  analyser: Pick<AnalysisPool, 'analyse'>;
  terminal: Terminal;
}

const documentSchema = z.object({
  path: z
    .string({ error: 'must be text' })
    .min(1, { error: 'must not be empty' })
    .max(4_096, { error: 'must not be longer than 4096 characters' })
    .optional()
    .describe('The path of the file (.docx), in a folder that this server may read.'),
  submissionId: submissionId.optional().describe('The id of a submission, instead of a path.'),
});

/** The files of the allowed folders, and the configured desk as its operator sees it. The desk is opened only when needed. */
export function terminalSource({ allowed, analyser, terminal, ...rates }: TerminalSourceOptions): McpSource {
  const atDesk = <Result>(work: (source: Required<McpSource>) => Promise<Result>): Promise<Result> =>
    lookAtDesk(rates, terminal, (desk) => work(operatorsSource(desk)));
  return {
    documentFields: documentSchema.shape,
    async read(input, wants = {}) {
      const named = parseInput(documentSchema, input);
      if ((named.path === undefined) === (named.submissionId === undefined)) throw oneOfBoth();
      if (named.path === undefined) return atDesk((source) => source.read(named, wants));
      const path = await allowed(named.path);
      return { name: basename(path), ...(await analyser.analyse(path, wants)) };
    },
    async rates() {
      const { schedule, isStarter } = await chosenRates(rates, terminal);
      return { schedule, isStarter };
    },
    submission: (id) => atDesk((source) => source.submission(id)),
    list: (query) => atDesk((source) => source.list(query)),
  };
}

function operatorsSource(desk: Desk): Required<McpSource> {
  return { list: desk.intake.list, ...deskSource(desk, { isOperator: true }) };
}

function oneOfBoth(): DeskError {
  return invalidInput('path', 'Name the document with either "path" or "submissionId".');
}
