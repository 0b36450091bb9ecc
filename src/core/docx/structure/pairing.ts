import type { Block } from './blocks.ts';
import type { Caption } from './captions.ts';

/** Something that can bear a caption: a table, or pictures that stand together. */
export interface Candidate {
  kind: 'table' | 'graphic';
  /** Positions of its blocks in the block list, in order. */
  blocks: readonly number[];
  /** How many captions it can bear: the pictures in it, or 1. */
  capacity: number;
}

export interface Pair {
  caption: Caption;
  candidate: Candidate;
}

export interface Pairing {
  pairs: readonly Pair[];
  /** Captions at which there is nothing to caption. */
  alone: readonly Caption[];
}

/**
 * Joins each caption with what it captions: the nearest table or picture above or below, where only blank
 * lines, notes on sources and a short title may stand between. Authors keep to one side, so the side on which
 * most captions of a kind have their object decides where both are possible.
 */
export function pairCaptions(blocks: readonly Block[], candidates: readonly Candidate[]): Pairing {
  const captions = blocks.flatMap((block, position) =>
    block.captions.map((caption) => ({ caption, position })),
  );
  const byBlock = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    for (const position of candidate.blocks) {
      byBlock.set(position, [...(byBlock.get(position) ?? []), candidate]);
    }
  }
  const options = captions.flatMap((placed) => optionsFor(placed, blocks, byBlock));
  const sides = usualSides(options);
  options.sort((a, b) => scoreOf(b, sides) - scoreOf(a, sides) || a.position - b.position);
  return assign(
    options,
    captions.map(({ caption }) => caption),
  );
}

interface Option {
  caption: Caption;
  position: number;
  candidate: Candidate;
  /** Where the object is, seen from the caption. */
  side: 'above' | 'below' | 'same';
  /** Blocks with words between the two. */
  distance: number;
  /** Blocks of any kind between the two, blank lines included. */
  gap: number;
}

type Sides = ReadonlyMap<string, 'above' | 'below'>;

function optionsFor(
  { caption, position }: { caption: Caption; position: number },
  blocks: readonly Block[],
  byBlock: ReadonlyMap<number, Candidate[]>,
): Option[] {
  const at = (side: Option['side'], found: Neighbour | null): Option[] =>
    found === null
      ? []
      : (byBlock.get(found.position) ?? [])
          .filter((candidate) => mayBear(candidate, caption, found))
          .map((candidate) => ({ ...found, caption, position, candidate, side }));
  return [
    ...at('same', { position, distance: 0, gap: -1 }),
    ...at('above', nearest(blocks, position, -1, byBlock, caption)),
    ...at('below', nearest(blocks, position, 1, byBlock, caption)),
  ];
}

interface Neighbour {
  position: number;
  distance: number;
  gap: number;
}

/**
 * A grid is a figure only under a caption that is one beyond doubt, or that stands right at it, and never
 * under one that floats beside the text. A listing's or an equation's caption stands at what it names, which
 * need be neither table nor picture.
 */
function mayBear(candidate: Candidate, caption: Caption, { gap, distance }: Neighbour): boolean {
  if (caption.kind === 'other') return distance === 0;
  if (caption.kind !== 'figure' || candidate.kind !== 'table') return true;
  return caption.floating ? gap < 0 : caption.marked || gap <= 1;
}

function nearest(
  blocks: readonly Block[],
  from: number,
  step: 1 | -1,
  byBlock: ReadonlyMap<number, Candidate[]>,
  { floating }: Caption,
): Neighbour | null {
  let distance = 0;
  for (let position = from + step; ; position += step) {
    const block = blocks[position];
    if (!block) return null;
    if (byBlock.has(position)) return { position, distance, gap: Math.abs(position - from) - 1 };
    // Captions may be stacked, but the nearer one has the better claim.
    if (block.captions.length > 0) distance += 1;
    if (block.proseWords > 0) distance += 1;
    // What floats may be anchored in the text beside it.
    if (distance > farthest || (block.proseWords > longestBetween && !floating)) return null;
  }
}

/** Lines with words between caption and object: a title on a line of its own and a note on sources. */
const farthest = 2;
/** Words of the longest note; more is running text, which parts a caption from what comes after. */
const longestBetween = 40;

function usualSides(options: readonly Option[]): Sides {
  const votes = new Map<string, number>();
  const choices = new Map<Caption, Set<Option['side']>>();
  for (const { caption, side } of options) {
    choices.set(caption, (choices.get(caption) ?? new Set()).add(side));
  }
  for (const option of options) {
    const isOnlyOne = choices.get(option.caption)?.size === 1;
    if (option.side === 'same' || !isOnlyOne || option.distance > 0) continue;
    votes.set(
      option.caption.kind,
      (votes.get(option.caption.kind) ?? 0) + (option.side === 'above' ? 1 : -1),
    );
  }
  // Custom, where a document does not tell: figures above their captions, tables below them.
  const side = (kind: string, custom: number) => ((votes.get(kind) || custom) > 0 ? 'above' : 'below');
  return new Map([
    ['figure', side('figure', 1)],
    ['table', side('table', -1)],
    ['other', side('other', -1)],
    ['unlabelled', side('unlabelled', 1)],
  ]);
}

/** The kind of the object weighs most, then its place, then what tells captions from sentences. */
function scoreOf({ caption, candidate, side, distance }: Option, sides: Sides): number {
  const { kind } = caption;
  const names = kind === 'table' || kind === 'figure';
  const fits = !names || (kind === 'table') === (candidate.kind === 'table');
  let score = fits ? weight.fits : weight.otherKind;
  if (side === 'same') score += weight.samePlace;
  else if (side === sides.get(kind)) score += weight.usualSide;
  if (caption.marked) score += weight.marked;
  if (kind === 'unlabelled') score -= weight.unlabelled;
  return score - distance * weight.farther;
}

/**
 * A caption right at an object of the other kind (4 + 4) yields to one that stands one line off from its own
 * kind (8 + 2 - 2), as where a table's caption and a figure's are stacked.
 */
const weight = {
  fits: 8,
  otherKind: 4,
  samePlace: 4,
  usualSide: 2,
  marked: 1,
  unlabelled: 3,
  farther: 2,
} as const;

function assign(options: readonly Option[], captions: readonly Caption[]): Pairing {
  const pairs: Pair[] = [];
  const paired = new Set<Caption>();
  const borne = new Map<Candidate, number>();
  // First one caption each; then what is left over goes to objects that can bear more.
  for (const limit of [() => 1, (candidate: Candidate) => candidate.capacity]) {
    for (const { caption, candidate } of options) {
      if (
        paired.has(caption) ||
        (isSecondLine(caption) && borne.has(candidate)) ||
        (borne.get(candidate) ?? 0) >= limit(candidate)
      )
        continue;
      paired.add(caption);
      borne.set(candidate, (borne.get(candidate) ?? 0) + 1);
      pairs.push({ caption, candidate });
    }
  }
  return { pairs, alone: captions.filter((caption) => !paired.has(caption)) };
}

/** A further line below a caption must not take the place of another picture's caption. */
function isSecondLine(caption: Caption): boolean {
  return caption.kind === 'unlabelled' && !caption.floating;
}
