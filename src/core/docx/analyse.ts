import { DeskError } from '../errors.ts';
import type { Boundaries, CheckedBoundaries } from '../schemas/boundaries.ts';
import type {
  Analysis,
  AnalysisReport,
  AnalysisResult,
  BodyStartEvidence,
  ItemEvidence,
  ReferenceListEvidence,
} from './analysis.ts';
import { indexPlaces } from './boundaries/find-place.ts';
import { overruleItems } from './boundaries/set-items.ts';
import { bodyStartSet, referenceListsSet } from './boundaries/set-zones.ts';
import { type LearntWeights, learntWeights } from './decide/calibration.ts';
import { certaintyOfCount } from './decide/items/count-certainty.ts';
import { readItemsDocument } from './decide/items/document.ts';
import { findItems } from './decide/items/find-items.ts';
import { type BodyStart, findZones, type ReferenceList } from './decide/zones/find-zones.ts';
import { readLines } from './decide/zones/lines.ts';
import { compareWithWord } from './evidence/compare-with-word.ts';
import { type DescribePlace, describePlaces } from './evidence/places.ts';
import type { DocxLimits } from './package/limits.ts';
import { openDocx } from './package/open.ts';
import { countFrontPages } from './pages/front-pages.ts';
import { type Dissertation, readDissertation } from './read-dissertation.ts';
import type { Paragraph } from './story/story.ts';
import { certaintyOf } from './structure/certainty.ts';
import { findContents } from './structure/contents.ts';
import { findHeadings } from './structure/headings.ts';
import { countZones, divideIntoZones } from './structure/zones.ts';
import { excerpt } from './text/excerpt.ts';
import { findDoubts } from './warnings.ts';

export interface AnalyseOptions {
  /** Sizes beyond which a file is refused; those left out keep their defaults. */
  limits?: Partial<DocxLimits>;
  /** What you know better: where the body starts, the reference lists, what to count, the front pages. */
  boundaries?: Boundaries | undefined;
}

/**
 * Reads a dissertation and counts what its editing is priced by: words of the text, words of the reference
 * lists, tables, figures, and pages before the main body. The report beside the numbers says what each rests
 * on. The document streams through; of its text only headings, captions and the starts of paragraphs stay in
 * memory.
 *
 * @param source the `.docx` file: its bytes, or a stream of them
 * @throws DeskError with a code that starts with `document_` for a file that cannot be read; the message is
 * meant for the person who sent it; `input_invalid` for boundaries that are no such, or that are not in the
 * document
 * @example
 * import { readFile } from 'node:fs/promises';
 * import { analyseDocx } from 'thesisdesk';
 *
 * const { analysis, report } = await analyseDocx(await readFile('thesis.docx'));
 * console.log(analysis.textWordCount, report.bodyStart.heading);
 */
export async function analyseDocx(
  source: Uint8Array | AsyncIterable<Uint8Array>,
  options: AnalyseOptions = {},
): Promise<AnalysisResult> {
  const boundaries = await checked(options.boundaries);
  return analyseDissertation(await readDissertation(await openDocx(source, options.limits)), boundaries);
}

/** Schemas load with the first boundaries, because most analyses have none. */
async function checked(boundaries: Boundaries | undefined): Promise<CheckedBoundaries> {
  if (boundaries === undefined) return {};
  const { parseBoundaries } = await import('../schemas/boundaries.ts');
  return parseBoundaries(boundaries);
}

/**
 * The decisions alone: what an analysis makes of a dissertation that was read.
 *
 * @param weights other ones than those that were learnt from all documents
 */
