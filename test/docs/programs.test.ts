import { beforeAll, describe, expect, test } from 'vitest';
import { wholeBlocks } from './support/blocks.ts';
import { pages } from './support/pages.ts';
import { typeErrors } from './support/type-check.ts';

/** Whatever imports something says all that it needs. */
const programs = wholeBlocks(
  pages.flatMap((page) => page.blocks),
  ['js', 'ts'],
).filter(({ text }) => /^import /m.test(text));

describe('a program of the documentation', () => {
  let errors: ReadonlyMap<string, string[]> = new Map();

  beforeAll(() => {
    errors = typeErrors(programs);
  }, 300_000);

  test.each(programs)('$place suits the types of the built package', ({ place }) => {
    expect(errors.get(place)).toEqual([]);
  });
});
