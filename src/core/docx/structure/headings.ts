import type { Break, Paragraph, Story } from '../story/story.ts';
import type { Numbering } from '../story/styles/numbering.ts';
import { type HeadingMeaning, readHeading } from '../text/titles/heading-text.ts';
import type { VocabularyKind } from '../text/vocabulary.ts';
import { boxedTitles } from './boxed-titles.ts';
import type { Contents } from './contents.ts';
import { sizeOfBody } from './front-matter.ts';
import { pageFurniture } from './page-furniture.ts';
import { captionOf, headingOf, listOf, titleOfParagraph } from './paragraph-words.ts';
import { looksLikeReference } from './reference-entry.ts';

/** A paragraph that opens a part of the document. */
export interface Heading {
  paragraph: number;
  /** 1 for a chapter or a part of the front matter. */
  level: number;
  meaning: HeadingMeaning;
  /** The evidence for it: its style, the table of contents, its look, or its words. */
  witness: 'style' | 'contents' | 'look' | 'words';
  /** The number that Word puts before it (`Chapter 1`, `2.1`), as the list's pattern; empty if there is none. */
  automaticNumber: string;
}

/**
 * Finds headings by several kinds of evidence: outline levels of styles, the table of contents, known words and, if
 * an author used no styles, the look of short paragraphs (bold, large, centred, numbered). In a text box or a frame,
 * look alone is not enough, and the contents and known words only count for a paragraph that also looks like a heading.
 */
export function findHeadings(story: Story, contents: Contents, numbering: Numbering): Heading[] {
  const { paragraphs } = story;
  const bodySize = sizeOfBody(paragraphs);
  const boxed = boxedTitles(paragraphs, bodySize);
  const context: HeadingContext = {
    contents,
    numbering,
    bodySize,
    entryLevels: levelsByTitle(contents),
    entryTargets: new Map(
      contents.entries.flatMap((entry) => (entry.target ? [[entry.target, entry.level]] : [])),
    ),
    styled: false,
    ownLevelsCount: ownOutlineLevelsCount(paragraphs),
    allFramed: isMostlyFramed(paragraphs),
  };
  const furniture = pageFurniture(story);
  const candidates = paragraphs.filter(
    (paragraph) => !furniture.has(paragraph.index) && mayBeHeading(paragraph, contents, boxed),
  );
  context.styled = candidates.filter((paragraph) => isStyled(paragraph, context)).length >= fewestStyled;
  return candidates.flatMap((paragraph) => headingFrom(paragraph, context) ?? []);
}

/** Words that only ever name a part of a thesis, never a paragraph of its text. */
const structuralKinds: readonly VocabularyKind[] = [
  'references',
  'ownPublications',
  'abstract',
  'acknowledgements',
  'contents',
  'listOfFigures',
  'listOfTables',
  'appendix',
  'introduction',
  'conclusion',
  'otherFront',
  'otherBack',
];

interface HeadingContext {
  contents: Contents;
  numbering: Numbering;
  bodySize: number;
  entryLevels: ReadonlyMap<string, number>;
  entryTargets: ReadonlyMap<string, number>;
  /** The author uses heading styles, so a bold line without one is more likely a run-in heading. */
  styled: boolean;
  /** Outline levels set on paragraphs mean headings, not that the author marked all of the text. */
  ownLevelsCount: boolean;
  /** Frames hold the text itself, as in documents converted from PDF. */
  allFramed: boolean;
}

/** An author with this many styled headings styles all of them. */
const fewestStyled = 4;
/** In words; chapter titles in law and theology can be this long. */
const longestHeading = 30;
/** Words of "Chapter One: Introduction and Background of the Study". */
const longestKnown = 12;
/** Words of the shortest reference entry. */
const shortestEntry = 8;

function mayBeHeading(paragraph: Paragraph, contents: Contents, boxed: ReadonlySet<number>): boolean {
  const { words, place, text, format } = paragraph;
  if (
    words === 0 ||
    (words > longestHeading && titleInFront(paragraph) === null) ||
    !/\p{L}/u.test(text) ||
    contents.paragraphs.has(paragraph.index)
  )
    return false;
  if (place.host !== null && !boxed.has(paragraph.index)) return false;
  if (place.table !== null && format.outlineLevel === undefined) return false;
  const caption = captionOf(paragraph);
  return caption === null || !(caption.separated || paragraph.sequence !== null);
}

function isStyled(paragraph: Paragraph, context: HeadingContext): boolean {
  const { outlineLevel, ownOutlineLevel } = paragraph.format;
  return outlineLevel !== undefined && (!ownOutlineLevel || context.ownLevelsCount);
}

