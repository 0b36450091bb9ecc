import * as z from 'zod';
import {
  type Analysis,
  type ItemEvidence,
  type PlaceEvidence,
  type ReferenceListEvidence,
  type RunnerUpEvidence,
  sourceInWords,
} from '../../core/docx/analysis.ts';
import type { Outline, OutlineBand } from '../../core/docx/outline/outline.ts';
import { counted } from '../../core/text/counted.ts';
import { formatCount } from '../../core/text/format-count.ts';
import type { ReadDocument } from '../source.ts';
import { untrusted, untrustedSchema } from '../untrusted.ts';

/** One line of an explanation: a chapter, a reference list, a table, a figure, or a witness of page counts. */
export const lineSchema = z.object({
  isCounted: z
    .boolean()
    .describe('Whether it is part of the number. For a count of pages: whether it agrees with the number.'),
  text: untrustedSchema.optional().describe('Its heading, caption or first words.'),
  label: z.string().optional().describe('What it is, if it has no text of its own.'),
  page: z.int().optional().describe("Where it starts, as Word's status bar counts."),
  section: untrustedSchema.optional().describe('The heading that it is under.'),
  words: z.int().min(0).optional(),
  entries: z.int().min(0).optional().describe('Number of entries of a reference list.'),
  pages: z.int().optional().describe('The number of front matter pages that it indicates.'),
  reason: z.string().optional().describe('Why it was decided this way.'),
  certainty: z.number().min(0).max(1).optional(),
});

export type Line = z.output<typeof lineSchema>;

/** What a number is made of. */
interface Explanation {
  /** Sentences that do not quote the document. */
  says: string[];
  lines: Line[];
}

/** Explains what one of the five numbers of a document is made of. Pure. */
export function explanationOf(number: keyof Analysis, document: ReadDocument): Explanation {
  return explanations[number](document);
}

const explanations: Readonly<Record<keyof Analysis, (document: ReadDocument) => Explanation>> = {
  textWordCount: explainText,
  refsWordCount: explainReferences,
  tables: ({ analysis, report }) => explainItems('tables', analysis.tables, report.tables),
  figures: ({ analysis, report }) => explainItems('figures', analysis.figures, report.figures),
  frontMatter: explainPages,
};

function explainReferences({ analysis, report }: ReadDocument): Explanation {
  const { referenceLists, listRunnerUp } = report;
  const other = notTaken('another reference list, not taken for one', listRunnerUp);
  if (referenceLists.length === 0) {
    const says = ['No reference list was found.', ...setByHand(analysis.refsWordCount, 0, 'word')];
    return { says, lines: other };
  }
  const sum = referenceLists.reduce((words, list) => words + list.words, 0);
  const lines = [...referenceLists.map(listLine), ...other];
  return { says: handMade(analysis.refsWordCount, sum, 'words'), lines };
}

/** The next best place, and why it was not taken. */
function notTaken(label: string, runnerUp: RunnerUpEvidence | null | undefined): Line[] {
  if (!runnerUp || runnerUp.heading === null) return [];
  const { heading, place, reason, certainty } = runnerUp;
  return [{ isCounted: false, label, text: untrusted(heading), ...at(place), reason, certainty }];
}

function listLine({ heading, place, words, entries, reason, certainty }: ReferenceListEvidence): Line {
  return { isCounted: true, text: untrusted(heading), ...at(place), words, entries, reason, certainty };
}

function explainItems(names: string, value: number, items: readonly ItemEvidence[]): Explanation {
  const counted = items.filter((item) => item.counted);
  const others = items.filter((item) => !item.counted);
  return {
    says: handMade(value, counted.length, names),
    lines: [...counted, ...others].map(itemLine),
  };
}

function itemLine({ caption, place, counted, reason, certainty }: ItemEvidence): Line {
  const text = caption ?? place?.words;
  const section = place?.section ?? null;
  return {
    isCounted: counted,
    ...(caption === null ? { label: 'without a caption, at' } : {}),
    ...(text === undefined || text === '' ? {} : { text: untrusted(text) }),
    ...at(place),
    ...(section === null ? {} : { section: untrusted(section) }),
    reason,
    certainty,
  };
}

function at(place: PlaceEvidence | undefined): { page?: number } {
  return place ? { page: place.page } : {};
}

