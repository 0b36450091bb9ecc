import type { Decided } from '../decide/decide-dissertation.ts';
import { firstWords } from '../evidence/describe.ts';
import type { PageOf } from '../pages/page-facts.ts';
import { type Drawing, drawingsOf, type Paragraph, type Story, type Table } from '../story/story.ts';
import { endsPage } from '../structure/front-matter.ts';
import type { Heading } from '../structure/headings.ts';
import { excerpt } from '../text/excerpt.ts';
import type { OutlineBand, OutlineRow, TurnedBy } from './outline.ts';

/** A row, with the number of the paragraph after its last one. */
export type SpannedRow = OutlineRow & { until: number };

/**
 * Makes rows of everything a reader sees, in document order. A table is one row, unless the text itself is set in it.
 */
export function rowsOf(
  story: Story,
  { headings, contents }: Pick<Decided, 'headings' | 'contents'>,
  bands: readonly OutlineBand[],
): SpannedRow[] {
  const { paragraphs, tables } = story;
  const headingAt = new Map(headings.map((heading) => [heading.paragraph, heading]));
  const borders = new Set([...headingAt.keys(), ...bands.map(({ from }) => from)]);
  const isOpen = openTables(story, borders);
  const wordsAt = firstWords(story);
  const rows: SpannedRow[] = [];
  for (let index = 0; index < paragraphs.length; ) {
    const paragraph = paragraphs[index];
    const table = outermost(tables[paragraph?.place.table ?? -1], tables);
    if (paragraph && table && table.first === index && table.end > index && !isOpen.has(table.index)) {
      rows.push(tableRow(table, story, wordsAt(index)));
      index = table.end;
      continue;
    }
    const row = paragraph && paragraphRow(paragraph, story, headingAt.get(index), contents.paragraphs);
    if (row) rows.push({ ...row, until: index + 1 });
    index += 1;
  }
  return rows;
}

function paragraphRow(
  paragraph: Paragraph,
  story: Story,
  heading: Heading | undefined,
  listed: ReadonlySet<number>,
): OutlineRow | null {
  const { index, text, words, place, characters } = paragraph;
  const drawing = largest(drawingsOf(story, paragraph));
  if (characters === 0 && drawing === null) return null;
  const kind = words === 0 && drawing ? 'drawing' : 'text';
  return {
    at: index,
    kind: heading ? 'heading' : listed.has(index) ? 'contents' : kind,
    text: excerpt(text),
    words,
    ...(heading ? { level: heading.level } : {}),
    ...(place.host === null ? {} : { boxed: true as const }),
    ...(drawing ? { drawing } : {}),
  };
}

function tableRow(table: Table, story: Story, text: string): SpannedRow {
  let words = 0;
  const drawn: (readonly Drawing[])[] = [];
  for (let index = table.first; index < table.end; index += 1) {
    const paragraph = story.paragraphs[index];
    if (!paragraph) continue;
    words += paragraph.words;
    drawn.push(drawingsOf(story, paragraph));
  }
  const drawing = largest(drawn.flat());
  return {
    at: table.first,
    until: table.end,
    kind: 'table',
    text: words === 0 ? '' : text,
    words,
    ...(table.host === null ? {} : { boxed: true as const }),
    grid: { rows: table.rows, columns: table.columns },
    ...(drawing ? { drawing } : {}),
  };
}

/** The largest of the drawings in one place, and how many there are; null if there are none. */
function largest(drawings: readonly Drawing[]): NonNullable<OutlineRow['drawing']> | null {
  const shown = drawings.filter(({ kind }) => kind !== 'rule' && kind !== 'equation');
  const [first] = shown;
  if (!first) return null;
  const area = ({ width, height }: Drawing) => width * height;
  const { kind, width, height } = shown.reduce(
    (most, each) => (area(each) > area(most) ? each : most),
    first,
  );
  return { kind, width: Math.round(width), height: Math.round(height), count: shown.length };
}

/**
 * Finds tables that contain headings, the border of a band, or pages of text. They are read as if the table were not
 * there.
 */
function openTables({ paragraphs, tables }: Story, borders: ReadonlySet<number>): ReadonlySet<number> {
  const open = new Set<number>();
  const inCell = new Map<string, number>();
  for (const { index, place } of paragraphs) {
    const table = outermost(tables[place.table ?? -1], tables);
    if (!table || open.has(table.index)) continue;
    if (borders.has(index) && index > table.first) open.add(table.index);
    const cell = `${place.table}:${place.row}:${place.cell}`;
    const count = (inCell.get(cell) ?? 0) + 1;
    inCell.set(cell, count);
    if (count >= paragraphsOfText) open.add(table.index);
  }
  return open;
}

/** Tables are nested a few levels at most; a longer chain in a hostile document is not followed. */
function outermost(table: Table | undefined, tables: readonly Table[]): Table | undefined {
  let found = table;
  for (let depth = 0; depth < deepest && found && found.outer !== null; depth += 1)
    found = tables[found.outer];
  return found;
}

const deepest = 20;
/** With this many paragraphs, a cell holds the text itself. */
const paragraphsOfText = 25;

/** Records on each row the number of the page that starts there, if a new one does, and what caused it. */
export function markTurns(rows: readonly OutlineRow[], story: Story, pageOf: PageOf): void {
  let page = 0;
  let passed = 0;
  for (const row of rows) {
    const now = pageOf(row.at);
    if (now !== page) {
      row.page = now;
      if (page !== 0) row.turnedBy = turnedBetween(passed, row.at, story);
    }
    page = now;
    passed = row.at;
  }
}

/**
 * Returns what caused the last page break between the starts of two rows. Word records the author's breaks too: a
 * record right after such a break is the same one.
 */
function turnedBetween(from: number, until: number, { paragraphs, sections }: Story): TurnedBy {
  let by: TurnedBy = 'estimate';
  let isRecordOfBreak = false;
  for (let index = from; index <= until; index += 1) {
    const paragraph = paragraphs[index];
    if (!paragraph || paragraph.place.host !== null) continue;
    const { breaks, characters, drawings, endsSection, format } = paragraph;
    if (index > from && format.pageBreakBefore) {
      by = 'author';
      isRecordOfBreak = true;
    }
    let done = 0;
    for (const { kind, after, drawings: drawn } of breaks) {
      if (after + drawn > done) isRecordOfBreak = false;
      done = after + drawn;
      // Breaks at the start of the first row ended the page before it, and those within the last row end the page
      // after it.
      if (index === from ? after === 0 : index === until && after > 0) continue;
      if (kind !== 'recorded') by = 'author';
      else if (!isRecordOfBreak) by = 'recorded';
      // In columns, a record tells whether a new page starts.
      isRecordOfBreak = kind === 'page';
    }
    if (index === until) break;
    if (breaks.length === 0 || characters + drawings.length > done) isRecordOfBreak = false;
    if (endsPage(endsSection, sections)) {
      by = 'author';
      isRecordOfBreak = true;
    }
  }
  return by;
}
