import { describe, expect, test } from 'vitest';
import {
  draftInWords,
  isChanged,
  isOfForm,
} from '../../src/http/pages/desk/submissions/quote/draft/draft-changes.ts';
import { type LineText, lineInWords } from '../../src/http/pages/desk/submissions/quote/draft/line-text.ts';
import { type QuoteTerms, usualReason } from '../../src/http/pages/desk/submissions/quote/quote-version.ts';

const base = {
  version: 2,
  numbers: { tables: { value: 12, reason: 'Nested.' } },
  lines: [{ description: 'Rush', percent: 15 }],
  services: ['editing', 'formatting'],
};
const rush: LineText = { description: 'Rush', number: '15', unit: 'percent' };
const blank: LineText = { description: ' ', number: '', unit: 'percent' };

describe('a draft of the next version', () => {
  test.each<[string, QuoteTerms, LineText[] | undefined]>([
    ['nothing', {}, undefined],
    [
      'all that the version has already',
      { services: ['formatting', 'editing'], rates: 2, note: ' ' },
      [rush],
    ],
    [
      'a number and its reason as before',
      { numbers: { tables: { value: 12, reason: 'Nested.' } } },
      undefined,
    ],
    ['a number that is counted as before', { numbers: { figures: null } }, undefined],
    ['a line that was added and is still blank', {}, [rush, blank]],
  ])('is none with %s', (_, terms, rows) => {
    expect(isChanged(base, { terms, rows })).toBe(false);
  });

  test.each<[string, QuoteTerms, LineText[] | undefined]>([
    ['another number', { numbers: { tables: { value: 13, reason: 'Nested.' } } }, undefined],
    ['another reason', { numbers: { tables: { value: 12, reason: 'New.' } } }, undefined],
    ['a number set back to the count', { numbers: { tables: null } }, undefined],
    ['one service fewer', { services: ['editing'] }, undefined],
    ['other rates', { rates: 'current' }, undefined],
    ['another basis of the price', { price: 'whole' }, undefined],
    ['a note', { note: 'Dear Ada' }, undefined],
    ['no mail', { tellStudent: false }, undefined],
    ['an unfinished line', {}, [rush, { ...blank, description: 'Friend' }]],
    ['a line that was removed', {}, []],
    ['another unit', {}, [{ ...rush, unit: 'amount' }]],
  ])('is one of the form with %s', (_, terms, rows) => {
    expect([isChanged(base, { terms, rows }), isOfForm(base, { terms, rows })]).toEqual([true, true]);
  });

  test.each<[string, QuoteTerms]>([
    ['boundaries', { boundaries: { bodyStart: 4 } }],
    ['front pages', { numbers: { frontMatter: { value: 7, reason: 'Two are blank.' } } }],
  ])('is one of the document alone with %s', (_, terms) => {
    expect([isChanged(base, { terms }), isOfForm(base, { terms })]).toEqual([true, false]);
  });

  test('says in words what it contains', () => {
    const terms: QuoteTerms = {
      boundaries: { bodyStart: 4 },
      numbers: {
        tables: { value: 1200, reason: 'Nested.' },
        figures: { value: 1, reason: usualReason },
        frontMatter: null,
      },
      services: ['editing'],
      rates: 1,
      price: 'changes',
      note: ' Dear Ada ',
      tellStudent: false,
    };
    expect(draftInWords({ terms, rows: [rush, blank] }, 'USD')).toEqual([
      ...['Corrections to the document', 'Tables: 1,200 (Nested.)', 'Figures: 1', 'Services: Editing'],
      ...['Rush: 15%', 'Rates as in version 1', 'Charge for what changed', 'Note to the student: Dear Ada'],
      'Not mailed to the student',
    ]);
    expect(draftInWords({ terms: {} }, 'USD')).toEqual([]);
  });

  test.each([
    [{ description: 'Friend', number: '-10', unit: 'amount' }, 'Friend: -10 USD'],
    [{ description: 'Friend', number: '-10%', unit: 'amount' }, 'Friend: -10%'],
    [{ description: 'Friend', number: '', unit: 'percent' }, 'Friend'],
    [{ description: '', number: '15', unit: 'percent' }, '15%'],
  ] as const)('names the line %o', (line, words) => {
    expect(lineInWords(line, 'USD')).toBe(words);
  });
});
