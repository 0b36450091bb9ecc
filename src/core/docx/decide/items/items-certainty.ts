import type { ItemEvidence, Zone } from '../../analysis.ts';
import type { Story } from '../../story/story.ts';
import { partitionPoint, type ZoneOf } from '../../structure/zones.ts';
import type { ZoneShares } from '../zones/certainty.ts';
import { zoneNames } from '../zones/zones-decision.ts';
import { certaintyOfCount } from './count-certainty.ts';
import type { FoundItems } from './find-items.ts';

/** How the document was divided, how probable that is, and what an operator decided about it. */
export interface Divided {
  story: Pick<Story, 'tables' | 'drawings'>;
  zoneOf: ZoneOf;
  shares: ZoneShares;
  isStartSet: boolean;
  areListsSet: boolean;
}

export interface ItemsCertainty {
  /** How probable the number is. */
  certainty: number;
  /** It depends more on what is text than on what is a table or figure. */
  isDisplaced: boolean;
}

/**
 * How probable the number of tables, or figures, is: that what counts in the text was found, and that it is in the
 * text.
 *
 * @param evidence of what was found in the text. What an operator decided is certain
 */
export function certaintyOfItems(
  kind: 'tables' | 'figures',
  items: FoundItems,
  evidence: readonly ItemEvidence[],
  divided: Divided,
): ItemsCertainty {
  const ofCount = certaintyOfCount(items, kind, evidence);
  const ofPlaces = ofCount === 1 ? 1 : certaintyOfPlaces(kind, evidence, divided);
  return { certainty: ofCount * ofPlaces, isDisplaced: ofPlaces < ofCount };
}

/**
 * How probable it is that everything that counts is in the text, and that no table or picture of the front matter and
 * the reference lists is. What is uncertain is mostly where the body starts, for all of them together, so the least
 * certain one decides.
 */
function certaintyOfPlaces(
  kind: 'tables' | 'figures',
  evidence: readonly ItemEvidence[],
  { story, zoneOf, shares, isStartSet, areListsSet }: Divided,
): number {
  if (isStartSet && areListsSet) return 1;
  const inText = (paragraph: number) =>
    areListsSet ? 1 - shareOfZone(shares, paragraph, 'front') : shareOfZone(shares, paragraph, 'text');
  let least = 1;
  for (const { counted, setBy, paragraph } of evidence)
    if (counted && !setBy) least = Math.min(least, inText(paragraph));
  for (const paragraph of kind === 'tables' ? placesOfTables(story) : placesOfPictures(story)) {
    const zone = zoneOf(paragraph);
    if (zone === 'front' || (zone === 'references' && !areListsSet))
      least = Math.min(least, 1 - inText(paragraph));
  }
  return Math.max(0, least);
}

/** The probability that a paragraph is in a zone, by the line that it belongs to or that comes before it. */
function shareOfZone({ lines, states }: ZoneShares, paragraph: number, zone: Zone): number {
  const after = partitionPoint(lines.length, (index) => (lines[index]?.paragraph.index ?? 0) <= paragraph);
  return states[Math.max(0, after - 1) * zoneNames.length + zoneNames.indexOf(zone)] ?? 1;
}

function placesOfTables({ tables }: Divided['story']): number[] {
  const grids = tables.filter(({ rows, columns, outer }) => rows > 1 && columns > 1 && outer === null);
  return grids.map(({ first }) => first);
}

function placesOfPictures({ drawings }: Divided['story']): number[] {
  const pictures = drawings.filter(
    ({ kind, width, height }) => kind === 'chart' || (kind === 'picture' && Math.max(width, height) >= large),
  );
  return pictures.map(({ paragraph }) => paragraph);
}

/** In points. Anything smaller is more often a logo or a signature. */
const large = 200;
