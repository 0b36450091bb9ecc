import { describe, expect, test } from 'vitest';
import { divideIntoZones } from '../../../../src/core/docx/structure/zones.ts';
import { footnoteReference, heading, pageBreak, paragraph } from '../../../support/docx/text.ts';
import { overruled } from './overruled.ts';
import { prose, words } from './prose.ts';

describe('divideIntoZones', () => {
  const lists = [
    { first: 10, end: 12, reason: '' },
    { first: 20, end: 25, reason: '' },
  ];
  const zoneOf = divideIntoZones(5, lists);

  test.each([
    [0, 'front'],
    [4, 'front'],
    [5, 'text'],
    [9, 'text'],
    [10, 'references'],
    [11, 'references'],
    [12, 'text'],
    [19, 'text'],
    [20, 'references'],
    [24, 'references'],
    [25, 'text'],
    [1000, 'text'],
  ] as const)('paragraph %i is %s', (index, zone) => {
    expect(zoneOf(index)).toBe(zone);
  });

  test('without lists, everything after the start is text', () => {
    expect(divideIntoZones(0, [])(7)).toBe('text');
  });
});

describe('words by zone', () => {
  const document = (...noted: string[]) => [
    ...[paragraph('A Title', { style: 'Title' }), noted[0] ?? '', paragraph([pageBreak()])],
    ...[heading(1, 'Introduction'), prose(50), noted[1] ?? ''],
    ...[heading(1, 'References'), paragraph('One entry.'), noted[2] ?? ''],
  ];
  const divided = { bodyStart: 'Introduction', referenceLists: ['References'] };
  const wordsOf = async (body: readonly string[], footnotes: string[][] = []) =>
    (await overruled(body, divided, { footnotes })).report.words;
  const plain = { total: 56, front: 2, text: 51, references: 3, notes: 0 };

  test('are counted with the heading that opens the zone', async () => {
    expect(await wordsOf(document())).toEqual(plain);
  });

  test('count as text after the references', async () => {
    const after = await wordsOf([...document(), heading(1, 'Appendix'), prose(30)]);
    expect(after).toEqual({ ...plain, text: 51 + 31, total: 56 + 31 });
  });

  const noted = (id: number) => paragraph([footnoteReference(id)]);
  const footnotes = [[paragraph(words(3))], [paragraph(words(5))], [paragraph(words(7))]];

  test('of a footnote belong to the zone that refers to it', async () => {
    expect(await wordsOf(document(noted(1), noted(2), noted(3)), footnotes)).toEqual({
      total: 56 + 15,
      front: 2 + 3,
      text: 51 + 5,
      references: 3 + 7,
      notes: 15,
    });
  });

  test('of a footnote referred to twice count once, at the first reference', async () => {
    expect(await wordsOf(document('', noted(2), noted(2)), footnotes)).toEqual({
      ...plain,
      total: 56 + 5,
      text: 51 + 5,
      notes: 5,
    });
  });

  test('of a footnote that nothing refers to are not counted', async () => {
    expect(await wordsOf(document(), footnotes)).toEqual(plain);
  });
});
