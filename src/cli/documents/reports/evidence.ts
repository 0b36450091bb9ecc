import {
  type AnalysisReport,
  type AnalysisResult,
  certaintyInWords,
  type ItemEvidence,
} from '../../../core/docx/analysis.ts';
import { formatCount } from '../../../core/pricing/money.ts';
import type { Channel } from '../../terminal/terminal.ts';
import { alignColumns, cutEnd, displayWidth } from '../../terminal/text/columns.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Presentation } from '../handle-documents.ts';
import { doubtLines, numberLines } from './analysis-lines.ts';

/**
 * The analysis of a document for people who want to know what its numbers rest on: all that the report says,
 * section by section.
 *
 * @example
 * evidenceLines(terminal.output).success('thesis.docx', result);
 */
export function evidenceLines(output: Channel): Presentation {
  let space = '';
  return {
    success(path, result) {
      const text = `${space}${sheetOf(path, result, output)}\n`;
      space = '\n';
      return text;
    },
    failure: () => '',
  };
}

function sheetOf(path: string, { analysis, report }: AnalysisResult, output: Channel): string {
  const { style } = output;
  const columns = output.columns() ?? widestLine;
  const section = (title: string, lines: readonly string[]) => [
    style.strong(title),
    ...lines.map((line) => `  ${line}`),
  ];
  const sections = [
    [style.strong(printable(path)), '', ...numberLines(analysis, report.certainty)],
    section('Start of the body', bodyStartLines(report)),
    section('Words by zone', zoneLines(report)),
    section(titleOf('Reference lists', report.referenceLists.length), referenceListLines(report, columns)),
    section(titleOf('Tables', analysis.tables), itemLines(report.tables, columns)),
    section(titleOf('Figures', analysis.figures), itemLines(report.figures, columns)),
    section(titleOf('Front matter pages', report.pages.count), pageLines(report)),
    ['Numbers in brackets are paragraphs, as --boundaries takes them.'],
    doubtLines(report.warnings, style),
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function bodyStartLines({ bodyStart }: AnalysisReport): string[] {
  const { heading, paragraph, reason, certainty } = bodyStart;
  if (heading === null) return ['The document contains no text.'];
  return [`"${printable(heading)}" [${paragraph}]`, `${printable(reason)} (${certaintyOf(certainty)})`];
}

function zoneLines({ words }: AnalysisReport): string[] {
  const rows = [
    ['Front matter', words.front],
    ['Text', words.text],
    ['References', words.references],
    ['Total', words.total],
  ] as const;
  const notes = words.notes === 0 ? [] : [`Of these, ${formatCount(words.notes)} are in notes.`];
  return [
    ...alignColumns(
      rows.map(([zone, count]) => [zone, formatCount(count)]),
      ['left', 'right'],
    ),
    ...notes,
  ];
}

function pageLines({ pages }: AnalysisReport): string[] {
  const witnesses = pages.witnesses.map(({ name, pages: count }) => [printable(name), formatCount(count)]);
  return [
    `${printable(pages.reason)} (${certaintyOf(pages.certainty)})`,
    ...alignColumns(witnesses, ['left', 'right']),
    ...(pages.blankPages ? [`Of these, ${formatCount(pages.blankPages)} are blank.`] : []),
    ...totalLines(pages.totals),
  ];
}

function totalLines(totals: AnalysisReport['pages']['totals']): string[] {
  if (totals === undefined) return [];
  const stored = `Pages of the whole document when it was saved last: ${formatCount(totals.stored)}`;
  return [
    totals.stored === totals.found
      ? `${stored}, as found.`
      : `${stored}; found: ${formatCount(totals.found)}.`,
  ];
}

function titleOf(name: string, count: number): string {
  return `${name}: ${formatCount(count)}`;
}

function certaintyOf(certainty: number): string {
  return `${certaintyInWords(certainty)}, ${Math.round(certainty * 100)} %`;
}

/** How wide a line may be where nothing limits it. */
const widestLine = 120;

/**
 * Each reference list on a line: its heading with the number of its paragraph, its words and entries, and what
 * it was known by.
 *
 * @param columns the width that a line should keep to
 */
function referenceListLines({ referenceLists }: AnalysisReport, columns: number): string[] {
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
function itemLines(items: readonly ItemEvidence[], columns: number): string[] {
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
