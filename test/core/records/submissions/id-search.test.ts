import { describe, expect, test } from 'vitest';
import { idSearchHint, isOfId } from '../../../../src/core/records/submissions/id-search.ts';

const id = '7f3c91d2-5b1e-4c0a-9f64-2d8f1a0b7c33';

describe('a search for an id', () => {
  test('finds it by six characters or more', () => {
    expect(isOfId('7f3c91', id)).toBe(true);
    expect(isOfId('2-5b1e-4', id)).toBe(true);
    expect(isOfId('7f3c9', id)).toBe(false);
  });

  test('says so for what may be a shorter part of one', () => {
    for (const search of ['42ca', ' ada 5b1E ', '-4c0'])
      expect(idSearchHint(search)).toMatch(/six characters/);
  });

  test('says nothing for names and longer parts, or where nothing is searched for', () => {
    for (const search of ['Ada', 'thesis 7f3c91', 'v2.docx', '', undefined])
      expect(idSearchHint(search)).toBe('');
  });
});
