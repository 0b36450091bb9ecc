import type { Numbering } from '../../story/numbering.ts';
import type { Paragraph, Story } from '../../story/story.ts';
import { sizeOfBody } from '../../structure/body-size.ts';
import { type Contents, type ContentsEntry, isNamedBy } from '../../structure/contents.ts';
import { titleOf } from '../../structure/contents-line.ts';
import { afterTitlePage, pageStarts } from '../../structure/front-matter.ts';
import type { Heading } from '../../structure/headings.ts';
import { countTraits } from '../../structure/reference-entry.ts';
import { readCaption } from '../../text/caption-text.ts';
import { isFirstNumber, readHeading } from '../../text/heading-text.ts';
import type { VocabularyKind } from '../../text/vocabulary.ts';
import { findLastArabicSection } from './page-numbers.ts';

/**
 * What the zones are decided on: a paragraph of the text with the text boxes anchored in it, or a whole table.
 * Blank ones are none.
 */
export interface Line {
  /** Its place among the lines. */
  position: number;
  paragraph: Paragraph;
  /** Index of the paragraph after its last. */
  end: number;
  isTable: boolean;
  heading: Heading | null;
  /** It is a table with a heading in it, as chapters in a layout grid are. */
  holdsHeading: boolean;
  /** The nearest heading above, the line's own left out. */
  above: Heading | null;
  /** It stands in the section of a heading that names a reference list, that heading itself left out. */
  isInReferences: boolean;
  /** It stands in the section of a heading that names a front part, that heading itself left out. */
  isInFrontPart: boolean;
  /** Level of the nearest heading above that names a reference list; 1 without one. */
  listLevel: number;
  /** Share of the document's words before it, 0 to 1. */
  before: number;
  words: number;
  /** The line of the contents that names it. */
  entry: ContentsEntry | null;
  /** It is a line of the contents, or of a list of tables or figures. */
  isListed: boolean;
  /** The author let a page start here. */
  startsPage: boolean;
  /** Index of its section. */
  section: number;
  startsSection: boolean;
  /** Traits of a reference entry, an author in front counting as two; 0 for a line as long as running text. */
  traits: number;
  isCaption: boolean;
  /** It is written in another script than most of the document. */
  isForeign: boolean;
  /** It is an item of the same list as the line before, or is set in the same way. */
  continues: 'list' | 'setting' | null;
  /** Word numbers it in brackets, as entries are: `[%1]`. */
  isBracketed: boolean;
  /** The stretch from one heading to the next that it stands in. */
  stretch: Stretch;
}

/** A heading and the lines up to the next one. */
export interface Stretch {
  lines: number;
  /** Lines that read like entries of a reference list. */
  alike: number;
  /** Lines as long as running text that are no entries. */
  prose: number;
}

/** The lines of a document with what is told of it as a whole. */
export interface ZoneDocument {
  story: Story;
  contents: Contents;
  lines: readonly Line[];
  bodySize: number;
  /** Of all counted words, those of notes included. */
  words: number;
  /** How many lines before each line have something; one more entry than there are lines. */
  tallies: Tallies;
  /** Index of the last section whose page numbers are not Roman; -1 where all are. */
  lastArabicSection: number;
  /** The first heading that Word numbers, of the highest level. */
  firstNumbered: number | null;
  /** The first line of the contents with an Arabic page number, where Roman ones stand before it. */
  firstArabic: ContentsEntry | null;
  /** The first line of the contents that names no front part. */
  firstChapterListed: ContentsEntry | null;
  /** The first heading after the contents in the front, and the lists that go on with them. */
  firstAfterContents: number | null;
  /** The first line of a front part, of contents or of a page that the author started. */
  firstFront: number | null;
  /** The first heading that may open a text: an introduction, a first chapter, a number 1. */
  firstChapter: number | null;
  /** Where title pages are over, on which titles often bear a heading's style. */
  firstAfterTitle: number;
  lastReferenceHeading: number | null;
  /** The first heading with the number 1, typed. */
  firstNumberOne: number | null;
  /** Short lines that the document opens with, as a title page does. */
  leading: number;
  /** Lines up to a quarter and a half of the words. */
  early: number;
  half: number;
}

/** Running counts, so that any stretch of lines is asked about at once. */
export interface Tallies {
  /** Lines that read like entries of a reference list. */
  alike: Uint32Array;
  /** Lines as long as running text that are no entries. */
  prose: Uint32Array;
  /** Lines that a reference manager or Word marked. */
  marked: Uint32Array;
  /** Headings of a part of the front matter. */
  fronts: Uint32Array;
  /** Lines of contents. */
  listed: Uint32Array;
  /** Headings that name neither a front part nor a reference list. */
  others: Uint32Array;
  /** Pairs of neighbours of which the second does not come before the first in the alphabet. */
  sorted: Uint32Array;
}

