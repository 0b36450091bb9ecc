import type { Paragraph, Story } from '../../story/story.ts';
import type { Numbering } from '../../story/styles/numbering.ts';
import { type Contents, type ContentsEntry, isNamedBy } from '../../structure/contents.ts';
import { sizeOfBody } from '../../structure/front-matter.ts';
import type { Heading } from '../../structure/headings.ts';
import { captionOf, headingOf, listOf, titleOfParagraph } from '../../structure/paragraph-words.ts';
import { countTraits } from '../../structure/reference-entry.ts';
import { readsLikeCode } from '../../text/code-line.ts';
import { foldText } from '../../text/fold-text.ts';
import type { HeadingMeaning } from '../../text/titles/heading-text.ts';
import { markForeign } from './foreign-script.ts';
import { landmarks } from './landmarks.ts';
import { type Line, longestEntry, type ZoneDocument } from './line.ts';
import { OpenHeadings, partRuns } from './open-headings.ts';
import { readPassages } from './passages.ts';
import { runningCounts } from './running-counts.ts';
import { findLastArabicSection } from './signals/front-signals.ts';
import { titleHeading } from './title-heading.ts';

/** Reads the lines of a story. */
export function readLines(
  story: Story,
  noteWords: ReadonlyMap<string, number>,
  contents: Contents,
  headings: readonly Heading[],
  numbering: Numbering,
): ZoneDocument {
  const { paragraphs } = story;
  const entryOf = entryFinder(contents);
  const passages = readPassages(story, noteWords, headings);
  const title = titleHeading(passages);
  const words = passages.reduce((sum, passage) => sum + passage.words, 0);
  const open = new OpenHeadings();
  const lines: Line[] = [];
  const titles = new Set<string>();
  for (const passage of passages) {
    const { index, end, paragraph, startsPage, section } = passage;
    const isTable = paragraph.place.table !== null;
    const own = passage.heading === title ? null : passage.heading;
    const heading = own ?? (isTable ? null : passage.boxed);
    const length = isTable ? passage.words : Math.max(passage.words, paragraph.characters / charactersOfWord);
    const isNote = !isTable && linksBack.test(paragraph.text);
    const traits = isTable ? traitsOfTable(story, index, end) : isNote ? 0 : traitsOf(paragraph);
    const opensOther =
      (isNote && !linksBack.test(lines.at(-1)?.paragraph.text ?? '')) ||
      (!isTable &&
        passage.words <= longestOtherTitle &&
        traits < 2 &&
        namesOther(heading?.meaning ?? headingOf(paragraph)));
    open.arrive({ heading, opensOther, isAlike: traits >= 3, isProse: !isTable && length > longestEntry });
    lines.push({
      position: lines.length,
      paragraph,
      end,
      isTable,
      heading,
      holdsHeading: isTable && passage.holdsHeading,
      opensOther,
      above: open.above,
      isInReferences: open.list !== null,
      isInFrontPart: open.front !== null,
      listLevel: open.listLevel,
      before: passage.before / words,
      words: passage.words,
      length,
      entry: entryOf(paragraphs[heading?.paragraph ?? index] ?? paragraph, heading !== null),
      isListed: contents.paragraphs.has(index),
      startsPage,
      repeatsTitle: startsPage && titles.has(foldText(paragraph.text)),
      afterBlankHeading: passage.afterBlankHeading,
      pictureBefore: passage.pictureBefore,
      section,
      startsSection: section !== passage.sectionBefore,
      traits,
      isCaption: !isTable && isCaption(paragraph),
      isForeign: false,
      continues: continuationOf(paragraph, lines.at(-1)?.paragraph, numbering),
      isBracketed: isBracketed(paragraph, numbering),
      isCode: !isTable && (paragraph.look.monospaced > 0.5 || readsLikeCode(paragraph.text)),
      stretch: open.stretch,
    });
    open.pass(heading);
    if (lines.length <= linesOfTitle && paragraph.words >= fewestInTitle && !isTable)
      titles.add(foldText(paragraph.text));
  }
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

function continuationOf(
  paragraph: Paragraph,
  before: Paragraph | undefined,
  numbering: Numbering,
): Line['continues'] {
  if (!before) return null;
  const [own, other] = [paragraph.format, before.format];
  const list = own.numbering;
  // LibreOffice keeps all headings in one list, even those without numbers.
  const isItem = list && list.id !== '0' && numbering(list.id, list.level)?.format !== 'none';
  if (isItem && list.id === other.numbering?.id) return 'list';
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

function namesOther({ kinds }: HeadingMeaning): boolean {
  return kinds.has('appendix') || (kinds.has('ownPublications') && !kinds.has('references'));
}

/** What converters from web pages put after each footnote, all of which they move to the end. */
const linksBack = /↩\ufe0e?$/;

/** More than in nearly all languages that are written with spaces, so that words alone decide there. */
const charactersOfWord = 8;

/** In words. */
const longestOtherTitle = 15;

/** A long title takes two or three lines. */
const linesOfTitle = 3;
/** In words. */
const fewestInTitle = 3;

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
