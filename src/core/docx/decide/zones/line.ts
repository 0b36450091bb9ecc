import type { Paragraph, Story } from '../../story/story.ts';
import type { Contents, ContentsEntry } from '../../structure/contents.ts';
import type { Heading } from '../../structure/headings.ts';
import type { VocabularyKind } from '../../text/vocabulary.ts';

/**
 * The unit that zones are decided on: a paragraph of the text with the text boxes anchored in it, or a whole table.
 * Blank paragraphs are not lines.
 */
export interface Line {
  /** Its index among the lines. */
  position: number;
  paragraph: Paragraph;
  /** Index of the paragraph after its last one. */
  end: number;
  isTable: boolean;
  /** The heading that it is, or the one in its text box if it is blank otherwise. */
  heading: Heading | null;
  /** It is a table that contains a heading, as when chapters are set in a layout grid. */
  holdsHeading: boolean;
  /** Its words open an appendix or the author's own publications, even if it is not set as a heading. */
  opensOther: boolean;
  /** The nearest heading above; never the line itself. */
  above: Heading | null;
  /** It is in a section whose heading names a reference list, but is not that heading. */
  isInReferences: boolean;
  /** It is in a section whose heading names a front part, but is not that heading. */
  isInFrontPart: boolean;
  /** Level of the nearest heading above that names a reference list; 1 if there is none. */
  listLevel: number;
  /** The share of the document's words before it, from 0 to 1. */
  before: number;
  words: number;
  /** Its words, or as many as its characters would make up in a script that is written without spaces. */
  length: number;
  /** The entry of the contents that names it. */
  entry: ContentsEntry | null;
  /** It is an entry of the contents, or of a list of tables or figures. */
  isListed: boolean;
  /** The author started a new page here. */
  startsPage: boolean;
  /** It starts a page with words that open the document: manuscripts repeat their title above the introduction. */
  repeatsTitle: boolean;
  /** A blank paragraph with the style of a chapter heading comes between the line before and it. */
  afterBlankHeading: boolean;
  /** Index of the first paragraph with a picture since the line before; null if there is none. */
  pictureBefore: number | null;
  /** Index of its section. */
  section: number;
  startsSection: boolean;
  /** Number of reference entry traits; an author at the front counts as two. 0 for a line as long as running text. */
  traits: number;
  isCaption: boolean;
  /** It is written in a different script from most of the document. */
  isForeign: boolean;
  /** It belongs to the same list as the line before, or is formatted in the same way. */
  continues: 'list' | 'setting' | null;
  /** Word numbers it in brackets, like a reference entry: `[%1]`. */
  isBracketed: boolean;
  /** It is set as code, or reads like it. */
  isCode: boolean;
  /** The stretch between two headings that it belongs to. */
  stretch: Stretch;
}

/** A heading and the lines up to the next one. */
export interface Stretch {
  lines: number;
  /** Lines that read like entries of a reference list. */
  alike: number;
  /** Lines as long as running text that are not entries. */
  prose: number;
  /** It is not under the heading of a reference list, and nearly all of its lines read like entries. */
  isRun: boolean;
}

/** The lines of a document, with facts about the whole document. */
export interface ZoneDocument extends Landmarks {
  story: Story;
  contents: Contents;
  lines: readonly Line[];
  bodySize: number;
  /** All counted words, including those of notes. */
  words: number;
  /** How many of the lines before each line have a trait; one entry more than there are lines. */
  counts: RunningCounts;
  /** Index of the last section whose page numbers are not Roman; -1 if all are. */
  lastArabicSection: number;
}

/** Places in a document that other places are judged by. */
export interface Landmarks {
  /** The first top-level heading that Word numbers. */
  firstNumbered: number | null;
  /** The first entry of the contents with an Arabic page number, if Roman ones come before it. */
  firstArabic: ContentsEntry | null;
  /** The first entry of the contents that does not name a front part. */
  firstChapterListed: ContentsEntry | null;
  /** The first heading after the contents at the front and the lists that follow them. */
  firstAfterContents: number | null;
  /** The first line of a front part, of the contents, or of a page that the author started. */
  firstFront: number | null;
  /** The first heading that may open the text: an introduction, a first chapter, a number 1. */
  firstChapter: number | null;
  /** The first line after the title pages, on which titles often have a heading style. */
  firstAfterTitle: number;
  lastReferenceHeading: number | null;
  /** The first heading with the typed number 1. */
  firstNumberOne: number | null;
  /** The number of short lines that the document opens with, like those of a title page. */
  leading: number;
  /** The number of lines up to a quarter of the words, and up to half of them. */
  early: number;
  half: number;
}

/** Running counts, so that the lines of any stretch can be counted in constant time. */
export interface RunningCounts {
  /** Lines that read like entries of a reference list. */
  alike: Uint32Array;
  /** Lines as long as running text that are not entries. */
  prose: Uint32Array;
  /** Lines of code. */
  code: Uint32Array;
  /** Lines that a reference manager or Word marked. */
  marked: Uint32Array;
  /** Lines in the style of a bibliography. */
  styled: Uint32Array;
  /** Headings that name a part of the front matter. */
  fronts: Uint32Array;
  /** Entries of the contents. */
  listed: Uint32Array;
  /** Headings that name neither a front part nor a reference list. */
  others: Uint32Array;
  /** Pairs of neighbours in alphabetical order. */
  sorted: Uint32Array;
}

/** Words of a long entry; paragraphs of running text are longer. */
export const longestEntry = 70;

/** Words of the longest line on a title page; sentences of running text are longer. */
export const longestOpeningLine = 25;

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
