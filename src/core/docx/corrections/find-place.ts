import { DeskError } from '../../errors.ts';
import type { PageOf } from '../pages/page-facts.ts';
import type { Paragraph } from '../story/story.ts';
import type { Contents } from '../structure/contents.ts';
import type { Heading } from '../structure/headings.ts';
import { excerpt } from '../text/excerpt.ts';
import { foldText } from '../text/fold-text.ts';
import { readHeading } from '../text/titles/heading-text.ts';
import type { Place } from './boundaries.ts';
import { closeTexts, indexTexts, type TextIndex } from './text-index.ts';

/** What an operator's places are searched in. */
export interface PlaceIndex {
  paragraphs: readonly Paragraph[];
  headings: readonly Heading[];
  contents: Contents;
  /** A paragraph's text in the form used for comparison. */
  folded: (paragraph: number) => string;
  /** All paragraphs by their texts, headings by theirs, and headings by their words without a number. */
  texts: TextIndex<Paragraph>;
  headingTexts: TextIndex<Heading>;
  headingTitles: TextIndex<Heading>;
}

/** Indexes a document for look-ups. Each text is folded once, when it is first compared. */
export function indexPlaces(
  paragraphs: readonly Paragraph[],
  headings: readonly Heading[],
  contents: Contents,
): PlaceIndex {
  const known = new Map<number, string>();
  const folded = (paragraph: number) => {
    const text = known.get(paragraph) ?? foldText(paragraphs[paragraph]?.text.trim() ?? '');
    known.set(paragraph, text);
    return text;
  };
  return {
    ...{ paragraphs, headings, contents, folded },
    texts: indexTexts(paragraphs, ({ index }) => folded(index)),
    headingTexts: indexTexts(headings, ({ paragraph }) => folded(paragraph)),
    headingTitles: indexTexts(headings, ({ meaning }) => meaning.title),
  };
}

/**
 * Returns the paragraph that an operator refers to, by number or by the text of a heading. Case, white space and
 * leading numbers make no difference, unless two numbers contradict each other. If no heading has that text, a
 * paragraph outside the contents that does is used, otherwise the only heading that starts with it.
 *
 * @param path names the boundary in errors: `referenceLists.0.from`
 * @param after only paragraphs after this one are considered
 * @throws DeskError `input_invalid` if no place or more than one matches; the message names the candidates
 */
export function findPlace(place: Place, path: string, places: PlaceIndex, after = -1): number {
  if (typeof place === 'number') return numbered(place, path, places.paragraphs, after);
  let isBefore = false;
  for (const found of waysToMatch(place, places)) {
    const matches = behind(found, after);
    const [only] = matches;
    isBefore ||= found.length > matches.length;
    if (only === undefined) continue;
    if (matches.length > 1) throw ambiguous(place, path, matches, places.paragraphs);
    return only;
  }
  if (isBefore) throw tooEarly(place, path, after, places.paragraphs);
  throw unmatched(place, path, places, after);
}

/**
 * Tries the strictest way first and the loosest last. Matches are in document order, and later ways are only computed
 * if needed.
 */
function* waysToMatch(
  place: string,
  { contents, folded, texts, headingTexts, headingTitles }: PlaceIndex,
): Generator<number[]> {
  yield indexes(readingLike(place, headingTexts));
  const wanted = readHeading(place.replace(/\s+/g, ' ').trim());
  const titled = wanted.title === '' ? [] : headingTitles.same(wanted.title);
  yield indexes(titled.filter(({ meaning }) => agree(meaning.number, wanted.number)));
  yield readingLike(place, texts).flatMap(({ index }) => (contents.paragraphs.has(index) ? [] : index));
  const start = foldText(place.trim());
  yield indexes(
    headingTexts
      .startingWith(start)
      .filter(({ paragraph }) => endsAWord.test(folded(paragraph).slice(start.length))),
  );
}

/** "Chapter 1" matches "Chapter 1: Introduction" but not "Chapter 10". */
const endsAWord = /^(?![\p{L}\p{M}\p{N}]|[.,-]\p{N})/u;

