import {
  type AnalysisReport,
  type AnalysisResult,
  certaintyInWords,
  type RunnerUpEvidence,
  sourceInWords,
} from '../../../core/docx/analysis.ts';
import { signed, storedInWords, turnsInWords } from '../../../core/docx/evidence/in-words.ts';
import { formatCount } from '../../../core/text/format-count.ts';
import type { Channel } from '../../terminal/terminal.ts';
import { alignColumns, sectionsApart } from '../../terminal/text/columns.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Presentation } from '../handle-documents.ts';
import { doubtLines, numberLines } from './analysis-lines.ts';
import { itemLines, pageOf, placeOf, referenceListLines } from './item-lines.ts';

/**
 * Formats a document's analysis for people who want to know what its numbers rest on: the whole report, section by
 * section.
 *
 * @example
 * evidenceLines(terminal.output).success('thesis.docx', result);
 */
export function evidenceLines(output: Channel): Presentation {
  let space = '';
  return {
    success(path, result) {
      const text = `${space}${textOf(path, result, output)}\n`;
      space = '\n';
      return text;
    },
    failure: () => '',
  };
}

function textOf(path: string, { analysis, report }: AnalysisResult, output: Channel): string {
  const { style } = output;
  const columns = output.columns() ?? widestLine;
  const section = (title: string, lines: readonly string[]) => [
    style.strong(title),
    ...lines.map((line) => `  ${line}`),
  ];
  const wordSection = wordLines(report);
  const sections = [
    [style.strong(printable(path)), '', ...numberLines(analysis, report.certainty, style)],
    section('Start of the body', bodyStartLines(report)),
    section('Words by zone', zoneLines(report)),
    section(titleOf('Reference lists', report.referenceLists.length), [
      ...referenceListLines(report, columns),
      ...runnerUpLines(report.listRunnerUp, 'or another one at'),
    ]),
    section(titleOf('Tables', analysis.tables), itemLines(report.tables, columns)),
    section(titleOf('Figures', analysis.figures), itemLines(report.figures, columns)),
    section(titleOf('Front matter pages', report.pages.count), pageLines(report)),
    wordSection.length === 0 ? [] : section('In Word', wordSection),
    ['Numbers in brackets are paragraphs, as --boundaries accepts them.'],
    doubtLines(report.doubts, style),
  ];
  return sectionsApart(sections).join('\n');
}

function bodyStartLines({ bodyStart }: AnalysisReport): string[] {
  const { heading, paragraph, place, reason, certainty, runnerUp } = bodyStart;
  if (heading === null) return ['The document contains no text.'];
  return [
    [`"${printable(heading)}"`, ...pageOf(place), placeOf(paragraph)].join(' '),
    `${printable(reason)} (${certaintyOf(certainty)})`,
    ...runnerUpLines(runnerUp, 'or'),
  ];
}

/** A place that was considered, and why it was not taken. */
function runnerUpLines(runnerUp: RunnerUpEvidence | null | undefined, word: string): string[] {
  if (!runnerUp?.heading || !runnerUp.place) return [];
  const { heading, paragraph, place, reason, certainty } = runnerUp;
  return [
    [`${word} "${printable(heading)}"`, ...pageOf(place), placeOf(paragraph)].join(' '),
    `  not taken: ${printable(reason)} (${Math.round(certainty * 100)}%)`,
  ];
}

function zoneLines({ words }: AnalysisReport): string[] {
  const rows = [
    ['Front matter', words.front],
    ['Text', words.text],
    ['References', words.references],
    ['Total', words.total],
    ...(words.leftOut === undefined ? [] : [['Left out', words.leftOut] as const]),
  ] as const;
  const notes =
    words.notes === 0
      ? []
      : [`Of the total, ${formatCount(words.notes)} ${words.notes === 1 ? 'is' : 'are'} in notes.`];
  return [
    ...alignColumns(
      rows.map(([zone, count]) => [zone, formatCount(count)]),
      ['left', 'right'],
    ),
    ...notes,
  ];
}

function pageLines({ pages, certainty }: AnalysisReport): string[] {
  const witnesses = pages.witnesses.map(({ name, pages: count }) => [printable(name), formatCount(count)]);
  const source = sourceInWords(pages);
  return [
    ...(source === null ? [] : [source]),
    `${printable(pages.reason)} (${certaintyOf(certainty.frontMatter)})`,
    ...turnLines(pages.turns),
    ...alignColumns(witnesses, ['left', 'right']),
    ...blankLines(pages.blankPages),
    ...totalLines(pages.totals),
  ];
}

function blankLines(count = 0): string[] {
  return count === 0 ? [] : [`Of these, ${formatCount(count)} ${count === 1 ? 'is' : 'are'} blank.`];
}

/** What ended the pages, if there was more than one reason. */
function turnLines(turns: AnalysisReport['pages']['turns']): string[] {
  if (turns === undefined) return [];
  const told = turnsInWords(turns);
  return told === null ? [] : [`Page breaks: ${told}.`];
}

function totalLines(totals: AnalysisReport['pages']['totals']): string[] {
  if (totals === undefined) return [];
  const stored = `Pages of the whole document when it was last saved: ${formatCount(totals.stored)}`;
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
  return `${certaintyInWords(certainty)}, ${Math.round(certainty * 100)}%`;
}

/** The width of a line if nothing limits it. */
const widestLine = 120;

/** How to see the words in Word, and why its stored count differs; no lines for reports without this. */
function wordLines({ inWord, words }: AnalysisReport): string[] {
  if (inWord === undefined) return [];
  const { checks, stored } = inWord;
  return [...checks.map(({ says }) => printable(says)), ...(stored ? storedLines(stored, words.text) : [])];
}

function storedLines(stored: Parameters<typeof storedInWords>[0], text: number): string[] {
  const { says, rows } = storedInWords(stored, text);
  const isSum = (index: number) => index === 0 || index === rows.length - 1;
  const cells = rows.map(([name, words], index) => [name, isSum(index) ? formatCount(words) : signed(words)]);
  return [says, ...alignColumns(cells, ['left', 'right'])];
}
