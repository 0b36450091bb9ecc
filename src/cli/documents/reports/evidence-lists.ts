import type { AnalysisReport, ItemEvidence } from '../../../core/docx/analysis.ts';
import { certaintyInWords } from '../../../core/docx/certainty-in-words.ts';
import { formatCount } from '../../../core/pricing/money.ts';
import { alignColumns, cutEnd } from '../../terminal/text/columns.ts';
import { displayWidth } from '../../terminal/text/display-width.ts';
import { printable } from '../../terminal/text/printable.ts';

/**
 * Each reference list on a line: its heading with the number of its paragraph, its words and entries, and what
 * it was known by.
 *
 * @param columns the width that a line should keep to
 */
export function referenceListLines({ referenceLists }: AnalysisReport, columns: number): string[] {
  if (referenceLists.length === 0) return ['none found'];
  const facts = referenceLists.map(({ paragraph, words, entries, reason, certainty }) => [
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
  return alignColumns(rows, ['left', 'right', 'right', 'right', 'left']);
}

/**
 * Tables or figures: first those in the count, numbered, then the others. Each has its caption, the number
 * of its paragraph and the rule that decided.
 *
 * @param columns the width that a line should keep to
 * @example
 * itemLines(report.figures, 80); // ['1  Figure 1. A map  [212]  captioned as a figure', …]
 */
export function itemLines(items: readonly ItemEvidence[], columns: number): string[] {
  const inCount = items.filter((item) => item.counted);
  const others = items.filter((item) => !item.counted);
  const factsOf = ({ paragraph, reason, certainty }: ItemEvidence) => [
    placeOf(paragraph),
    reasonOf(reason, certainty),
  ];
  const facts = [...inCount, ...others].map(factsOf);
  const room = roomBeside(facts, columns - displayWidth(String(items.length)) - 2);
  const rowsOf = (group: readonly ItemEvidence[], mark: (index: number) => string) =>
    group.map((item, index) => [mark(index), cutEnd(nameOf(item), room), ...factsOf(item)]);
  const rows = [...rowsOf(inCount, (index) => String(index + 1)), ...rowsOf(others, () => '-')];
  const lines = alignColumns(rows, ['right', 'left', 'right', 'left']);
  if (others.length === 0) return lines;
  return [...lines.slice(0, inCount.length), 'Not counted:', ...lines.slice(inCount.length)];
}

/** The paragraph, as `--boundaries` takes it. */
function placeOf(paragraph: number): string {
  return `[${paragraph}]`;
}

/** What decided; behind it, how sure that is where it is not. */
function reasonOf(reason: string, certainty: number): string {
  const words = certaintyInWords(certainty);
  return words === 'sure' ? printable(reason) : `${printable(reason)} (${words})`;
}

function nameOf({ caption, zone }: ItemEvidence): string {
  const name = caption === null ? '(no caption)' : printable(caption);
  return zone === 'text' ? name : `${name} [${zoneNames[zone]}]`;
}

/** What is left of a line, indented by two, for the column before these; never less than a few words. */
function roomBeside(facts: readonly (readonly string[])[], columns: number): number {
  const widths = facts.map((row) => row.reduce((sum, cell) => sum + displayWidth(cell) + 2, 0));
  const longest = widths.reduce((width, next) => Math.max(width, next), 0);
  return Math.max(narrowestName, columns - 3 - longest);
}

function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

const zoneNames = { front: 'front matter', text: 'text', references: 'references' } as const;
const narrowestName = 24;
