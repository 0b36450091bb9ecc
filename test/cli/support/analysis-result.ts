import type {
  Analysis,
  AnalysisReport,
  AnalysisResult,
  ItemEvidence,
} from '../../../src/core/docx/analysis.ts';
import { namedDoubts } from '../../../src/core/docx/evidence/doubt.ts';

/** A result with these values; everything else is zero or empty. */
export function analysisResult(
  analysis: Partial<Analysis> = {},
  report: Partial<AnalysisReport> = {},
): AnalysisResult {
  return {
    analysis: { textWordCount: 0, refsWordCount: 0, tables: 0, figures: 0, frontMatter: 0, ...analysis },
    report: {
      words: { total: 0, front: 0, text: 0, references: 0, notes: 0 },
      bodyStart: {
        heading: '1 Introduction',
        paragraph: 0,
        reason: 'the first chapter heading',
        certainty: 0.9,
        runnerUp: null,
      },
      referenceLists: [],
      tables: [],
      figures: [],
      pages: { count: 0, reason: 'no page comes before the body', certainty: 1, witnesses: [] },
      certainty: { textWordCount: 1, refsWordCount: 1, tables: 1, figures: 1, frontMatter: 1 },
      ...report,
      ...namedDoubts(report.doubts ?? []),
    },
  };
}

export function item(values: Partial<ItemEvidence> = {}): ItemEvidence {
  return {
    paragraph: 0,
    caption: null,
    zone: 'text',
    counted: true,
    reason: 'captioned as a table',
    certainty: 1,
    ...values,
  };
}
