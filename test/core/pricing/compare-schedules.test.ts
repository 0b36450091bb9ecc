import { describe, expect, test } from 'vitest';
import {
  historyInWords,
  scheduleChanges,
  scheduleInShort,
} from '../../../src/core/pricing/compare-schedules.ts';

describe('two schedules', () => {
  test('differ in values by their places, those that one lacks included', () => {
    const from = { rates: { editing: { perTable: 3, perFigure: 1 } }, adminFee: 25 };
    const to = { rates: { editing: { perTable: 0.0000001 }, currency: 'EUR' }, adminFee: 25 };
    expect(scheduleChanges(from, to)).toEqual([
      'rates.currency: none → EUR',
      'rates.editing.perFigure: 1 → none',
      'rates.editing.perTable: 3 → 0.0000001',
    ]);
  });

  test('do not differ by the time of their change', () => {
    const rates = { perTable: 3 };
    expect(scheduleChanges({ rates }, { rates, updatedAt: '2026-11-20T09:00:00.000Z' })).toEqual([]);
  });
});

test('a schedule in short has the price of a word and the fee', () => {
  const schedule = { rates: { editing: { textPerWord: 0.02 }, proof_reading: {} }, adminFeePercent: 5 };
  expect(scheduleInShort(schedule)).toMatch(
    /^editing 0\.02 a word, .*proof reading not by the word, fee 5 %$/,
  );
});

test('a history says of each schedule what is new, and of the oldest what it is', () => {
  const [first, second] = [{ rates: { perTable: 3 } }, { rates: { perTable: 4 } }];
  const words = historyInWords([second, second, null, second, first]);
  expect(words).toEqual([
    'No difference',
    expect.stringMatching(/^adminFee: 25 → none; .*; and 10 more$/),
    'Starter rates',
    'rates.perTable: 3 → 4',
    expect.stringMatching(/fee 25$/),
  ]);
});
