import type { Paragraph, Story } from '../../story/story.ts';
import type { Contents, ContentsEntry } from '../../structure/contents.ts';
import type { Heading } from '../../structure/headings.ts';
import type { VocabularyKind } from '../../text/vocabulary.ts';

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
  /** Its words open an appendix or the author's own publications, whether or not it is set as a heading. */
  opensOther: boolean;
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
export interface ZoneDocument extends Landmarks {
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
}

/** Places of a document by which others are told. */
export interface Landmarks {
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
  /** Lines in the style of a bibliography. */
  styled: Uint32Array;
  /** Headings of a part of the front matter. */
  fronts: Uint32Array;
  /** Lines of contents. */
  listed: Uint32Array;
  /** Headings that name neither a front part nor a reference list. */
  others: Uint32Array;
  /** Pairs of neighbours of which the second does not come before the first in the alphabet. */
  sorted: Uint32Array;
}

/** Words of a long entry; paragraphs of running text are longer. */
export const longestEntry = 70;

export const frontKinds: readonly VocabularyKind[] = [
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

/** Whether a paragraph has a style that is named after a reference list. */
export function hasBibliographyStyle({ format }: Paragraph): boolean {
  return /bibliogra|reference|literatur/.test(format.style);
}
