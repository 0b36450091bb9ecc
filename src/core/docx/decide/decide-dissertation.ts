import { DeskError } from '../../errors.ts';
import type { AnalysisReport, AnalysisResult, ItemEvidence } from '../analysis.ts';
import type { CheckedBoundaries } from '../corrections/boundaries.ts';
import { indexPlaces, withPages } from '../corrections/find-place.ts';
import { overruleItems, undecided } from '../corrections/set-items.ts';
import {
  bodyStartSet,
  leaveItemsOut,
  listsLeft,
  type Part,
  partsLeftOut,
  referenceListsSet,
  standsIn,
} from '../corrections/set-zones.ts';
import { compareWithWord } from '../evidence/compare-with-word.ts';
import {
  describeLeftOut,
  describeList,
  describePlace,
  describePlaces,
  describeStart,
  openingAt,
} from '../evidence/describe.ts';
import { type Doubt, namedDoubts } from '../evidence/doubt.ts';
import { findDoubts } from '../evidence/find-doubts.ts';
import { fiveNumbers } from '../evidence/five-numbers.ts';
import { firstLostNote } from '../evidence/lost-notes.ts';
import { countFrontPages } from '../pages/front-pages.ts';
import type { PageOf } from '../pages/page-facts.ts';
import type { Dissertation } from '../read-dissertation.ts';
import { type Contents, findContents } from '../structure/contents.ts';
import { findHeadings, type Heading } from '../structure/headings.ts';
import { countZones, divideIntoZones, type ZoneOf } from '../structure/zones.ts';
import { type LearntWeights, learntWeights } from './calibration.ts';
import { readItemsDocument } from './items/document.ts';
import { findItems } from './items/find-items.ts';
import { certaintyOfItems } from './items/items-certainty.ts';
import { certaintyOf, type Probabilities, probabilitiesOf } from './number-certainty.ts';
import { probabilityOfStart } from './zones/certainty.ts';
import { findZones } from './zones/find-zones.ts';
import { readLines } from './zones/lines.ts';
import type { ListDoubt } from './zones/list-doubt.ts';

/** The result of an analysis and the intermediate findings it rests on. */
export interface Decided {
  result: AnalysisResult;
  /** How probable each number is by the model alone, from which its certainty is calibrated. */
  probabilities: Probabilities;
  contents: Contents;
  headings: readonly Heading[];
  zoneOf: ZoneOf;
  leftOut: readonly Part[];
  pageOf: PageOf;
  /** The doubts of the report, with the places that they are about. */
  doubts: readonly Doubt[];
  /** The place where the reference lists are least certain. */
  listDoubt: ListDoubt | null;
}

/**
 * Makes all decisions about a dissertation that has been read.
 *
 * @param weights the weights to use instead of those learnt from all documents
 */
export function decideDissertation(
  dissertation: Dissertation,
  boundaries: CheckedBoundaries = {},
  weights: LearntWeights = learntWeights,
): Decided {
  try {
    return decide(dissertation, boundaries, weights);
  } catch (error) {
    // Without boundaries, none can be refused.
    throw withPages(error, () => decide(dissertation, {}, weights).pageOf);
  }
}

