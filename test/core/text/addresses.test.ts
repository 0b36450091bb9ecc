import { describe, expect, test } from 'vitest';
import { readAddresses } from '../../../src/core/text/addresses.ts';

const ann = { name: 'Ann B', email: 'ann@example.org' };
const bob = { email: 'bob@example.org' };

describe('a list of addresses', () => {
  test.each([
    ['bob@example.org', [bob]],
    ['Ann B <ann@example.org>', [ann]],
    ['"Ann B" <ann@example.org>; bob@example.org', [ann, bob]],
    ['bob@example.org, Ann B <ann@example.org>', [bob, ann]],
    ['Ann B <ann@example.org>\r\nbob@example.org\n', [ann, bob]],
    ['bob@example.org bob@example.org', [bob, bob]],
    [' ; ,\n bob@example.org ;;', [bob]],
    ['<ann@example.org>', [{ email: 'ann@example.org' }]],
    ['"B, Ann" <ann@example.org>, bob@example.org', [{ ...ann, name: 'B, Ann' }, bob]],
    ['B, Ann <ann@example.org>, bob@example.org', [{ ...ann, name: 'B, Ann' }, bob]],
    ['"Ann \\"the\\" B" <ann@example.org>', [{ ...ann, name: 'Ann "the" B' }]],
    ['Ann; bob@example.org', [{ email: 'Ann' }, bob]],
    ['bob@example.org, Ann', [bob, { email: 'Ann' }]],
    ['"Ann <ann@example.org>; bob@example.org', [{ ...ann, name: '"Ann' }, bob]],
    ['Ann <ann@example.org', [{ email: 'Ann <ann@example.org' }]],
    ['', []],
  ])('is read: %j', (text, people) => {
    expect(readAddresses(text)).toEqual(people);
  });

  test('is read in time that grows with its length', () => {
    const started = performance.now();
    for (const text of [
      '"'.repeat(200_000),
      'a,'.repeat(100_000),
      ' <'.repeat(100_000),
      '\n'.repeat(200_000),
    ])
      readAddresses(text);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
