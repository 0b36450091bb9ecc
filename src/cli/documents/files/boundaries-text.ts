import type { AnalysisReport } from '../../../core/docx/analysis.ts';

/** Returns the content of a boundaries file: the decisions of an analysis, for the operator to edit. */
export async function boundariesText(report: AnalysisReport): Promise<string> {
  const { boundariesIn } = await import('../../../core/docx/corrections/written-out.ts');
  return `${JSON.stringify(boundariesIn(report), null, 2)}\n`;
}