/** Reads the lines of a story. Each paragraph is looked at once. */
export function readLines(
  story: Story,
  noteWords: ReadonlyMap<string, number>,
  contents: Contents,
  headings: readonly Heading[],
  numbering: Numbering,
): ZoneDocument {
  const { paragraphs } = story;
  const headingAt = new Map(headings.map((heading) => [heading.paragraph, heading]));
  const starts = new Set(pageStarts(story));
  const entryOf = entryFinder(contents);
  const lines: Line[] = [];
  const seen = new Set<string>();
  let words = 0;
  let section = 0;
  let sectionOfLast = 0;
  let above: Heading | null = null;
  let stretch: Stretch = { lines: 0, alike: 0, prose: 0 };
  /** The heading of the reference list in whose section the place is. */
  let list: Heading | null = null;
  let listLevel = 1;
  /** The heading of the front part in whose section the place is. */
  let front: Heading | null = null;
  let index = 0;
  while (index < paragraphs.length) {
    const paragraph = paragraphs[index];
    if (!paragraph) break;
    const end = endOfLine(story, index);
    let own = 0;
    let startsPage = false;
    let holdsHeading = false;
    let lineSection = section;
    for (let inside = index; inside < end; inside += 1) {
      const each = paragraphs[inside];
      if (!each) continue;
      own += each.words;
      for (const note of each.notes) {
        if (seen.has(note)) continue;
        seen.add(note);
        own += noteWords.get(note) ?? 0;
      }
      if (starts.has(inside)) startsPage = true;
      if (headingAt.has(inside)) holdsHeading = true;
      if (each.endsSection !== null) section = each.endsSection + 1;
    }
    if (own > 0) {
      const heading = headingAt.get(index) ?? null;
      const isTable = paragraph.place.table !== null;
      const traits = isTable ? traitsOfTable(story, index, end) : traitsOf(paragraph);
      if (heading && list && (heading.level <= list.level || startsOtherPart(heading))) list = null;
      if (heading && front && heading.level <= front.level) front = null;
      if (heading && !list) stretch = { lines: 0, alike: 0, prose: 0 };
      else if (traits >= 3) stretch.alike += 1;
      else if (!isTable && own > longestEntry) stretch.prose += 1;
      stretch.lines += 1;
      lines.push({
        position: lines.length,
        paragraph,
        end,
        isTable,
        heading,
        holdsHeading: isTable && holdsHeading,
        above,
        isInReferences: list !== null,
        isInFrontPart: front !== null,
        listLevel,
        before: words,
        words: own,
        entry: entryOf(paragraph, heading !== null),
        isListed: contents.paragraphs.has(index),
        startsPage,
        section: lineSection,
        startsSection: lineSection !== sectionOfLast,
        traits,
        isCaption: !isTable && isCaption(paragraph),
        isForeign: false,
        continues: continuationOf(paragraph, lines.at(-1)?.paragraph),
        isBracketed: isBracketed(paragraph, numbering),
        stretch,
      });
      above = heading ?? above;
      if (namesFrontPart(heading)) front ??= heading;
      if (heading?.meaning.kinds.has('references')) {
        list ??= heading;
        listLevel = heading.level;
      }
      sectionOfLast = lineSection;
    } else if (startsPage && paragraphs[end]) starts.add(end);
    words += own;
    index = end;
    lineSection = section;
  }
  for (const line of lines) line.before = words === 0 ? 0 : line.before / words;
  markForeign(lines);
  return {
    story,
    contents,
    lines,
    bodySize: sizeOfBody(paragraphs),
    words,
    tallies: tally(lines),
    lastArabicSection: findLastArabicSection(story.sections),
    ...landmarks(story, contents, lines),
  };
}

type Landmarks = Pick<
  ZoneDocument,
  | 'firstNumbered'
  | 'firstArabic'
  | 'firstChapterListed'
  | 'firstAfterContents'
  | 'firstFront'
  | 'lastReferenceHeading'
  | 'firstNumberOne'
  | 'leading'
  | 'firstChapter'
  | 'firstAfterTitle'
  | 'early'
  | 'half'
>;

