import { describe, expect, test } from 'vitest';
import {
  historyInWords,
  scheduleChanges,
  scheduleInShort,
} from '../../../../src/core/pricing/rates/compare-schedules.ts';
import { starterSchedule } from '../../../../src/core/pricing/rates/rate-schedule.ts';

describe('two schedules', () => {
  test('differ in prices of services, named as on a quote, in money', () => {
    const from = { rates: { editing: { textPerWord: 0.018, perTable: 3, perFigure: 1 } } };
    const to = {
      rates: {
        editing: { textPerWord: 0.0000001, perTable: 1_250, minimum: 40 },
        peer_review: { refsPerWord: 2 },
      },
    };
    expect(scheduleChanges(from, to)).toEqual([
      'Editing, words of text: $0.018 → $0.0000001',
      'Editing, tables: $3.00 → $1,250.00',
      'Editing, figures: $1.00 → none',
      'Editing, minimum: none → $40.00',
      'Peer review, words of references: none → $2.00',
    ]);
  });

  test('differ in what holds for every quote and for all services', () => {
    const from = { rates: { frontMatterPerPage: 3, minimum: 40 }, adminFee: 25 };
    const to = { rates: { frontMatterPerPage: 4, revisionPercent: 40 }, adminFee: 10, adminFeePercent: 7.5 };
    expect(scheduleChanges(from, to)).toEqual([
      'Administrative fee: $25.00 → 7.5%, and not less than $10.00',
      'All services, pages of front matter: $3.00 → $4.00',
      'All services, minimum: $40.00 → none',
      'All services, changes to a revised document: none → 40%',
    ]);
  });

  test('each have their prices in their own currency', () => {
    const from = { rates: { editing: { perTable: 3, perFigure: 2 } }, adminFee: 25 };
    const to = { rates: { editing: { perTable: 400, perFigure: 2 }, currency: 'JPY' }, adminFee: 25 };
    expect(scheduleChanges(from, to)).toEqual(['Currency: USD → JPY', 'Editing, tables: $3.00 → ¥400']);
  });

  test('differ in what thesisdesk does not know by its path, in quotes', () => {
    const from = { rates: { editing: { colour: 'blue' }, $comment: 'By Ada' }, plan: { tier: [2] } };
    const to = { rates: { editing: { colour: 'red' }, peer_review: {} }, plan: { tier: [0.0000001] } };
    expect(scheduleChanges(from, to)).toEqual([
      'Editing, "colour": "blue" → "red"',
      'Peer review: added',
      '"plan.tier.0": 2 → 0.0000001',
      '"$comment": "By Ada" → none',
    ]);
  });

  test('differ in a service without prices of its own', () => {
    const from = { rates: { perTable: 3, peer_review: {} } };
    const to = { rates: { perTable: 3, proof_reading: {} } };
    expect(scheduleChanges(from, to)).toEqual(['Peer review: removed', 'Proof reading: added']);
  });

  test('do not differ by the time of their change, nor by where a value or a default is written', () => {
    const rates = { perTable: 3 };
    const time = { updatedAt: '2026-11-20T09:00:00.000Z', warnings: [] };
    expect(scheduleChanges({ rates }, { rates, ...time })).toEqual([]);
    const to = { rates: { ...rates, currency: 'USD', minimum: 5 }, adminFee: 25 };
    expect(
      scheduleChanges({ rates, minimum: 5, revisionPercent: 40 }, { ...to, revisionPercent: 40 }),
    ).toEqual([]);
  });

  test('are told apart by names that every object has', () => {
    const from = { rates: { constructor: { perTable: 3 } } };
    expect(scheduleChanges(from, { rates: {} })).toEqual(['Constructor, tables: $3.00 → none']);
  });
});

test('a schedule in short has the price of a word and the fee', () => {
  const schedule = { rates: { editing: { textPerWord: 0.02 }, proof_reading: {} }, adminFeePercent: 5 };
  expect(scheduleInShort(schedule)).toBe(
    'Editing $0.02 a word, Proof reading not by the word, administrative fee 5%',
  );
});

test('a history says of each schedule what is new, and of the oldest what it is', () => {
  const [first, second] = [{ rates: { perTable: 3 } }, { rates: { perTable: 4 } }];
  const words = historyInWords([second, second, null, second, first]);
  expect(words).toEqual([
    ['No difference'],
    scheduleChanges(starterSchedule, second),
    ['Starter rates'],
    ['All services, tables: $3.00 → $4.00'],
    [expect.stringMatching(/^Editing not by the word, .*, administrative fee \$25\.00$/)],
  ]);
});
