import type { ItemEvidence } from '../analysis.ts';
import type { Items } from '../decide/items/find-items.ts';
import type { Paragraph } from '../story/story.ts';
import type { ZoneOf } from '../structure/zones.ts';
import { readCaption } from '../text/captions/caption-text.ts';
import { excerpt } from '../text/excerpt.ts';
import { foldText } from '../text/fold-text.ts';
import type { CheckedBoundaries, ItemBoundary, Place } from './boundaries.ts';
import { type PlaceIndex, quoted, refused } from './find-place.ts';
import { countByParagraph, placedItems } from './item-positions.ts';
import { byOperator, setByEditor } from './set-zones.ts';
import { closeTexts, indexTexts, type TextIndex } from './text-index.ts';

/**
 * Applies an operator's decisions about tables and figures. An item that the analysis did not find is added if a
 * paragraph has that caption or number.
 *
 * A decision about one of several in a paragraph goes before one about all of them.
 *
 * @throws DeskError `input_invalid` for an item that is not in the document, for a caption that several items have,
 * and for an item that is both counted and left out
 */
export function overruleItems(
  items: Items,
  { items: boundaries = [] }: CheckedBoundaries,
  places: PlaceIndex,
  zoneOf: ZoneOf,
): Items {
  const known: Partial<Record<Kind, Known>> = {};
  const decided: Record<Kind, Decisions> = { tables: new Map(), figures: new Map() };
  for (const [position, boundary] of boundaries.entries()) {
    const { kind, place, path } = read(boundary, position);
    const { counted } = boundary;
    known[kind] ??= readKnown(items[kind]);
    // Before the start of the body nothing is counted, so it does no harm to leave out what was counted there before.
    const mayBeUnknown = (index: number) => counted || zoneOf(index) === 'front';
    const paragraph = paragraphOf(place, path, known[kind], mayBeUnknown, places);
    const at = positionIn(boundary, `items.${position}.position`, paragraph, known[kind]);
    const ofParagraph = decided[kind].get(paragraph) ?? new Map<number, boolean>();
    if ((ofParagraph.get(at) ?? counted) !== counted)
      throw refused(path, `(${shown(place)}) is both counted and left out`, [paragraph]);
    decided[kind].set(paragraph, ofParagraph.set(at, counted));
  }
  const captionOf = (index: number) => places.paragraphs[index]?.text ?? '';
  return {
    tables: withDecisions(items.tables, decided.tables, captionOf, zoneOf),
    figures: withDecisions(items.figures, decided.figures, captionOf, zoneOf),
  };
}

/** Returns the items in whose paragraphs an operator did not decide anything. */
export function undecided(items: readonly ItemEvidence[], evidence: readonly ItemEvidence[]): ItemEvidence[] {
  const decided = new Set(evidence.flatMap(({ setBy, paragraph }) => (setBy ? paragraph : [])));
  return items.filter(({ paragraph }) => !decided.has(paragraph));
}

type Kind = keyof Items;

/** Whether the items of a paragraph count: those at a position, counting from 1, and at 0 all others. */
type Decisions = Map<number, Map<number, boolean>>;

const allOthers = 0;

function read({ table, figure }: ItemBoundary, position: number): { kind: Kind; place: Place; path: string } {
  const path = `items.${position}`;
  if (table !== undefined) return { kind: 'tables', place: table, path: `${path}.table` };
  return { kind: 'figures', place: figure ?? '', path: `${path}.figure` };
}

/** The tables, or the figures, that the analysis lists. */
interface Known {
  items: readonly ItemEvidence[];
  /** How many each paragraph has. */
  paragraphs: ReadonlyMap<number, number>;
  captions: Captions;
}

interface Captions {
  list: readonly Captioned[];
  /** By their words in the form used for comparison. */
  index: TextIndex<Captioned>;
}

interface Named {
  caption: string | null;
  paragraph: number;
}

interface Captioned extends Named {
  caption: string;
  /** The caption in the form used for comparison. */
  folded: string;
}

function readKnown(items: readonly ItemEvidence[]): Known {
  const list = items.flatMap(({ caption, paragraph }) =>
    caption === null ? [] : { caption, paragraph, folded: foldText(caption) },
  );
  return {
    items,
    paragraphs: countByParagraph(items),
    captions: { list, index: indexTexts(list, ({ folded }) => folded) },
  };
}

/** Returns which item of a paragraph is meant. One that the analysis did not find is alone in its paragraph. */
function positionIn(
  { position }: ItemBoundary,
  path: string,
  paragraph: number,
  { paragraphs }: Known,
): number {
  if (position === undefined) return allOthers;
  const count = paragraphs.get(paragraph) ?? 1;
  if (position > count) throw refused(path, `is ${position}, but the paragraph has ${count}`, [paragraph]);
  return paragraphs.has(paragraph) ? position : allOthers;
}