/** Explains the number of front matter pages: where the body starts, and each witness with its own count. Pure. */
function explainPages({ analysis, report }: ReadDocument): Explanation {
  const { bodyStart, pages } = report;
  const { heading, place, reason, certainty, runnerUp } = bodyStart;
  const source = sourceInWords(pages);
  const start: Line[] =
    heading === null
      ? []
      : [
          {
            isCounted: false,
            label: 'the main body starts here',
            text: untrusted(heading),
            ...at(place),
            reason,
            certainty,
          },
          ...notTaken('another start, not taken', runnerUp),
        ];
  return {
    says: [
      'Counted are the pages before the one on which the main body starts.',
      `What decided: ${pages.reason}${source === null ? '' : ` (${source})`}.`,
      ...(pages.blankPages ? [`Blank pages among them: ${formatCount(pages.blankPages)}.`] : []),
      ...setByHand(analysis.frontMatter, pages.count, 'page'),
    ],
    lines: [
      ...pages.witnesses.map(({ name, pages: count }) => ({
        isCounted: count === analysis.frontMatter,
        label: name,
        pages: count,
      })),
      ...start,
    ],
  };
}

/** Explains the words of the text section by section, or from the report alone if the document may not be seen. Pure. */
function explainText({ analysis, report, outline }: ReadDocument): Explanation {
  const { front, references, leftOut = 0 } = report.words;
  const others = [
    `Not counted: ${counted(front, 'word', 'words')} of front matter, ${formatCount(references)} of references.`,
    ...(leftOut === 0
      ? []
      : [`The operator leaves out ${counted(leftOut, 'further word', 'further words')}.`]),
  ];
  if (outline === undefined) {
    const says = [...others, ...setByHand(analysis.textWordCount, report.words.text, 'word')];
    return { says, lines: fromTheStart(report) };
  }
  const lines = sectionLines(outline);
  const sum = lines.reduce((words, line) => words + (line.words ?? 0), 0);
  return { says: [...others, ...handMade(analysis.textWordCount, sum, 'words')], lines };
}

function fromTheStart({ words, bodyStart }: ReadDocument['report']): Line[] {
  const { heading, place, reason, certainty } = bodyStart;
  if (heading === null) return [];
  const label = 'the text, from here on without reference lists';
  return [
    { isCounted: true, label, text: untrusted(heading), ...at(place), words: words.text, reason, certainty },
  ];
}

/** Returns a line for each heading with the words up to the next one, and one for all notes. */
function sectionLines({ rows, bands }: Outline): Line[] {
  const texts = bands.filter(({ kind }) => kind === 'text' || kind === 'appendix');
  const lines: (Line & { words: number })[] = [];
  let page = 1;
  let band: OutlineBand | undefined;
  let next = 0;
  for (const row of rows) {
    page = row.page ?? page;
    while ((texts[next]?.until ?? Number.POSITIVE_INFINITY) <= row.at) next += 1;
    const here = texts[next];
    if (here === undefined) break;
    if (row.at < here.from) continue;
    const last = lines.at(-1);
    if (last === undefined || row.kind === 'heading' || here !== band) {
      const isAppendix = here.kind === 'appendix' && here !== band;
      const label = isAppendix ? { label: 'appendix' } : {};
      lines.push({ isCounted: true, ...label, text: untrusted(row.text), page, words: row.words });
    } else last.words += row.words;
    band = here;
  }
  const found = lines.reduce((sum, { words }) => sum + words, 0);
  const notes = texts.reduce((sum, { words }) => sum + words, 0) - found;
  return notes > 0 ? [...lines, { isCounted: true, label: 'footnotes and endnotes', words: notes }] : lines;
}

/**
 * Says that an operator set the number, if the lines do not add up to it.
 *
 * @example
 * handMade(12, 10, 'tables'); // ['The lines add up to 10 tables; the operator set the number to 12.']
 */
function handMade(value: number, sum: number, what: string): string[] {
  if (value === sum) return [];
  return [
    `The lines add up to ${formatCount(sum)} ${what}; the operator set the number to ${formatCount(value)}.`,
  ];
}

/**
 * Says that an operator set the number, if it is not what the analysis counted.
 *
 * @example
 * setByHand(9, 3, 'page'); // ['The analysis counted 3 pages; the operator set the number to 9.']
 */
function setByHand(value: number, found: number, unit: 'word' | 'page'): string[] {
  if (value === found) return [];
  return [
    `The analysis counted ${counted(found, unit, `${unit}s`)}; the operator set the number to ${formatCount(value)}.`,
  ];
}
