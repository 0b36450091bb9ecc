import { deflateRawSync, inflateRawSync } from 'node:zlib';
import JSZip from 'jszip';

/** How long an analysis takes once its code is warm, with a lower bound to compare it with. */
export interface Warm {
  analysis: number;
  /** Time to inflate the main part with Node's own zlib and find all its tags with one regular expression. */
  floor: number;
}

/** In milliseconds, the minimum of several rounds. @param analyse the function of the built package */
export async function measureWarm(
  bytes: Uint8Array,
  analyse: (bytes: Uint8Array) => Promise<unknown>,
): Promise<Warm> {
  const part = await (await JSZip.loadAsync(bytes)).file('word/document.xml')?.async('uint8array');
  const deflated = deflateRawSync(part ?? new Uint8Array());
  return {
    analysis: await least(() => analyse(bytes)),
    floor: await least(() =>
      inflateRawSync(deflated)
        .toString('utf8')
        .match(/<[^>]*>/g),
    ),
  };
}

const rounds = 10;

async function least(run: () => unknown): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await run();
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
}