/** @param mayBeUnknown whether a paragraph can be named in which the analysis found nothing */
function paragraphOf(
  place: Place,
  path: string,
  known: Known,
  mayBeUnknown: (paragraph: number) => boolean,
  places: PlaceIndex,
): number {
  return typeof place === 'number'
    ? numbered(place, path, known, mayBeUnknown, places)
    : captioned(place, path, known, mayBeUnknown, places);
}

function numbered(
  place: number,
  path: string,
  known: Known,
  mayBeUnknown: (paragraph: number) => boolean,
  { paragraphs }: PlaceIndex,
): number {
  if (known.paragraphs.has(place)) return place;
  const paragraph = paragraphs[place];
  const isFilled =
    paragraph && (paragraph.words > 0 || paragraph.drawings.length > 0 || paragraph.place.table !== null);
  if (isFilled && mayBeUnknown(place)) return place;
  const nothing = paragraph
    ? 'but that paragraph has none'
    : `but the last paragraph is ${paragraphs.length - 1}`;
  throw refused(path, `is ${place}, ${nothing}; the document has ${listed(nearest(place, known.items))}`);
}

function captioned(
  place: string,
  path: string,
  { captions }: Known,
  mayBeUnknown: (paragraph: number) => boolean,
  { contents, folded, texts }: PlaceIndex,
): number {
  const elsewhere = ({ index, words, text: caption }: Paragraph) =>
    words === 0 || contents.paragraphs.has(index) || !mayBeUnknown(index)
      ? []
      : { caption, paragraph: index, folded: folded(index) };
  // Anything that was not taken for a table or figure can be counted, but not left out again.
  const matches = matching(place, captions.index, (each) => each) ?? matching(place, texts, elsewhere);
  if (matches === null) {
    const close = closeTexts(foldText(place), captions.list, (each) => each.folded);
    throw refused(path, `(${shown(place)}) is not in the document, which has ${listed(close)}`);
  }
  const [only] = matches;
  if (matches.length === 1 && only) return only.paragraph;
  const several = `matches ${matches.length} of them (${listed(matches.slice(0, 5))})`;
  throw refused(path, `(${shown(place)}) ${several}. Give the number of the paragraph instead`);
}

/**
 * Matches the same words; otherwise the same beginning; otherwise the same words without label and number, which Word
 * may add automatically. A caption also matches for those that continue it.
 */
function matching<Item>(
  place: string,
  index: TextIndex<Item>,
  asCaption: (item: Item) => Captioned | never[],
): Captioned[] | null {
  const wanted = foldText(place.trim());
  const title = foldText(readCaption(place.trim())?.title ?? '');
  // The report shortens long captions, sometimes within a word.
  const goesOn = place.trim().endsWith('…') ? /^/ : /^(?![.,\-–:]?[\p{L}\p{N}])/u;
  const ways = [
    () => index.same(wanted).flatMap(asCaption),
    () =>
      index
        .startingWith(wanted)
        .flatMap(asCaption)
        .filter(({ folded }) => goesOn.test(folded.slice(wanted.length))),
    () => (title === '' ? [] : index.same(title).flatMap(asCaption)),
  ];
  for (const matchesOf of ways) {
    const matches = matchesOf();
    if (matches.length === 0) continue;
    const openings = matches.filter(({ caption }) => !readCaption(caption)?.continued);
    return openings.length === 1 ? openings : matches;
  }
  return null;
}

function withDecisions(
  items: readonly ItemEvidence[],
  decided: Decisions,
  captionOf: (paragraph: number) => string,
  zoneOf: ZoneOf,
): ItemEvidence[] {
  const known = new Set(items.map(({ paragraph }) => paragraph));
  const changed = placedItems(items).map(({ item, position }) => {
    const ofParagraph = decided.get(item.paragraph);
    const counted = ofParagraph?.get(position) ?? ofParagraph?.get(allOthers);
    return counted === undefined ? item : setByEditor(item, counted, byOperator);
  });
  const added = [...decided].flatMap(([paragraph, ofParagraph]): ItemEvidence[] => {
    const counted = ofParagraph.get(allOthers);
    if (known.has(paragraph) || counted === undefined) return [];
    const caption = excerpt(captionOf(paragraph)) || null;
    return [setByEditor({ paragraph, caption, zone: zoneOf(paragraph) }, counted, byOperator)];
  });
  return [...changed, ...added].sort((a, b) => a.paragraph - b.paragraph);
}

function nearest(place: number, items: readonly ItemEvidence[]): Named[] {
  const distance = ({ paragraph }: ItemEvidence) => Math.abs(paragraph - place);
  return items.toSorted((a, b) => distance(a) - distance(b)).slice(0, 5);
}

function listed(items: readonly Named[]): string {
  if (items.length === 0) return 'none';
  const list = items.map(
    ({ caption, paragraph }) =>
      `${caption === null ? 'without a caption' : quoted(caption)} (paragraph ${paragraph})`,
  );
  return list.join(', ');
}

function shown(place: Place): string {
  return typeof place === 'number' ? `paragraph ${place}` : quoted(place);
}
