import { defaultAnalysisLimits, mostSeconds } from '../../../core/analysis/analysis-pool/analysis-limits.ts';
import { resultOf } from '../../../core/analysis/analysis-pool/analysis-outcome.ts';
import { settleForOneThesis } from '../../../core/analysis/analysis-pool/settle-for-one-thesis.ts';
import type { AnalyseOptions, OutlinedResult } from '../../../core/docx/analyse.ts';
import { defaultDocxLimits } from '../../../core/docx/package/limits.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';
import { standardInput } from './find-documents.ts';
import { withinSeconds } from './within-seconds.ts';

/** Something that analyses documents. */
export interface DocumentAnalyser {
  /** How many documents it works on at the same time. */
  readonly atOnce: number;
  analyse(path: string, options?: AnalyseOptions): Promise<OutlinedResult>;
  close(): Promise<void>;
}

/**
 * A single document is analysed in this process, because starting another takes longer than reading most documents.
 * Several documents are spread over the cores in separate processes, so that if a document kills one, the others
 * continue.
 *
 * @param seconds the longest that one document may take
 * @example
 * const analyser = await openAnalyser(1, terminal, 60); // atOnce is 1
 */
export async function openAnalyser(
  documents: number,
  { cores, input }: Pick<Terminal, 'cores' | 'input'>,
  seconds: number,
): Promise<DocumentAnalyser> {
  if (documents <= 1) {
    settleForOneThesis();
    const { runAnalysisTask } = await import('../../../core/analysis/analysis-pool/analysis-task.ts');
    const analyse: DocumentAnalyser['analyse'] = async (path, options) => {
      const source = path === standardInput ? { bytes: await readInput(input) } : { path };
      return resultOf(
        await withinSeconds(seconds, (decide) => runAnalysisTask({ ...source, options }, decide)),
      );
    };
    return { atOnce: 1, analyse, close: async () => {} };
  }
  const { createAnalysisPool } = await import('../../../core/analysis/analysis-pool.ts');
  const atOnce = Math.min(documents, cores);
  return { atOnce, ...createAnalysisPool({ processes: atOnce, seconds }) };
}

/**
 * Reads the seconds of `--time-limit`.
 *
 * @param text undefined if the command line names none
 * @throws UsageError for anything but a whole number of seconds, up to a day
 * @example
 * parseTimeLimit('90'); // 90
 * parseTimeLimit(undefined); // 60
 */
export function parseTimeLimit(text: string | undefined): number {
  if (text === undefined) return defaultAnalysisLimits.seconds;
  const seconds = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (seconds >= 1 && seconds <= mostSeconds) return seconds;
  throw new UsageError(`--time-limit must be a whole number of seconds from 1 to ${mostSeconds}.`);
}

/**
 * Reads the document from standard input, up to slightly more than the largest document accepted.
 *
 * @example
 * const bytes = await readInput(terminal.input);
 */
async function readInput(input: Terminal['input']): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of input ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > defaultDocxLimits.fileBytes) break;
  }
  return Buffer.concat(chunks);
}
