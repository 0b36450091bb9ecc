import { describe, expect, test } from 'vitest';
import type { DraftChanges } from '../../src/http/pages/desk/submissions/quote/draft/draft-changes.ts';
import {
  beyond,
  differences,
  draftOf,
  partsOf,
  withOwn,
} from '../../src/http/pages/desk/submissions/quote/draft/draft-parts.ts';

const base = {
  version: 2,
  numbers: { tables: { value: 12, reason: 'Nested.' } },
  lines: [],
  services: ['editing'],
};
const parts = (draft: DraftChanges) => partsOf(base, draft);
const frontMatter = { value: 7, reason: 'Two are blank.' };
const figures = { value: 1, reason: 'Logos.' };

describe('a draft that two tabs have open', () => {
  test('is the same after it was taken apart and put together', () => {
    const draft: DraftChanges = {
      terms: { boundaries: { bodyStart: 42 }, numbers: { tables: null, frontMatter }, note: 'Dear Ada' },
      rows: [{ description: 'Rush', number: '', unit: 'percent' }],
    };
    expect(draftOf(parts(draft))).toEqual(draft);
    expect(draftOf({})).toEqual({ terms: {} });
  });

  test('has no number as a part that is as in the version', () => {
    const numbers = { tables: { value: 12, reason: 'Nested.' }, frontMatter: null, figures };
    expect(parts({ terms: { numbers } })).toEqual({ figures });
  });

  test('keeps what the other tab has, also a number beside those of this one', () => {
    const kept = parts({ terms: { boundaries: { bodyStart: 42 }, numbers: { frontMatter } } });
    const own = parts({ terms: { note: 'Dear Ada', numbers: { frontMatter: null, figures } } });
    expect(draftOf(withOwn(kept, own, new Set(differences({}, own)))).terms).toEqual({
      boundaries: { bodyStart: 42 },
      numbers: { frontMatter, figures },
      note: 'Dear Ada',
    });
  });

  test('loses what this tab took back', () => {
    const [before, now] = [parts({ terms: { note: 'Dear Ada', rates: 1 } }), parts({ terms: { rates: 1 } })];
    expect(differences(before, now)).toEqual(['note']);
    expect(withOwn({ ...before, price: 'whole' }, now, new Set(['note']))).toEqual({
      rates: 1,
      price: 'whole',
    });
  });

  test('is known to have what this tab does not have, or not like that', () => {
    const own = parts({ terms: { note: 'Dear Ada', rates: 1 } });
    const kept = parts({ terms: { note: 'Dear Ana', services: ['editing'] } });
    expect(beyond(own, kept)).toEqual({ note: 'Dear Ana', services: ['editing'] });
    expect(beyond(own, own)).toEqual({});
  });
});
