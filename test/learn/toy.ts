import { createExample, type Example } from '../../bench/learn/example.ts';
import type { Decision } from '../../src/core/docx/decide/decision.ts';

/** A place of a toy row: what three signals say of it, and how much of that counts. */
export interface Spot {
  warm: number;
  bright: number;
  gate: number;
  share?: number;
  /** Nobody can go out here. */
  walled?: boolean;
}

/** Indoors first, then any change between indoors and outdoors. */
export const toy = {
  name: 'toy',
  tables: {
    outdoors: [
      { id: 'warm', says: 'it is warm', of: ({ warm }) => warm },
      { id: 'bright', says: 'it is bright', of: ({ bright }) => bright },
    ],
    leaving: [{ id: 'gate', says: 'there is a gate', of: ({ gate }) => gate }],
  },
  states: [
    { name: 'indoors', table: null, mayBeFirst: true, mayBeLast: true },
    { name: 'outdoors', table: 'outdoors', mayBeFirst: true, firstTable: 'leaving', mayBeLast: true },
  ],
  steps: [
    { from: 'indoors', to: 'indoors', table: null },
    { from: 'indoors', to: 'outdoors', table: 'leaving' },
    { from: 'outdoors', to: 'outdoors', table: null },
    { from: 'outdoors', to: 'indoors', table: null },
  ],
  asks: (table: string, { walled }: Spot) => !(walled && table === 'leaving'),
  shareOf: ({ share }: Spot) => share ?? 1,
} as const satisfies Decision<Spot, null>;

/** A row of spots, each labelled `i` for indoors, `o` for outdoors or `?` for a place that no label tells. */
export function toyExample(
  spots: readonly Spot[],
  label: string,
  document = 'toy.docx',
  weight = 1,
): Example {
  const allowed = [...label].flatMap((letter) => [Number(letter !== 'o'), Number(letter !== 'i')]);
  return createExample<Spot, null>(toy, spots, null, { document, allowed: Uint8Array.from(allowed), weight });
}