function headingFrom(paragraph: Paragraph, context: HeadingContext): Heading | null {
  const title = titleInFront(paragraph);
  const meaning = title === null ? headingOf(paragraph) : readHeading(title);
  const automaticNumber = automaticNumberOf(paragraph, context.numbering);
  const heading = (witness: Heading['witness'], level: number): Heading => {
    return { paragraph: paragraph.index, level, meaning, witness, automaticNumber };
  };
  const listed = listedLevel(paragraph, context);
  if (title !== null) return heading('words', listed ?? 1);
  if (isStyled(paragraph, context)) {
    // A reference entry that was given a heading style by mistake.
    if (paragraph.words > shortestEntry && looksLikeReference(paragraph.text)) return null;
    return heading('style', (paragraph.format.outlineLevel ?? 0) + 1);
  }
  const prominence = prominenceOf(paragraph, context.bodySize, automaticNumber);
  // The contents may name what the boxes of a flow chart stand for.
  const isBoxed = paragraph.place.host !== null || (paragraph.format.framed === true && !context.allFramed);
  if (isBoxed && prominence < 2) return null;
  if (listed !== null && paragraph.words <= longestHeading) return heading('contents', listed);
  if (paragraph.place.table !== null) return null;
  const known = structuralKinds.some((kind) => meaning.kinds.has(kind)) || meaning.kinds.has('chapter');
  if (known && paragraph.words <= longestKnown && prominence >= 1)
    return heading('words', levelByNumber(meaning, automaticNumber, 1));
  if (isBoxed || context.styled || prominence < 2 || /[.;,]$/.test(paragraph.text.trim())) return null;
  return heading(
    'look',
    levelByNumber(meaning, automaticNumber, isMajor(paragraph, context.bodySize) ? 1 : 2),
  );
}

/** The heading of a reference list that is in one paragraph with it; null if the paragraph is anything else. */
function titleInFront(paragraph: Paragraph): string | null {
  return paragraph.words > longestHeading ? (listOf(paragraph)?.title ?? null) : null;
}

function listedLevel(paragraph: Paragraph, context: HeadingContext): number | null {
  for (const bookmark of paragraph.bookmarks) {
    const level = context.entryTargets.get(bookmark);
    if (level !== undefined) return level;
  }
  return context.entryLevels.size === 0
    ? null
    : (context.entryLevels.get(titleOfParagraph(paragraph)) ?? null);
}

function levelByNumber(meaning: HeadingMeaning, automaticNumber: string, otherwise: number): number {
  const typed = meaning.number.split('.').filter(Boolean).length;
  const automatic = (automaticNumber.match(/%\d/g) ?? []).length;
  return Math.max(typed, automatic) || otherwise;
}

function automaticNumberOf(paragraph: Paragraph, numbering: Numbering): string {
  const { numbering: list } = paragraph.format;
  if (!list || list.id === '' || list.id === '0') return '';
  const level = numbering(list.id, list.level);
  if (!level || level.format === 'bullet' || level.format === 'none') return '';
  // `[1]` and `(a)` number entries and items, never chapters.
  return /^[[(]/.test(level.text) ? '' : level.text;
}

function levelsByTitle(contents: Contents): Map<string, number> {
  const levels = new Map<string, number>();
  for (const entry of contents.entries) {
    if (entry.title.length >= 3 && !levels.has(entry.title)) levels.set(entry.title, entry.level);
  }
  return levels;
}

/** If long paragraphs have an outline level, the author set it on all of the text. */
function ownOutlineLevelsCount(paragraphs: readonly Paragraph[]): boolean {
  const own = paragraphs.filter((paragraph) => paragraph.format.ownOutlineLevel && isOutlined(paragraph));
  const long = own.filter((paragraph) => paragraph.words > longestHeading);
  return long.length <= own.length / 4;
}

function isMostlyFramed(paragraphs: readonly Paragraph[]): boolean {
  let framed = 0;
  for (const { format, words } of paragraphs) framed += format.framed === true ? words : -words;
  return framed > 0;
}

function isOutlined(paragraph: Paragraph): boolean {
  return paragraph.words > 0 && paragraph.format.outlineLevel !== undefined;
}

/** Counts the ways in which a short paragraph stands out from running text. */
function prominenceOf(paragraph: Paragraph, bodySize: number, automaticNumber: string): number {
  const { look, format, text } = paragraph;
  let count = 0;
  if (look.bold > nearlyAll) count += 1;
  if (look.size >= bodySize + larger) count += 1;
  if (look.capitals > nearlyAll || isUpperCase(text)) count += 1;
  if (format.alignment === 'center') count += 1;
  if (look.underlined > nearlyAll) count += 1;
  if (format.pageBreakBefore || paragraph.breaks.some(opensPage)) count += 1;
  if (automaticNumber !== '' || /^\d+(?:\.\d+)*[.)]?\s/.test(text)) count += 1;
  if (count === 0 && isLabel(text.trim(), paragraph.words)) count = 1;
  return count;
}

/** Only breaks that the author set count. A recorded break only says that a page was full. */
function opensPage({ kind, after }: Break): boolean {
  return kind === 'page' && after === 0;
}

/** "Introduction:" alone on its line is as good as bold; 参考文献 counts as four words and is no longer than that. */
function isLabel(text: string, words: number): boolean {
  const short = words <= longestLabel || text.length <= longestLabel * 2;
  return short && /^[\p{Lu}\p{Lo}]/u.test(text) && !/[.,;。，；]$/.test(text);
}

/** Whether a paragraph is set like a chapter title: centred, much larger, or in capitals. */
function isMajor(paragraph: Paragraph, bodySize: number): boolean {
  const { format, look, text } = paragraph;
  return format.alignment === 'center' || look.size >= bodySize + muchLarger || isUpperCase(text);
}

function isUpperCase(text: string): boolean {
  return text.toUpperCase() === text && text.toLowerCase() !== text;
}

/** Words of a part's bare name. */
const longestLabel = 4;
/** A share of characters; a number or a note mark at the start may look different. */
const nearlyAll = 0.9;
/** Points above the size of running text. */
const larger = 1.5;
const muchLarger = 3;
