import type { AnalysisReport, PageEvidence } from '../../src/core/docx/analysis.ts';
import type { Dissertation } from '../../src/core/docx/read-dissertation.ts';
import { excerpt } from '../../src/core/docx/text/excerpt.ts';
import type { Label } from './corpus/label.ts';
import { compareItems, type FoundItem, type ItemComparison, itemsLeftOut } from './faults/items.ts';
import {
  compareLists,
  compareStarts,
  type ListComparison,
  type StartComparison,
} from './faults/start-and-lists.ts';
import { findPlaces } from './places.ts';

/** What the five numbers of a document rest on, compared with its label piece by piece. */
export interface Comparison {
  words: { labelled: number; found: number };
  start: StartComparison;
  lists: ListComparison[];
  tables: ItemComparison[];
  figures: ItemComparison[];
  /** Tables and figures that were found but not counted. */
  leftOut: { tables: FoundItem[]; figures: FoundItem[] };
  pages: PageEvidence;
}

/** Compares an analysis with a label, to show what causes each wrong number. */
export function compare(label: Label, report: AnalysisReport, dissertation: Dissertation): Comparison {
  const places = findPlaces(dissertation);
  const textOf = (paragraph: number) => excerpt(dissertation.story.paragraphs[paragraph]?.text ?? '');
  return {
    words: { labelled: label.totalWords, found: places.total },
    start: compareStarts(label, report, places),
    lists: compareLists(label, report, places, textOf),
    tables: compareItems('tables', label, report, places),
    figures: compareItems('figures', label, report, places),
    leftOut: {
      tables: itemsLeftOut('tables', report, places),
      figures: itemsLeftOut('figures', report, places),
    },
    pages: report.pages,
  };
}
