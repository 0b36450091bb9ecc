import { describe, expect, test } from 'vitest';
import { type Guesses, guess, wrongTokens } from '../../../src/http/request/wrong-tokens.ts';

/** The waits of so many guesses at once. */
function waitsOf(count: number, now = 0): (number | null)[] {
  let guesses: Guesses | undefined;
  return Array.from({ length: count }, () => {
    const made = guess(guesses, now);
    guesses = made.guesses;
    return made.wait;
  });
}

describe('wrong tokens of one caller', () => {
  test('wait longer and longer, one after the other, until there are too many', () => {
    expect(waitsOf(11)).toEqual([0, 0, 0, 250, 750, 1750, 3750, 7750, 15_750, 23_750, null]);
  });

  test('are forgotten after a quarter of an hour', () => {
    const { guesses } = guess({ count: 9, until: 1000 }, 2000);
    expect(guesses.count).toBe(10);
    expect(guess({ count: 9, until: 1000 }, 1000 + 15 * 60_000)).toEqual({
      guesses: { count: 1, until: 901_000 },
      wait: 0,
    });
  });
});

describe('callers', () => {
  test('are slowed each by their own wrong tokens', () => {
    const wrong = wrongTokens(() => 0);
    for (let index = 0; index < 4; index++) wrong('one');
    expect(wrong('one').wait).toBe(750);
    expect(wrong('other').wait).toBe(0);
  });

  test('are remembered in a bounded number', () => {
    const wrong = wrongTokens(() => 0);
    for (let index = 0; index < 5; index++) wrong('first');
    for (let index = 0; index < 10_000; index++) wrong(`caller ${index}`);
    expect(wrong('first').count).toBe(1);
  });
});
