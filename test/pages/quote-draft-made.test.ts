import { describe, expect, test } from 'vitest';
import type { DraftChanges } from '../../src/http/pages/desk/submissions/quote/draft/draft-changes.ts';
import {
  isMadeOf,
  type MadeVersion,
} from '../../src/http/pages/desk/submissions/quote/draft/made-version.ts';

const base: MadeVersion = {
  version: 1,
  numbers: { tables: { value: 12, reason: 'Nested.' } },
  lines: [],
  services: ['editing'],
  boundaries: {},
  note: 'The first.',
  ratesId: 'rates',
};
const draft: DraftChanges = {
  terms: {
    numbers: { figures: { value: 1, reason: 'Logos.' }, tables: null },
    lines: [{ description: 'Rush', percent: 15 }],
    services: ['formatting', 'editing'],
    boundaries: { bodyStart: 4, leaveOut: [{ from: 7 }] },
    note: ' Dear Ada ',
    tellStudent: false,
  },
  rows: [{ description: 'Rush', number: '15%', unit: 'amount' }],
};
const made: MadeVersion = {
  version: 2,
  numbers: { figures: { reason: 'Logos.', value: 1 } },
  lines: [{ percent: 15, description: 'Rush' }],
  services: ['editing', 'formatting'],
  boundaries: { leaveOut: [{ from: 7 }], bodyStart: 4 },
  note: 'Dear Ada',
  ratesId: 'rates',
  mail: { state: 'unwanted' },
};

describe('the newest version', () => {
  test('is made of a draft that it agrees with in everything', () => {
    expect(isMadeOf(made, base, draft)).toBe(true);
  });

  test.each<[string, Partial<MadeVersion>]>([
    ['another version was made in between', { version: 3 }],
    ['another number is set', { numbers: { ...made.numbers, frontMatter: { value: 9, reason: 'Known.' } } }],
    ['a line differs', { lines: [{ description: 'Rush', percent: 20 }] }],
    ['a service is missing', { services: ['editing'] }],
    ['the document is read otherwise', { boundaries: {} }],
    ['the student is told something else', { note: 'Dear Ana' }],
    ['it has other rates', { ratesId: 'others' }],
    ['it is mailed', { mail: { state: 'sent' } }],
    ['a student has sent another document', { isAutomatic: true }],
  ])('is not if %s', (_, changed) => {
    expect(isMadeOf({ ...made, ...changed }, base, draft)).toBe(false);
  });

  test('is not if the draft has a line that is not finished', () => {
    const rows = [...(draft.rows ?? []), { description: 'Friend', number: '', unit: 'percent' } as const];
    expect(isMadeOf(made, base, { ...draft, rows })).toBe(false);
  });
});
