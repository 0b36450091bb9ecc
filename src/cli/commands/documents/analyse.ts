import type { OutlinedResult } from '../../../core/docx/analyse.ts';
import { readPageStyle, writeAnalysisFile } from '../../documents/analysis-file.ts';
import { handleDocuments, type Presentation } from '../../documents/handle-documents.ts';
import { readBoundaries } from '../../documents/input-files.ts';
import { parseTimeLimit } from '../../documents/open-analyser.ts';
import { analysisLines, analysisTable } from '../../documents/reports/analysis-lines.ts';
import { evidenceLines } from '../../documents/reports/evidence.ts';
import { openFile } from '../../terminal/open-file.ts';
import { remark } from '../../terminal/print-error.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { jsonLines } from '../../terminal/text/json-lines.ts';

export interface AnalyseCommandOptions {
  json?: boolean;
  /** Show what the numbers rest on. */
  explain?: boolean;
  /** The file of what the operator knows better. */
  boundaries?: string;
  /** The file to write the painted document to. */
  html?: string;
  /** Show the painted document in the browser. */
  open?: boolean;
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
  if (options.html === undefined && !options.open)
    return handleDocuments(paths, { debug, present, boundaries, timeLimit }, terminal);
  const style = await readPageStyle();
  let file: string | null = null;
  const onOutlined = async (path: string, result: OutlinedResult) => {
    file = await writeAnalysisFile(path, result, { target: options.html, style });
  };
  const code = await handleDocuments(paths, { debug, present, boundaries, timeLimit, onOutlined }, terminal);
  if (file !== null) await tellOfFile(file, options.open ?? false, terminal);
  return code;
}

async function tellOfFile(file: string, isToOpen: boolean, { errors }: Terminal): Promise<void> {
  await remark(errors, `The painted document is in ${file}`);
  if (isToOpen && !(await openFile(file)))
    await remark(errors, 'No program that opens it was found here; please open it in your browser.');
}

function presentationFor(
  paths: string[],
  { json, explain }: AnalyseCommandOptions,
  { output }: Terminal,
): Presentation {
  if (json) return jsonLines(({ analysis, report }) => (explain ? { analysis, report } : { analysis }));
  if (explain) return evidenceLines(output);
  return paths.length === 1 ? analysisLines(output.style) : analysisTable(paths, output);
}
