import type { Ids } from '../../../../src/core/ports.ts';

/** Ids that count: the first is `idNumber(1)`. The bytes count as well, so rooms get codes of their own. */
export function countedIds(): Ids {
  let uuids = 0;
  let bytes = 0;
  return {
    uuid: () => idNumber(++uuids),
    random: (count) => Uint8Array.from({ length: count }, () => bytes++ % 248),
  };
}

/** A valid UUID of version 4. */
export function idNumber(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
