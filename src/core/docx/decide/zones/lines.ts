import type { Paragraph, Story } from '../../story/story.ts';
import type { Numbering } from '../../story/styles/numbering.ts';
import { type Contents, type ContentsEntry, isNamedBy } from '../../structure/contents.ts';
import { pageStarts, sizeOfBody } from '../../structure/front-matter.ts';
import type { Heading } from '../../structure/headings.ts';
import { captionOf, headingOf, listOf, titleOfParagraph } from '../../structure/paragraph-words.ts';
import { countTraits } from '../../structure/reference-entry.ts';
import { readsLikeCode } from '../../text/code-line.ts';
import { foldText } from '../../text/fold-text.ts';
import type { HeadingMeaning } from '../../text/titles/heading-text.ts';
import type { VocabularyKind } from '../../text/vocabulary.ts';
import { partRuns } from './entry-runs.ts';
import { markForeign } from './foreign-script.ts';
import { landmarks } from './landmarks.ts';
import { type Line, longestEntry, namesFrontPart, type Stretch, type ZoneDocument } from './line.ts';
import { runningCounts } from './running-counts.ts';
import { findLastArabicSection } from './signals/front-signals.ts';

/** Reads the lines of a story. Looks at each paragraph once. */
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
  let stretch = newStretch();
  /** The heading of the reference list whose section is being read. */
  let list: Heading | null = null;
  let listLevel = 1;
  /** The heading of the front part whose section is being read. */
  let front: Heading | null = null;
  let pictureBefore: number | null = null;
  let afterBlankHeading = false;
  const titles = new Set<string>();
  let index = 0;
  while (index < paragraphs.length) {
    const paragraph = paragraphs[index];
    if (!paragraph) break;
    const end = endOfLine(story, index);
    let own = 0;
    let startsPage = false;
    let holdsHeading = false;
    let boxed: Heading | null = null;
    let lineSection = section;
    for (let inside = index; inside < end; inside += 1) {
      const each = paragraphs[inside];
      if (!each) continue;
      own += each.words;
      if (each.drawings.length > 0) pictureBefore ??= inside;
      for (const note of each.notes) {
        if (seen.has(note)) continue;
        seen.add(note);
        own += noteWords.get(note) ?? 0;
      }
      if (starts.has(inside)) startsPage = true;
      const found = headingAt.get(inside);
      if (found) holdsHeading = true;
      if (found && each.place.host === index) boxed ??= found;
      if (each.endsSection !== null) section = each.endsSection + 1;
    }
    if (own > 0) {
      const isTable = paragraph.place.table !== null;
      const heading = headingAt.get(index) ?? (isTable ? null : boxed);
      const length = isTable ? own : Math.max(own, paragraph.characters / charactersOfWord);
      const traits = isTable ? traitsOfTable(story, index, end) : traitsOf(paragraph);
      const opensOther =
        !isTable &&
        own <= longestOtherTitle &&
        traits < 2 &&
        namesOther(heading?.meaning ?? headingOf(paragraph));
      if (list && (opensOther || (heading && (heading.level <= list.level || startsOtherPart(heading)))))
        list = null;
      if (heading && front && heading.level <= front.level) front = null;
      if (heading && !list) stretch = newStretch();
      else if (traits >= 3) stretch.alike += 1;
      else if (!isTable && length > longestEntry) stretch.prose += 1;
      stretch.lines += 1;
      lines.push({
        position: lines.length,
        paragraph,
        end,
        isTable,
        heading,
        holdsHeading: isTable && holdsHeading,
        opensOther,
        above,
        isInReferences: list !== null,
        isInFrontPart: front !== null,
        listLevel,
        before: words,
        words: own,
        length,
        entry: entryOf(paragraphs[heading?.paragraph ?? index] ?? paragraph, heading !== null),
        isListed: contents.paragraphs.has(index),
        startsPage,
        repeatsTitle: startsPage && titles.has(foldText(paragraph.text)),
        afterBlankHeading,
        pictureBefore,
        section: lineSection,
        startsSection: lineSection !== sectionOfLast,
        traits,
        isCaption: !isTable && isCaption(paragraph),
        isForeign: false,
        continues: continuationOf(paragraph, lines.at(-1)?.paragraph),
        isBracketed: isBracketed(paragraph, numbering),
        isCode: !isTable && (paragraph.look.monospaced > 0.5 || readsLikeCode(paragraph.text)),
        stretch,
      });
      above = heading ?? above;
      if (namesFrontPart(heading)) front ??= heading;
      if (heading?.meaning.kinds.has('references')) {
        list ??= heading;
        listLevel = heading.level;
      }
      if (lines.length <= linesOfTitle && paragraph.words >= fewestInTitle && !isTable)
        titles.add(foldText(paragraph.text));
      pictureBefore = null;
      afterBlankHeading = false;
      sectionOfLast = lineSection;
    } else {
      if (startsPage && paragraphs[end]) starts.add(end);
      if (paragraph.format.outlineLevel === 0) afterBlankHeading = true;
    }
    words += own;
    index = end;
    lineSection = section;
  }
  for (const line of lines) line.before = words === 0 ? 0 : line.before / words;
  markForeign(lines);
  partRuns(lines);
  return {
    story,
    contents,
    lines,
    bodySize: sizeOfBody(paragraphs),
    words,
    counts: runningCounts(lines),
    lastArabicSection: findLastArabicSection(story.sections),
    ...landmarks(story, contents, lines),
  };
}

function newStretch(): Stretch {
  return { lines: 0, alike: 0, prose: 0, isRun: false };
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

/** An appendix, an index or the next chapter is not part of a reference list, whatever its level. */
function startsOtherPart({ meaning: { kinds } }: Heading): boolean {
  return otherParts.some((kind) => kinds.has(kind)) && !kinds.has('references');
}

function namesOther({ kinds }: HeadingMeaning): boolean {
  return kinds.has('appendix') || (kinds.has('ownPublications') && !kinds.has('references'));
}

/** More than in nearly all languages that are written with spaces, so that words alone decide there. */
const charactersOfWord = 8;

/** In words. */
const longestOtherTitle = 15;

/** A long title takes two or three lines. */
const linesOfTitle = 3;
/** In words. */
const fewestInTitle = 3;

const otherParts: readonly VocabularyKind[] = [
  'appendix',
  'otherBack',
  'ownPublications',
  'acknowledgements',
  'introduction',
  'chapter',
];

function traitsOf(paragraph: Paragraph): number {
  if (paragraph.words <= longestEntry) return countTraits(paragraph.text);
  return listOf(paragraph) ? traitsOfList : 0;
}

/** The traits of an entry if most rows of a table have them, as in reference lists set in a Word table. */
function traitsOfTable({ paragraphs, tables }: Story, first: number, end: number): number {
  const rows = tables[paragraphs[first]?.place.table ?? -1]?.rows ?? 0;
  let alike = 0;
  for (let index = first; index < end; index += 1) {
    const paragraph = paragraphs[index];
    if (paragraph && paragraph.words > 0 && traitsOf(paragraph) >= 3) alike += 1;
  }
  return rows > 0 && alike * 2 > rows ? traitsOfList : 0;
}

/** A list in a single line of the document reads like an entry beyond doubt. */
const traitsOfList = 5;

function isCaption(paragraph: Paragraph): boolean {
  if (paragraph.sequence !== null) return true;
  if (paragraph.words > longestEntry) return false;
  return captionOf(paragraph)?.separated ?? false;
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

/** Finds the contents entry for a heading, by its bookmark or its words. */
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
    return isHeading ? (byTitle.get(titleOfParagraph(paragraph)) ?? null) : null;
  };
}
