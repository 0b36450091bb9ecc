import type { CheckedBoundaries } from '../../schemas/boundaries.ts';
import type { AnalysisReport, ItemEvidence } from '../analysis.ts';

/**
 * Writes the decisions of an analysis as boundaries with the same effect, which can be edited and read back in.
 * Places are paragraph numbers. Pure.
 *
 * @example
 * boundariesIn(report); // { bodyStart: 132, referenceLists: [{ from: 812, until: 950 }], items: [], frontPages: 8 }
 */
export function boundariesIn(report: AnalysisReport): CheckedBoundaries {
  const { bodyStart, referenceLists, tables, figures, pages } = report;
  return {
    ...(bodyStart.heading === null ? {} : { bodyStart: bodyStart.paragraph }),
    referenceLists: referenceLists.map(({ paragraph, until }) => ({ from: paragraph, until })),
    ...(report.leftOut
      ? { leaveOut: report.leftOut.map(({ paragraph, until }) => ({ from: paragraph, until })) }
      : {}),
    items: [...tables.map((item) => itemOf('table', item)), ...figures.map((item) => itemOf('figure', item))],
    frontPages: pages.count,
  };
}

function itemOf(kind: 'table' | 'figure', { paragraph, counted }: ItemEvidence) {
  return { [kind]: paragraph, counted };
}
