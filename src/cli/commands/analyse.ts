import { handleDocuments } from '../handle-documents.ts';
import { analysisSheet } from '../output/analysis-sheet.ts';
import { analysisTable } from '../output/analysis-table.ts';
import { evidenceSheet } from '../output/evidence.ts';
import { jsonLines } from '../output/json-lines.ts';
import { parseTimeLimit } from '../parse-time-limit.ts';
import type { Presentation } from '../presentation.ts';
import { readBoundaries } from '../read-boundaries.ts';
import type { Terminal } from '../terminal.ts';

export interface AnalyseCommandOptions {
  json?: boolean;
  /** Show what the numbers rest on. */
  explain?: boolean;
  /** The file of what the operator knows better. */
  boundaries?: string;
  /** Seconds that one document may take. */
  timeLimit?: string;
  debug?: boolean;
}

/**
 * `thesisdesk analyse FILE...`: the five numbers of documents.
 *
 * @returns the exit code
 * @throws UsageError before any document is read, for a boundaries file or a time limit that cannot be used
 * @example
 * await analyseCommand(['thesis.docx'], { json: true }, terminal); // 0
 */
export async function analyseCommand(
  paths: readonly string[],
  options: AnalyseCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const { debug = false } = options;
  const present = (found: string[]) => presentationFor(found, options, terminal);
  const boundaries = await readBoundaries(options.boundaries);
  const timeLimit = parseTimeLimit(options.timeLimit);
  return handleDocuments(paths, { debug, present, boundaries, timeLimit }, terminal);
}

function presentationFor(
  paths: string[],
  { json, explain }: AnalyseCommandOptions,
  { output }: Terminal,
): Presentation {
  if (json) return jsonLines(({ analysis, report }) => (explain ? { analysis, report } : { analysis }));
  if (explain) return evidenceSheet(output);
  return paths.length === 1 ? analysisSheet(output.style) : analysisTable(paths, output);
}
