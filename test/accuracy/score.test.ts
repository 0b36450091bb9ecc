import { describe, expect, test } from 'vitest';
import { calibrate } from '../../bench/accuracy/scoring/calibration.ts';
import { score, shareOf } from '../../bench/accuracy/scoring/score.ts';
import { judgement } from './labels.ts';

describe('the interval of a share', () => {
  test.each([
    [9, 10, 0.5958, 0.9821],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [55, 71, 0.6649, 0.8565],
  ])('for %i of %i is Wilson’s', (right, of, low, high) => {
    const share = shareOf(right, of);
    expect(share.low).toBeCloseTo(low, 3);
    expect(share.high).toBeCloseTo(high, 3);
  });

  test('is everything where there is nothing to go by', () => {
    expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 });
  });
});

describe('the score', () => {
  const rows = [
    judgement('a.docx'),
    judgement('b.docx', { wrong: ['tables'] }),
    judgement('c.docx', { wrong: ['tables', 'figures'] }),
  ];

  test('is the share of documents that are right in a number', () => {
    expect(score(rows).tables).toMatchObject({ right: 1, of: 3 });
  });

  test('counts a document as right in all five where none is wrong', () => {
    expect(score(rows).allFive).toMatchObject({ right: 1, of: 3 });
  });
});

describe('the calibration', () => {
  const rows = [
    judgement('a.docx', { certainty: { tables: 0.5, figures: 0.7 } }),
    judgement('b.docx', { wrong: ['tables'], certainty: { tables: 0.6 } }),
  ];

  test('tells how many of the numbers that were to be checked are right', () => {
    expect(calibrate(rows)['please check']).toMatchObject({ right: 1, of: 2 });
  });

  test('tells it of one number alone', () => {
    expect(calibrate(rows, ['figures'])).toMatchObject({
      sure: { right: 1, of: 1 },
      likely: { right: 1, of: 1 },
      'please check': { right: 0, of: 0 },
    });
  });

  test('passes over documents of which nothing was said', () => {
    expect(calibrate([{ ...judgement('a.docx'), said: null, certainty: null }]).sure.of).toBe(0);
  });
});
