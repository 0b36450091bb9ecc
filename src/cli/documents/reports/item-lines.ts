import {
  type AnalysisReport,
  certaintyInWords,
  type ItemEvidence,
  type PlaceEvidence,
  type ReferenceListEvidence,
} from '../../../core/docx/analysis.ts';
import { counted } from '../../../core/text/counted.ts';
import { alignColumns, cutEnd, displayWidth, type Side } from '../../terminal/text/columns.ts';
import { printable } from '../../terminal/text/printable.ts';

/**
 * Formats each reference list on a line: its heading with its paragraph number, its words and entries, and how it was
 * recognised.
 *
 * @param columns the width that a line should keep to
 */
export function referenceListLines({ referenceLists }: AnalysisReport, columns: number): string[] {
  if (referenceLists.length === 0) return ['none found'];
  const isPlaced = referenceLists.some(({ place }) => place !== undefined);
  const facts = referenceLists.map(({ paragraph, place, words, entries, reason, certainty }) => [
    ...(isPlaced ? [pageOf(place).join('')] : []),
    placeOf(paragraph),
    counted(words, 'word', 'words'),
    counted(entries, 'entry', 'entries'),
    reasonOf(reason, certainty),
  ]);
  const room = roomBeside(facts, columns);
  const rows = referenceLists.map(({ heading }, index) => [
    cutEnd(printable(heading), room),
    ...(facts[index] ?? []),
  ]);
  const side: Side[] = isPlaced ? ['left', 'right'] : ['left'];
  return alignColumns(rows, [...side, 'right', 'right', 'right', 'left']).flatMap((line, index) => [
    line,
    ...endLine(referenceLists[index]),
  ]);
}

/**
 * Formats tables or figures: first those that count, numbered, then the others. Each has its caption, its paragraph
 * number and the reason for the decision.
 *
 * @param columns the width that a line should keep to
 * @example
 * itemLines(report.figures, 80); // ['1  Figure 1. A map  [212]  captioned as a figure', …]
 */
export function itemLines(items: readonly ItemEvidence[], columns: number): string[] {
  const inCount = items.filter((item) => item.counted);
  const others = items.filter((item) => !item.counted);
  const isPlaced = items.some(({ place }) => place !== undefined);
  const factsOf = ({ paragraph, place, reason, certainty }: ItemEvidence) => [
    ...(isPlaced ? [pageOf(place).join('')] : []),
    placeOf(paragraph),
    reasonOf(reason, certainty),
  ];
  const all = [...inCount, ...others];
  const facts = all.map(factsOf);
  const room = roomBeside(facts, columns - displayWidth(String(items.length)) - 2);
  const rowsOf = (group: readonly ItemEvidence[], mark: (index: number) => string) =>
    group.map((item, index) => [mark(index), cutEnd(nameOf(item), room), ...factsOf(item)]);
  const rows = [...rowsOf(inCount, (index) => String(index + 1)), ...rowsOf(others, () => '-')];
  const side: Side[] = isPlaced ? ['right', 'left', 'right'] : ['right', 'left'];
  const lines = alignColumns(rows, [...side, 'right', 'left']);
  const inSections = lines.map((line, index) => [...sectionLine(all[index], all[index - 1], columns), line]);
  if (others.length === 0) return inSections.flat();
  const left = inSections.slice(inCount.length);
  return [...inSections.slice(0, inCount.length).flat(), 'Not counted:', ...left.flat()];
}

/** The page of a place, as part of a line; empty for reports without it. */
export function pageOf(place: PlaceEvidence | undefined): string[] {
  return place ? [`p. ${place.page}`] : [];
}

/** The paragraph, as `--boundaries` accepts it. */
export function placeOf(paragraph: number): string {
  return `[${paragraph}]`;
}

/** The heading above an item, if it differs from the previous item's. */
function sectionLine(
  item: ItemEvidence | undefined,
  before: ItemEvidence | undefined,
  columns: number,
): string[] {
  const section = item?.place?.section ?? null;
  const isSame = section === (before?.place?.section ?? null) && item?.counted === before?.counted;
  return section === null || isSame ? [] : [cutEnd(`${printable(section)}:`, columns - 2)];
}

/** What comes after a list that does not extend to the end. */
function endLine(list: ReferenceListEvidence | undefined): string[] {
  if (!list?.endPlace) return [];
  const words = cutEnd(printable(list.endPlace.words), longestOpening);
  return [`  up to "${words}" ${[...pageOf(list.endPlace), placeOf(list.until)].join(' ')}`];
}

/** The reason for a decision, followed by its certainty unless it is sure. */
function reasonOf(reason: string, certainty: number): string {
  const words = certaintyInWords(certainty);
  return words === 'sure' ? printable(reason) : `${printable(reason)} (${words})`;
}

function nameOf({ caption, place, zone }: ItemEvidence): string {
  const words = place?.words ? ` at "${cutEnd(printable(place.words), longestOpening)}"` : '';
  const name = caption === null ? `(no caption)${words}` : printable(caption);
  return zone === 'text' ? name : `${name} [${zoneNames[zone]}]`;
}

/** The width left in a line, indented by two, for the column before these; never less than a few words. */
function roomBeside(facts: readonly (readonly string[])[], columns: number): number {
  const widths = facts.map((row) => row.reduce((sum, cell) => sum + displayWidth(cell) + 2, 0));
  const longest = widths.reduce((width, next) => Math.max(width, next), 0);
  return Math.max(narrowestName, columns - 3 - longest);
}

const zoneNames = { front: 'front matter', text: 'text', references: 'references' } as const;
const narrowestName = 24;
/** The width, in columns, of a place's first words. */
const longestOpening = 40;
