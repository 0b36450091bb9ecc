import { describe, expect, test } from 'vitest';
import { parsePage } from '../../../src/core/schemas/fields.ts';

describe('the requested page of a list', () => {
  test.each([undefined, null, {}])('has a hundred entries if the request is %j', (request) => {
    expect(parsePage(request)).toEqual({ limit: 100 });
  });

  test.each([
    [{ limit: 500 }, { limit: 500 }],
    [
      { limit: '20', cursor: 'x' },
      { limit: 20, cursor: 'x' },
    ],
  ])('is read from %j', (request, page) => {
    expect(parsePage(request)).toEqual(page);
  });

  test.each([0, 501, 1.5, -1, '0', '501', 'many', '', [7], null])('is refused for a limit of %j', (limit) => {
    expect(() => parsePage({ limit })).toThrow(
      expect.objectContaining({ code: 'input_invalid', details: expect.objectContaining({ path: 'limit' }) }),
    );
  });

  test('is refused for a cursor longer than any of ours', () => {
    const cursor = 'A'.repeat(10_001);
    expect(() => parsePage({ cursor })).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ path: 'cursor' }) }),
    );
  });
});
