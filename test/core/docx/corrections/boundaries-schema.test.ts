import { describe, expect, test } from 'vitest';
import { parseBoundaries } from '../../../../src/core/docx/corrections/boundaries.ts';
import { DeskError } from '../../../../src/core/errors.ts';

function refusalOf(input: unknown): DeskError {
  try {
    parseBoundaries(input);
  } catch (error) {
    if (error instanceof DeskError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

const place = 'must be the text of a heading or the number of a paragraph.';

describe('parseBoundaries', () => {
  test('takes boundaries that set everything, and writes them out in full', () => {
    const given = {
      bodyStart: 'Introduction',
      referenceLists: ['References', 812, { from: 'Sources', until: 'Appendix A' }],
      items: [
        { table: 'Table 3', counted: false },
        { figure: 212, counted: true },
      ],
      frontPages: 7,
    };
    expect(parseBoundaries(given)).toEqual({
      ...given,
      referenceLists: [{ from: 'References' }, { from: 812 }, { from: 'Sources', until: 'Appendix A' }],
    });
  });

  test('takes boundaries that set nothing', () => {
    expect(parseBoundaries({})).toEqual({});
  });

  test('takes "none" for no reference list', () => {
    expect(parseBoundaries({ referenceLists: 'none' })).toEqual({ referenceLists: [] });
  });

  test('takes what it gave', () => {
    const checked = parseBoundaries({ bodyStart: 3, referenceLists: ['A'], items: [], frontPages: 0 });
    expect(parseBoundaries(checked)).toEqual(checked);
  });

  test.each([
    [
      null,
      'The boundaries must be a JSON object of "bodyStart", "referenceLists", "notReferenceLists", "leaveOut", "items", "frontPages".',
    ],
    [[], 'The boundaries must be a JSON object of'],
    [{ bodyStart: null }, `"bodyStart" ${place}`],
    [{ bodyStart: '  ' }, `"bodyStart" ${place}`],
    [{ bodyStart: -1 }, `"bodyStart" ${place}`],
    [{ bodyStart: 1.5 }, `"bodyStart" ${place}`],
    [{ bodyStart: 1e99 }, `"bodyStart" ${place}`],
    [{ bodyStart: 'x'.repeat(1001) }, `"bodyStart" ${place}`],
    [{ referenceLists: 'References' }, '"referenceLists" must be a list of reference lists, or "none".'],
    [{ referenceLists: [{ until: 'x' }] }, `"referenceLists.0.from" ${place}`],
    [{ referenceLists: ['a', { from: 'b', until: {} }] }, `"referenceLists.1.until" ${place}`],
    [
      { referenceLists: [null] },
      '"referenceLists.0" must be a heading, the number of a paragraph, or an object of',
    ],
    [{ items: {} }, '"items" must be a list of tables and figures.'],
    [{ items: [{ table: 'Table 3' }] }, '"items.0.counted" must be true or false.'],
    [{ items: [{ counted: true }] }, '"items.0" must name either a "table" or a "figure".'],
    [
      { items: [{ table: 1, figure: 2, counted: true }] },
      '"items.0" must name either a "table" or a "figure".',
    ],
    [
      { items: [{ table: [], counted: true }] },
      '"items.0.table" must be the start of a caption or the number of',
    ],
    [{ frontPages: '7' }, '"frontPages" must be a whole number of pages, zero or more.'],
    [{ frontPages: -1 }, '"frontPages" must be a whole number of pages, zero or more.'],
  ])('refuses %j, naming the field and what it may be', (input, message) => {
    const error = refusalOf(input);
    expect(error.code).toBe('input_invalid');
    expect(error.message).toContain(message);
  });

  test.each([
    ['{"bodystart":"x"}', '"bodystart" is not known'],
    ['{"__proto__":{"bodyStart":"x"}}', '"__proto__" is not known'],
    ['{"referenceLists":[{"from":"a","til":"x"}]}', '"til" is not known'],
    ['{"items":[{"table":1,"counted":true,"count":1}]}', '"count" is not known'],
  ])('refuses keys that mean nothing, as in %s', (json, message) => {
    expect(refusalOf(JSON.parse(json)).message).toContain(message);
  });

  test('says where in the details', () => {
    expect(refusalOf({ items: [{ table: 1, counted: true }, { table: 2 }] }).details).toEqual({
      path: 'items.1.counted',
    });
  });
});
