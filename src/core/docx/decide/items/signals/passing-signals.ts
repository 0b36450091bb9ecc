import { plain } from '../facts/caption-facts.ts';
import type { ItemSignal } from './item-signal.ts';

/** Signals for anything that comes between a caption and its object and is neither. */
export const passingSignals: readonly ItemSignal[] = [
  {
    id: 'words',
    says: 'there are words before it',
    of: ({ gap }) => Math.min(1, Math.log1p(gap.words) / 5),
  },
  {
    id: 'caption',
    says: 'it reads as a caption itself',
    of: (unit, { captions }) => Number((captions.get(unit)?.strength ?? 0) >= plain),
  },
  {
    id: 'unlabelled',
    says: 'it is a line in a caption style',
    of: (unit) => Number(unit.type === 'caption' && !unit.line.labelled),
  },
  {
    id: 'sentence',
    says: 'it may be a sentence',
    of: (unit, { captions }) => Number(captions.get(unit)?.strength === 0),
  },
  {
    id: 'twin',
    says: 'it has the same number as another',
    of: (unit, { captions }) => {
      const facts = captions.get(unit);
      return Number(facts !== undefined && (facts.hasTwinBefore || facts.hasStrongerTwin));
    },
  },
  {
    id: 'tiny',
    says: 'it is an icon or a line',
    of: (unit, { graphics }) => Number(graphics.get(unit)?.isTiny ?? false),
  },
  {
    id: 'bare',
    says: 'it is a text box or a line',
    of: (unit, { graphics }) => Number(graphics.get(unit)?.isBare ?? false),
  },
  { id: 'grid', says: 'it is a grid', of: (unit) => Number(unit.type === 'grid') },
];

/** Signals for an object whose caption follows below it. */
export const openSignals: readonly ItemSignal[] = [
  {
    id: 'in-prose',
    says: 'it is in running text',
    of: (unit) => Number(unit.type === 'graphic' && unit.proseAround > 30),
  },
  {
    id: 'bare',
    says: 'it is a text box or a line',
    of: (unit, { graphics }) => Number(graphics.get(unit)?.isBare ?? false),
  },
];