export function analyseDissertation(
  { story, noteWords, numbering, stored }: Dissertation,
  boundaries: CheckedBoundaries = {},
  weights: LearntWeights = learntWeights,
): AnalysisResult {
  const { paragraphs } = story;
  const contents = findContents(paragraphs);
  const headings = findHeadings(story, contents, numbering);
  const places = indexPlaces(paragraphs, headings, contents);
  const setStart = bodyStartSet(boundaries, places);
  const lines = readLines(story, noteWords, contents, headings, numbering);
  const found = findZones(lines, weights.decisions.zones, setStart?.paragraph);
  const start = setStart ?? found.start;
  const setLists = referenceListsSet(boundaries, places, start.paragraph);
  const lists = setLists ?? found.lists;
  const zoneOf = divideIntoZones(start.paragraph, lists);
  const words = countZones(paragraphs, noteWords, zoneOf);
  const context = { numbering, zoneOf, listed: contents.paragraphs };
  const items = findItems(readItemsDocument(story, start.paragraph, context), weights.decisions.items);
  const { tables, figures } = overruleItems(items, boundaries, places, zoneOf);
  const counted = [...tables, ...figures].some((item) => item.counted);
  if (words.total === 0 && !counted) throw nothingInIt(story);

  const { evidence: pages, pageOf } = countFrontPages(
    story,
    start.paragraph,
    { contents, storedPages: stored.pages, noteWords, set: boundaries.frontPages },
    weights.decisions.pages,
  );
  const placeOf = describePlaces(story, headings, pageOf);
  const withPlace = (item: ItemEvidence) => ({ ...item, place: placeOf(item.paragraph) });
  const evidence = {
    words,
    bodyStart: describeStart(start, paragraphs, placeOf),
    referenceLists: lists.map((list) => describeList(list, paragraphs, noteWords, placeOf)),
    tables: tables.map(withPlace),
    figures: figures.map(withPlace),
    pages,
  };
  const { foreignParts } = story;
  const counts = {
    tables: certaintyOfCount(items, 'tables', tables),
    figures: certaintyOfCount(items, 'figures', figures),
  };
  const zones = {
    start: setStart ? 1 : found.certainty.start,
    listsInText: setLists ? 1 : found.certainty.listsInText,
    lists: setLists ? 1 : found.certainty.lists,
  };
  const certainty = certaintyOf(evidence, foreignParts, { zones, counts }, weights.certainty);
  const doubt = found.listDoubt;
  const warnings = findDoubts(
    { ...evidence, certainty },
    {
      foreignParts,
      areListsSet: setLists !== null,
      zones,
      listDoubt: doubt && { ...doubt, heading: openingAt(doubt.paragraph, paragraphs) ?? '' },
    },
  );
  const inWord = compareWithWord(story, stored, evidence);
  const report: AnalysisReport = { ...evidence, inWord, certainty, warnings };
  return { analysis: fiveNumbers(report), report };
}

function describeStart(
  { paragraph, reason, certainty, runnerUp }: BodyStart,
  paragraphs: readonly Paragraph[],
  placeOf: DescribePlace,
): BodyStartEvidence {
  const placed = (each: number) => ({ paragraph: each, place: placeOf(each) });
  const other = runnerUp && {
    ...runnerUp,
    heading: openingAt(runnerUp.paragraph, paragraphs),
    ...placed(runnerUp.paragraph),
  };
  return {
    heading: openingAt(paragraph, paragraphs),
    ...placed(paragraph),
    ...{ reason, certainty, runnerUp: other },
  };
}

/** The first words from a place on, as a reader sees them. */
function openingAt(place: number, paragraphs: readonly Paragraph[]): string | null {
  const opening = paragraphs.find(({ index, words }) => index >= place && words > 0);
  return opening ? excerpt(opening.text) : null;
}

function fiveNumbers({ words, tables, figures, pages }: AnalysisReport): Analysis {
  return {
    textWordCount: words.text,
    refsWordCount: words.references,
    tables: tables.filter((table) => table.counted).length,
    figures: figures.filter((figure) => figure.counted).length,
    frontMatter: pages.count,
  };
}

function describeList(
  { first, end, reason, certainty }: ReferenceList,
  all: readonly Paragraph[],
  noteWords: ReadonlyMap<string, number>,
  placeOf: DescribePlace,
): ReferenceListEvidence {
  const paragraphs = all.slice(first, end).filter((paragraph) => paragraph.words > 0);
  return {
    heading: excerpt(paragraphs[0]?.text ?? ''),
    paragraph: first,
    until: end,
    place: placeOf(first),
    endPlace: end < all.length ? placeOf(end) : null,
    words: countZones(paragraphs, noteWords, () => 'references').references,
    entries: Math.max(0, paragraphs.length - 1),
    reason,
    certainty,
  };
}

function nothingInIt({ foreignParts }: Dissertation['story']): DeskError {
  const imports =
    'The text of this document is in other files that it imports. Please open it in Word, save it as .docx and upload that copy.';
  const empty =
    'This document contains no text. Please check that you chose the right file and upload it again.';
  return new DeskError('document_empty', foreignParts > 0 ? imports : empty, { details: { foreignParts } });
}
