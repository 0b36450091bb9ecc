import type { AnalysisReport, ItemEvidence } from '../analysis.ts';
import type { CheckedBoundaries, ItemBoundary } from './boundaries.ts';
import { placedItems } from './item-positions.ts';

/**
 * Writes the decisions of an analysis as boundaries with the same effect, which can be edited and read back in.
 * Places are paragraph numbers. The number of front pages is left out unless an operator set it: it follows from where
 * the body starts, also after an edit. Pure.
 *
 * @example
 * boundariesIn(report); // { bodyStart: 132, referenceLists: [{ from: 812, until: 950 }], items: [] }
 */
export function boundariesIn(report: AnalysisReport): CheckedBoundaries {
  const { bodyStart, referenceLists, tables, figures, pages } = report;
  return {
    ...(bodyStart.heading === null ? {} : { bodyStart: bodyStart.paragraph }),
    referenceLists: referenceLists.map(({ paragraph, until }) => ({ from: paragraph, until })),
    ...(report.leftOut
      ? { leaveOut: report.leftOut.map(({ paragraph, until }) => ({ from: paragraph, until })) }
      : {}),
    items: [...itemsOf('table', tables), ...itemsOf('figure', figures)],
    ...(pages.source === 'operator' ? { frontPages: pages.count } : {}),
  };
}

function itemsOf(kind: 'table' | 'figure', items: readonly ItemEvidence[]): ItemBoundary[] {
  return placedItems(items).map(({ item: { paragraph, counted }, position, count }) => ({
    [kind]: paragraph,
    ...(count > 1 ? { position } : {}),
    counted,
  }));
}