/** A text that ends in "…" was copied from the report, which shows only the start. */
function readingLike<Item>(wanted: string, texts: TextIndex<Item>): Item[] {
  const whole = foldText(wanted.trim());
  return wanted.trim().endsWith('…') ? texts.startingWith(whole) : texts.same(whole);
}

function agree(number: string, wanted: string): boolean {
  return number === '' || wanted === '' || number === wanted;
}

/** Returns those places in an ascending list that come after another. */
function behind(places: readonly number[], after: number): readonly number[] {
  let first = places.length;
  while ((places[first - 1] ?? after) > after) first -= 1;
  return places.slice(first);
}

function indexes(headings: readonly Heading[]): number[] {
  return headings.map(({ paragraph }) => paragraph);
}

function numbered(place: number, path: string, paragraphs: readonly Paragraph[], after: number): number {
  if (place > after && place < paragraphs.length) return place;
  const range = `${after + 1} to ${paragraphs.length - 1}`;
  throw refused(path, `is ${place}, but only paragraphs ${range} are possible here`);
}

function ambiguous(
  place: string,
  path: string,
  matches: readonly number[],
  paragraphs: readonly Paragraph[],
): DeskError {
  const shown = matches.slice(0, mostShown);
  const more = matches.length > shown.length ? ` and ${matches.length - shown.length} more` : '';
  const places = shown.map((index) => named(index, paragraphs)).join(', ');
  const why = `matches ${matches.length} places: ${places}${more}. Give the number of the paragraph instead`;
  return refused(path, `(${quoted(place)}) ${why}`, shown);
}

function tooEarly(place: string, path: string, after: number, paragraphs: readonly Paragraph[]): DeskError {
  return refused(path, `(${quoted(place)}) must come after ${named(after, paragraphs)}`, [after]);
}

function unmatched(
  place: string,
  path: string,
  { headings: all, paragraphs, folded }: PlaceIndex,
  after: number,
): DeskError {
  const headings = all.filter(({ paragraph }) => paragraph > after);
  const close = indexes(closeTexts(foldText(place), headings, ({ paragraph }) => folded(paragraph)));
  const list = close.map((index) => named(index, paragraphs)).join(', ');
  const known = close.length === 0 ? 'the document has no heading there' : `headings: ${list}`;
  return refused(path, `(${quoted(place)}) is not in the document; ${known}`, close);
}

/** Makes the error for a boundary that cannot be applied to the document. */
export function refused(path: string, predicate: string, paragraphs: readonly number[] = []): DeskError {
  return new DeskError('input_invalid', `"${path}" ${predicate}.`, { details: { path, paragraphs } });
}

function named(index: number, paragraphs: readonly Paragraph[]): string {
  return `${quoted(paragraphs[index]?.text ?? '')} (paragraph ${index})`;
}

/** The start of a text, on one line and in quotation marks. */
export function quoted(text: string): string {
  const line = excerpt(text);
  return line.length > longestQuoted ? `"${line.slice(0, longestQuoted).trimEnd()}…"` : `"${line}"`;
}

const mostShown = 8;
const longestQuoted = 60;

/**
 * Adds page numbers to the paragraphs named in a refusal of boundaries. Returns any other error unchanged.
 *
 * @param pagesOf computes the pages, which takes as long as an analysis
 * @example
 * withPages(error, () => pageOf).message;
 * // '"bodyStart" ("Introducton") is not in the document; headings: "Introduction" (page 4, paragraph 7).'
 */
export function withPages(error: unknown, pagesOf: () => PageOf): unknown {
  if (!(error instanceof DeskError) || error.code !== 'input_invalid') return error;
  const { code, message, details } = error;
  if (message.search(namedParagraphs) === -1) return error;
  const pageOf = pagesOf();
  const told = message.replace(
    namedParagraphs,
    (_, number: string) => `(page ${pageOf(Number(number))}, paragraph ${number})`,
  );
  return new DeskError(code, told, { details, cause: error });
}

const namedParagraphs = /\(paragraph (\d{1,9})\)/g;
