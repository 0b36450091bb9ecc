import type { Ids } from '../../../src/core/ports.ts';
import type { Chance } from '../../chance.ts';

/**
 * Ids that a seed repeats. Room codes come from a set of only twenty, so that some collide; nothing else requests sixteen
 * bytes.
 */
export function seededIds(chance: Chance): Ids {
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => chance.below(256));
  return {
    uuid() {
      const digits = Buffer.from(bytes(16)).toString('hex');
      return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
    },
    random: (count) => (count === 16 ? new Uint8Array(16).fill(chance.below(20)) : bytes(count)),
  };
}
