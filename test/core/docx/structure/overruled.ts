import { analyseDocx } from '../../../../src/core/docx/analyse.ts';
import type { AnalysisResult } from '../../../../src/core/docx/analysis.ts';
import type { Boundaries } from '../../../../src/core/docx/corrections/boundaries.ts';
import { type DocxOptions, docx } from '../../../support/docx/docx.ts';

/** The complete analysis of a document with this body, with an operator's boundaries. */
export async function overruled(
  body: readonly string[],
  boundaries: Boundaries,
  options: Omit<DocxOptions, 'body'> = {},
): Promise<AnalysisResult> {
  return analyseDocx(await docx({ ...options, body }), { boundaries });
}
