import { describe, expect, test } from 'vitest';
import { divideIntoZones } from '../../../../src/core/docx/structure/zones.ts';
import { footnoteReference, heading, pageBreak, paragraph, run } from '../../../support/docx-text.ts';
import { report } from './decisions.ts';
import { entries, prose, words } from './prose.ts';

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

  test('without lists all after the start is text', () => {
    expect(divideIntoZones(0, [])(7)).toBe('text');
  });
});

describe('words by zone', () => {
  const document = [
    ...[paragraph('A Title', { style: 'Title' }), paragraph([pageBreak()])],
    ...[heading(1, 'Introduction'), prose(50), heading(1, 'References'), ...entries(2)],
  ];

  test('headings belong to the zone that they open', async () => {
    const { words: counted } = await report([
      ...[paragraph('A Title', { style: 'Title' }), paragraph([pageBreak()])],
      ...[heading(1, 'Introduction'), heading(1, 'References')],
    ]);
    expect(counted).toEqual({ total: 4, front: 2, text: 1, references: 1, notes: 0 });
  });

  test('text after the references is text', async () => {
    const before = (await report(document)).words;
    const after = (await report([...document, heading(1, 'Appendix'), prose(30)])).words;
    expect(after).toEqual({ ...before, text: before.text + 31, total: before.total + 31 });
  });

  const noted = (text: string, id: number) => paragraph([run(text), footnoteReference(id)]);
  const footnotes = [[paragraph(words(3))], [paragraph(words(5))], [paragraph(words(7))]];

  test('a footnote belongs to the zone that refers to it', async () => {
    const body = [
      ...[noted('A Title', 1), paragraph([pageBreak()])],
      ...[
        heading(1, 'Introduction'),
        noted('Some text here.', 2),
        heading(1, 'References'),
        noted('One.', 3),
      ],
    ];
    const { words: counted } = await report(body, { footnotes });
    expect(counted).toEqual({ total: 23, front: 5, text: 9, references: 9, notes: 15 });
  });

  test('a footnote that is referred to twice counts once, where it is first referred to', async () => {
    const body = [
      ...[paragraph('A Title', { centred: true }), paragraph([pageBreak()])],
      ...[
        heading(1, 'Introduction'),
        noted('Some text here.', 2),
        heading(1, 'References'),
        noted('One.', 2),
      ],
    ];
    const { words: counted } = await report(body, { footnotes });
    expect(counted).toMatchObject({ text: 9, references: 2, notes: 5 });
  });

  test('a footnote that nothing refers to is nowhere', async () => {
    const { words: counted } = await report([prose(4)], { footnotes });
    expect(counted).toMatchObject({ total: 4, notes: 0 });
  });
});
