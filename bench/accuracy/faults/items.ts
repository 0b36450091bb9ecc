import type { AnalysisReport, ItemEvidence } from '../../../src/core/docx/analysis.ts';
import type { Label } from '../corpus/label.ts';
import type { Places } from '../places.ts';
import { haveSameCaption, type Pairing, pairItems, type Spot } from './pair-items.ts';

/** A table or figure that the analysis found. */
export interface FoundItem extends Spot {
  paragraph: number;
  reason: string;
  certainty: number;
}

/** A labelled item with the one found for it; one side is null if the other has no match. */
export interface ItemComparison {
  labelled: Spot | null;
  found: FoundItem | null;
  /** If one side is null: what happened to the other, as far as we can tell. */
  why: string | null;
}

type Kind = 'tables' | 'figures';

/** All labelled items and all found items without a label, in text order. */
export function compareItems(
  kind: Kind,
  label: Label,
  report: AnalysisReport,
  places: Places,
): ItemComparison[] {
  const sides = { label, report, places };
  const { pairs, missed, added } = pairing(kind, sides);
  return [
    ...pairs.map((pair) => ({ ...pair, why: null })),
    ...missed.map((labelled) => ({ labelled, found: null, why: whyMissed(labelled, kind, sides) })),
    ...added.map((found) => ({ labelled: null, found, why: whyAdded(found, kind, sides) })),
  ].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The items that were found but not counted. */
export function itemsLeftOut(kind: Kind, report: AnalysisReport, places: Places): FoundItem[] {
  return report[kind].filter((item) => !item.counted).map((item) => foundItem(item, places));
}

interface Sides {
  label: Label;
  report: AnalysisReport;
  places: Places;
}

function pairing(kind: Kind, { label, report, places }: Sides): Pairing<Spot, FoundItem> {
  const counted = report[kind].filter((item) => item.counted);
  // If reader and analysis count words differently, their places drift apart by up to the difference.
  const drift = Math.min(reach, Math.abs(label.totalWords - places.total));
  return pairItems(
    label[kind].map(spot),
    counted.map((item) => foundItem(item, places)),
    reach + drift,
  );
}

function whyMissed(missed: Spot, kind: Kind, sides: Sides): string | null {
  const { report, places } = sides;
  if (missed.word < places.wordsBefore(report.bodyStart.paragraph))
    return 'stands in what was taken for front matter';
  const isInList = report.referenceLists.some(({ paragraph, until }) =>
    isWithin(missed.word, [places.wordsBefore(paragraph), places.wordsBefore(until)]),
  );
  if (isInList) return 'stands in what was taken for a reference list';
  const same = nearest(missed, itemsLeftOut(kind, report, places));
  if (same) return `left out: ${same.reason}`;
  const otherKind = other(kind);
  const mistaken = nearest(missed, pairing(otherKind, sides).added);
  return mistaken ? `counted among the ${otherKind}: ${mistaken.reason}` : null;
}

function whyAdded(added: Spot, kind: Kind, sides: Sides): string | null {
  const { label } = sides;
  if (added.word < label.bodyStart[0]) return 'stands in the front matter by its label';
  if (label.references.some((list) => isWithin(added.word, list)))
    return 'stands in a reference list by its label';
  const excluded = (kind === 'tables' ? label.notTables : label.notFigures).map(spot);
  const same = nearest(added, excluded);
  if (same) return `its label says: ${same.caption}`;
  const otherKind = other(kind);
  return nearest(added, pairing(otherKind, sides).missed) ? `labelled among the ${otherKind}` : null;
}

function nearest<Item extends Spot>(wanted: Spot, items: readonly Item[]): Item | undefined {
  const away = (item: Spot) => Math.abs(item.word - wanted.word);
  return items
    .filter((item) => away(item) <= reach || haveSameCaption(item.caption, wanted.caption))
    .sort((a, b) => away(a) - away(b))[0];
}

function foundItem({ paragraph, caption, reason, certainty }: ItemEvidence, places: Places): FoundItem {
  return { word: places.wordsBefore(paragraph), caption, paragraph, reason, certainty };
}

function spot([word, caption]: readonly [number, string]): Spot {
  return { word, caption };
}

function placeOf({ labelled, found }: ItemComparison): number {
  return labelled?.word ?? found?.word ?? 0;
}

function isWithin(word: number, [from, to]: readonly [number, number]): boolean {
  return word >= from && word < to;
}

function other(kind: Kind): Kind {
  return kind === 'tables' ? 'figures' : 'tables';
}

/** In words: a long caption may separate its own place from that of the table or picture. */
const reach = 60;