function decide(
  { story, noteWords, numbering, stored }: Dissertation,
  boundaries: CheckedBoundaries,
  weights: LearntWeights,
): Decided {
  const { paragraphs } = story;
  const contents = findContents(paragraphs);
  const headings = findHeadings(story, contents, numbering);
  const places = indexPlaces(paragraphs, headings, contents);
  const setStart = bodyStartSet(boundaries, places);
  const lines = readLines(story, noteWords, contents, headings, numbering);
  const found = findZones(lines, weights.decisions.zones, setStart?.paragraph);
  const start = setStart ?? found.start;
  const setLists = referenceListsSet(boundaries, places, start.paragraph);
  const lists = listsLeft(setLists ?? found.lists, boundaries, places);
  const areListsSet = setLists !== null || (lists.length === 0 && found.lists.length > 0);
  const zoneOf = divideIntoZones(start.paragraph, lists);
  const leftOut = partsLeftOut(boundaries, places);
  const isLeftOut = standsIn(leftOut);
  const words = countZones(paragraphs, noteWords, zoneOf, isLeftOut);
  const context = { numbering, zoneOf, listed: contents.paragraphs, headings };
  const items = findItems(readItemsDocument(story, start.paragraph, context), weights.decisions.items);
  const wanted = overruleItems(items, boundaries, places, zoneOf);
  const counted = [...wanted.tables, ...wanted.figures].some((item) => item.counted);
  if (words.total + (words.leftOut ?? 0) === 0 && !counted) throw nothingInIt(story);
  const tables = leaveItemsOut(wanted.tables, isLeftOut);
  const figures = leaveItemsOut(wanted.figures, isLeftOut);

  const { evidence: pages, pageOf } = countFrontPages(
    story,
    start.paragraph,
    { contents, storedPages: stored.pages, noteWords, set: boundaries.frontPages },
    weights.decisions.pages,
  );
  const placeOf = describePlaces(story, headings, pageOf);
  const described = { paragraphs, noteWords, placeOf, isLeftOut };
  const withPlace = (item: ItemEvidence) => ({ ...item, place: placeOf(item.paragraph) });
  const evidence = {
    words,
    bodyStart: describeStart(start, described),
    referenceLists: lists.map((list) => describeList(list, described)),
    listRunnerUp: areListsSet || !found.listRunnerUp ? null : describePlace(found.listRunnerUp, described),
    ...(leftOut.length > 0 ? { leftOut: leftOut.map((part) => describeLeftOut(part, described)) } : {}),
    tables: tables.map(withPlace),
    figures: figures.map(withPlace),
    pages,
  };
  const divided = { story, zoneOf, shares: found.shares, isStartSet: setStart !== null, areListsSet };
  const ofTables = certaintyOfItems('tables', items, tables, divided);
  const ofFigures = certaintyOfItems('figures', items, figures, divided);
  const zones = {
    start: setStart ? 1 : found.certainty.start,
    listsInText: areListsSet ? 1 : found.certainty.listsInText,
    lists: areListsSet ? 1 : found.certainty.lists,
  };
  const counts = { tables: ofTables.certainty, figures: ofFigures.certainty };
  const isOnStartPage = (paragraph: number) => pageOf(paragraph) === pageOf(start.paragraph);
  const startPage = setStart ? 1 : probabilityOfStart(found.shares, isOnStartPage);
  const probabilities = probabilitiesOf({ zones, counts, startPage, pages });
  const overlookedOf = (kind: 'tables' | 'figures') =>
    undecided(items.overlooked[kind], wanted[kind])
      .filter(({ paragraph }) => !isLeftOut(paragraph))
      .map(withPlace);
  const listTrace = areListsSet ? null : found.listTrace;
  const lostNote = firstLostNote(paragraphs, noteWords);
  const lastParagraph = paragraphs.length - 1;
  const { foreignParts, firstForeignPart } = story;
  const foreignPart = firstForeignPart === null ? null : Math.min(firstForeignPart, lastParagraph);
  const missing = { foreignParts, areNotesLost: lostNote !== null, isListMissing: listTrace !== null };
  const certainty = certaintyOf(evidence, missing, probabilities, weights.certainty);
  const doubt = found.listDoubt;
  const doubts = findDoubts(
    { ...evidence, certainty },
    {
      ...{ foreignPart, lostNote, areListsSet, pageOf },
      zones,
      displaced: new Set([
        ...(ofTables.isDisplaced ? ['tables' as const] : []),
        ...(ofFigures.isDisplaced ? ['figures' as const] : []),
      ]),
      listDoubt: doubt && { ...doubt, heading: openingAt(doubt.paragraph, paragraphs) ?? '' },
      listTrace,
      lastParagraph,
      overlooked: { tables: overlookedOf('tables'), figures: overlookedOf('figures') },
    },
  );
  const inWord = compareWithWord(story, stored, evidence);
  const sentences = doubts.map(({ says }) => says);
  const doubtsAbout = doubts.map(({ about }) => about);
  const report: AnalysisReport = { ...evidence, inWord, certainty, ...namedDoubts(sentences), doubtsAbout };
  const result = { analysis: fiveNumbers(report), report };
  const placed = { doubts, listDoubt: areListsSet ? null : doubt };
  return { result, probabilities, contents, headings, zoneOf, leftOut, pageOf, ...placed };
}

function nothingInIt({ foreignParts }: Dissertation['story']): DeskError {
  const imports =
    'The text of this document is in other files that it imports. Please open it in Word, save it as .docx and upload that copy.';
  const empty =
    'This document contains no text. Please check that you chose the right file and upload it again.';
  return new DeskError('document_empty', foreignParts > 0 ? imports : empty, { details: { foreignParts } });
}