function landmarks(story: Story, { entries }: Contents, lines: readonly Line[]): Landmarks {
  const title = afterTitlePage(story);
  const half = until(lines, ({ before }) => before > 0.5);
  const paged = entries.filter(({ page }) => page !== null);
  const arabic = paged.findIndex(({ page }) => /^\d/.test(page ?? ''));
  const lastListed = lines.findLastIndex(({ isListed, position }) => isListed && position < half);
  const front = lines.find(
    ({ heading, isListed, startsPage, position }) =>
      position > 0 &&
      (isListed || startsPage || (namesFrontPart(heading) && !heading?.meaning.kinds.has('abstract'))),
  );
  return {
    firstNumbered:
      lines.find(({ heading }) => heading?.automaticNumber && heading.level === 1)?.position ?? null,
    firstArabic: arabic > 0 ? (paged[arabic] ?? null) : null,
    firstChapterListed: entries.find(({ title: words }) => !isFrontTitle(words)) ?? null,
    firstAfterContents:
      lastListed < 0
        ? null
        : (lines.find(
            ({ heading, position }) => position > lastListed && heading !== null && !namesFrontPart(heading),
          )?.position ?? null),
    firstFront: front?.position ?? null,
    leading: until(
      lines,
      ({ words, heading, isListed }) => words > longestOpeningLine || isNamedHeading(heading) || isListed,
    ),
    firstNumberOne:
      lines.find(({ heading }) => heading !== null && isFirstNumber(heading.meaning.number))?.position ??
      null,
    lastReferenceHeading:
      lines.findLast(({ heading }) => heading?.meaning.kinds.has('references'))?.position ?? null,
    firstChapter: lines.find(({ heading }) => heading !== null && opensText(heading))?.position ?? null,
    firstAfterTitle: lines.find(({ paragraph }) => paragraph.index >= title)?.position ?? 0,
    early: until(lines, ({ before }) => before > 0.25),
    half,
  };
}

/** The large lines of a title page look like headings and name nothing. */
function isNamedHeading(heading: Heading | null): boolean {
  if (heading === null) return false;
  const { kinds, number } = heading.meaning;
  return heading.witness !== 'look' || kinds.size > 0 || number !== '';
}

/** How many lines stand before the first such. */
function until(lines: readonly Line[], isEnd: (line: Line) => boolean): number {
  const position = lines.findIndex(isEnd);
  return position < 0 ? lines.length : position;
}

function opensText({ meaning: { kinds, number } }: Heading): boolean {
  return kinds.has('introduction') || isFirstNumber(number);
}

function isFrontTitle(words: string): boolean {
  const { kinds } = readHeading(words);
  return frontKinds.some((kind) => kinds.has(kind));
}

function continuationOf(paragraph: Paragraph, before: Paragraph | undefined): Line['continues'] {
  if (!before) return null;
  const [own, other] = [paragraph.format, before.format];
  if (own.numbering && own.numbering.id !== '0' && own.numbering.id === other.numbering?.id) return 'list';
  const isSame =
    own.style === other.style &&
    own.indentFirst === other.indentFirst &&
    own.indentLeft === other.indentLeft &&
    own.alignment === other.alignment &&
    Math.abs(paragraph.look.size - before.look.size) < 0.5;
  return isSame ? 'setting' : null;
}

function isBracketed({ format }: Paragraph, numbering: Numbering): boolean {
  const list = format.numbering;
  return list !== undefined && /^\[%\d\]/.test(numbering(list.id, list.level)?.text ?? '');
}

/** An appendix, an index or the next chapter is no part of a reference list, whatever its level. */
function startsOtherPart({ meaning: { kinds } }: Heading): boolean {
  return otherParts.some((kind) => kinds.has(kind)) && !kinds.has('references');
}

const otherParts: readonly VocabularyKind[] = [
  'appendix',
  'otherBack',
  'ownPublications',
  'acknowledgements',
  'introduction',
  'chapter',
];

function traitsOf({ words, text }: Paragraph): number {
  return words > longestEntry ? 0 : countTraits(text);
}

/** Those of an entry where most rows of a table have one, as in lists that Word sets in a grid. */
function traitsOfTable({ paragraphs, tables }: Story, first: number, end: number): number {
  const rows = tables[paragraphs[first]?.place.table ?? -1]?.rows ?? 0;
  let alike = 0;
  for (let index = first; index < end; index += 1) {
    const paragraph = paragraphs[index];
    if (paragraph && paragraph.words > 0 && traitsOf(paragraph) >= 3) alike += 1;
  }
  return rows > 0 && alike * 2 > rows ? 5 : 0;
}

/** Marks the lines that are written in another script than most. */
function markForeign(lines: readonly Line[]): void {
  const scripts = lines.map(({ paragraph }) => scriptOf(paragraph.text));
  const words = new Map<string, number>();
  for (const [index, script] of scripts.entries())
    if (script !== null) words.set(script, (words.get(script) ?? 0) + (lines[index]?.words ?? 0));
  const [most] = [...words].sort((a, b) => b[1] - a[1])[0] ?? [];
  for (const [index, line] of lines.entries()) {
    const script = scripts[index] ?? null;
    line.isForeign = script !== null && script !== most;
  }
}

