import type { McpSource } from './source.ts';
import type { Tool } from './tool.ts';
import { analyseDocument } from './tools/analyse-document.ts';
import { explainNumber } from './tools/explain-number.ts';
import { listSubmissions } from './tools/list-submissions.ts';
import { quoteDocument } from './tools/quote-document.ts';
import { readRates } from './tools/read-rates.ts';
import { submissionStatus } from './tools/submission-status.ts';

/** The tools that a source offers, in the order in which clients show them. */
export function toolsOf(source: McpSource): readonly Tool[] {
  const { list } = source;
  return [
    analyseDocument(source),
    explainNumber(source),
    quoteDocument(source),
    readRates(source),
    submissionStatus(source),
    ...(list ? [listSubmissions({ list })] : []),
  ];
}
