import type { Chance } from '../chance.ts';

/** Corrupts a file as a bad transfer might: changes, drops and repeats bytes. */
export function spoilBytes(bytes: Uint8Array, chance: Chance): Uint8Array {
  let spoilt: Uint8Array = bytes.slice();
  for (let count = 1 + chance.below(4); count > 0; count -= 1) spoilt = chance.of(ways)(spoilt, chance);
  return spoilt;
}

const ways: readonly ((bytes: Uint8Array, chance: Chance) => Uint8Array)[] = [
  (bytes, chance) => {
    const changed = bytes.slice();
    for (let count = 1 + chance.below(8); count > 0; count -= 1)
      changed[chance.below(changed.length)] = chance.below(256);
    return changed;
  },
  (bytes, chance) => bytes.slice(0, chance.below(bytes.length + 1)),
  (bytes, chance) => {
    const [from, until] = stretchOf(bytes, chance);
    return new Uint8Array(Buffer.concat([bytes.subarray(0, from), bytes.subarray(until)]));
  },
  (bytes, chance) => {
    const [from, until] = stretchOf(bytes, chance);
    return new Uint8Array(Buffer.concat([bytes.subarray(0, until), bytes.subarray(from)]));
  },
  (bytes, chance) => {
    const [from, until] = stretchOf(bytes, chance);
    return bytes.slice().fill(0, from, until);
  },
];

function stretchOf({ length }: Uint8Array, chance: Chance): [number, number] {
  const from = chance.below(length + 1);
  return [from, Math.min(length, from + chance.below(200))];
}
