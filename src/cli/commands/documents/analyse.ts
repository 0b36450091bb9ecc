import { type DocumentOptions, handleAsAsked } from '../../documents/document-options.ts';
import type { Presentation } from '../../documents/handle-documents.ts';
import { analysisLines } from '../../documents/reports/analysis-lines.ts';
import { documentTable } from '../../documents/reports/document-table.ts';
import { evidenceLines } from '../../documents/reports/evidence.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { jsonLines } from '../../terminal/text/json-lines.ts';

export type AnalyseCommandOptions = DocumentOptions;

/**
 * `thesisdesk analyse FILE...`: the five numbers of documents.
 *
 * @returns the exit code
 * @throws UsageError, before any document is read, for a boundaries file or time limit that cannot be used
 * @example
 * await analyseCommand(['thesis.docx'], { json: true }, terminal); // 0
 */
export async function analyseCommand(
  paths: readonly string[],
  options: AnalyseCommandOptions,
  terminal: Terminal,
): Promise<number> {
  return handleAsAsked(paths, options, terminal, (found) => presentationFor(found, options, terminal));
}

function presentationFor(
  paths: string[],
  { json, explain }: AnalyseCommandOptions,
  { output }: Terminal,
): Presentation {
  if (json) return jsonLines(({ analysis, report }) => (explain ? { analysis, report } : { analysis }));
  if (explain) return evidenceLines(output);
  return paths.length === 1 ? analysisLines(output.style) : documentTable(paths, null, output);
}
