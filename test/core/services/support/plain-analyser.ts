import type { Analysis, AnalysisResult } from '../../../../src/core/docx/analysis.ts';
import { namedDoubts } from '../../../../src/core/docx/evidence/doubt.ts';
import type { Analyser } from '../../../../src/core/ports.ts';

export const someAnalysis: Analysis = {
  textWordCount: 50_000,
  refsWordCount: 5_000,
  tables: 15,
  figures: 15,
  frontMatter: 12,
};

/** An analyser that finds the same in every document, and keeps the documents. */
export interface PlainAnalyser extends Analyser {
  documents: Uint8Array[];
}

export function plainAnalyser(doubts: string[] = []): PlainAnalyser {
  const documents: Uint8Array[] = [];
  return {
    documents,
    async analyse(document) {
      documents.push(document);
      return resultOf(doubts);
    },
    async close() {},
  };
}

function resultOf(doubts: string[]): AnalysisResult {
  return {
    analysis: someAnalysis,
    report: {
      words: { total: 55_000, front: 0, text: 50_000, references: 5_000, notes: 0 },
      bodyStart: {
        heading: 'Introduction',
        paragraph: 0,
        reason: 'the first chapter heading',
        certainty: 1,
        runnerUp: null,
      },
      referenceLists: [],
      tables: [],
      figures: [],
      pages: { count: 12, reason: 'the page breaks that Word recorded', witnesses: [], certainty: 1 },
      certainty: { textWordCount: 1, refsWordCount: 1, tables: 1, figures: 1, frontMatter: 1 },
      ...namedDoubts(doubts),
    },
  };
}