/** The script of a line's first letters; null without letters. */
function scriptOf(text: string): string | null {
  const counts = new Map<string, number>();
  for (const letter of text.slice(0, 60)) {
    const script = scriptOfCode(letter.codePointAt(0) ?? 0);
    if (script !== null) counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function scriptOfCode(code: number): string | null {
  // Brackets, quotation marks and other signs among the Latin letters.
  if (code < 0x41 || (code > 0x5a && code < 0x61) || (code > 0x7a && code < 0xc0)) return null;
  if (code < 0x250) return 'latin';
  if (code >= 0x370 && code < 0x400) return 'greek';
  if (code >= 0x400 && code < 0x530) return 'cyrillic';
  if (code >= 0x590 && code < 0x600) return 'hebrew';
  if (code >= 0x600 && code < 0x780) return 'arabic';
  if (code >= 0x900 && code < 0x1780) return 'indic';
  if (code >= 0x1780 && code < 0x1800) return 'khmer';
  if (code >= 0x3040 && code < 0xa000) return 'han';
  if (code >= 0xac00 && code < 0xd7b0) return 'hangul';
  return null;
}

/** Words of a line of a title page; a sentence of running text is longer. */
const longestOpeningLine = 25;

/** Words of a long entry; paragraphs of running text are longer. */
export const longestEntry = 70;

function isCaption(paragraph: Paragraph): boolean {
  if (paragraph.sequence !== null) return true;
  if (paragraph.words > longestEntry) return false;
  return readCaption(paragraph.text)?.separated ?? false;
}

function endOfLine(story: Story, index: number): number {
  const paragraph = story.paragraphs[index];
  let end = index + 1;
  let table = paragraph && paragraph.place.table !== null ? story.tables[paragraph.place.table] : undefined;
  while (table && table.outer !== null) table = story.tables[table.outer];
  if (table && table.host === null) end = Math.max(end, table.end);
  while ((story.paragraphs[end]?.place.host ?? -1) >= index) end += 1;
  return end;
}

/** Finds the contents' line for a heading, by its bookmark or its words. */
function entryFinder({
  entries,
}: Contents): (paragraph: Paragraph, isHeading: boolean) => ContentsEntry | null {
  const byTarget = new Map<string, ContentsEntry>();
  const byTitle = new Map<string, ContentsEntry>();
  for (const entry of entries) {
    if (entry.target !== null && !byTarget.has(entry.target)) byTarget.set(entry.target, entry);
    if (entry.title !== '' && !byTitle.has(entry.title)) byTitle.set(entry.title, entry);
  }
  return (paragraph, isHeading) => {
    for (const bookmark of paragraph.bookmarks) {
      const entry = byTarget.get(bookmark);
      if (entry && isNamedBy(entry, paragraph)) return entry;
    }
    return isHeading ? (byTitle.get(titleOf(paragraph.text)) ?? null) : null;
  };
}

const frontKinds: readonly VocabularyKind[] = [
  'abstract',
  'acknowledgements',
  'contents',
  'listOfFigures',
  'listOfTables',
  'otherFront',
];

/** Whether a heading names a part of the front matter. */
export function namesFrontPart(heading: Heading | null): boolean {
  return heading !== null && frontKinds.some((kind) => heading.meaning.kinds.has(kind));
}

function tally(lines: readonly Line[]): Tallies {
  const running = (isIn: (line: Line, before: Line | undefined) => boolean) => {
    const counts = new Uint32Array(lines.length + 1);
    for (const [index, line] of lines.entries())
      counts[index + 1] = (counts[index] ?? 0) + Number(isIn(line, lines[index - 1]));
    return counts;
  };
  return {
    alike: running(({ traits, heading }) => traits >= 3 && heading === null),
    prose: running(({ words, traits, isTable }) => !isTable && words > longestEntry && traits < 3),
    marked: running(({ paragraph }) => paragraph.roles.includes('bibliography')),
    fronts: running(({ heading }) => namesFrontPart(heading)),
    listed: running(({ isListed }) => isListed),
    others: running(
      ({ heading }) =>
        heading !== null && !namesFrontPart(heading) && !heading.meaning.kinds.has('references'),
    ),
    sorted: running((line, before) => before !== undefined && initials(before) <= initials(line)),
  };
}

function initials({ paragraph }: Line): string {
  return paragraph.text
    .slice(0, 12)
    .replace(/[^\p{L}]/gu, '')
    .slice(0, 4)
    .toLowerCase();
}

/** Share of some lines that a running count has, 0 where there are none. */
export function shareOf(counts: Uint32Array, from: number, until: number): number {
  const first = Math.max(0, from);
  const end = Math.min(counts.length - 1, until);
  return end <= first ? 0 : ((counts[end] ?? 0) - (counts[first] ?? 0)) / (end - first);
}

/** How many of some lines a running count has. */
export function countOf(counts: Uint32Array, from: number, until: number): number {
  const end = Math.min(counts.length - 1, until);
  return Math.max(0, (counts[end] ?? 0) - (counts[Math.max(0, from)] ?? 0));
}
