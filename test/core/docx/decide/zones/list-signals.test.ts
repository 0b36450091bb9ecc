import { describe, expect, test } from 'vitest';
import { picture } from '../../../../support/docx/drawings.ts';
import { contentControl } from '../../../../support/docx/fields.ts';
import { heading, pageBreak, paragraph } from '../../../../support/docx/text.ts';
import { entries, prose } from '../../structure/prose.ts';
import { chapter } from './lists.ts';
import { signalAt } from './signals.ts';

const body = [
  ...[...chapter('Introduction'), heading(1, 'References'), paragraph('Alpha.'), ...entries(3)],
  ...[heading(2, 'Letters'), paragraph('Beta.'), heading(1, 'Appendix'), paragraph('Gamma.'), prose(90)],
];

describe('a line and the list that it may belong to', () => {
  const spoken = [
    'reference-heading',
    'under-reference-heading',
    'part-of-list',
    'other-heading',
    'list-without-prose',
  ];

  test.each([
    ['Introduction', ['other-heading']],
    ['References', ['reference-heading']],
    ['Alpha', ['under-reference-heading', 'list-without-prose']],
    ['Letters', ['part-of-list']],
    ['Beta', ['under-reference-heading', 'list-without-prose']],
    ['Appendix', ['other-heading']],
    ['Gamma', []],
  ])('%j: %j', async (start, expected) => {
    const values = await Promise.all(spoken.map((id) => signalAt('entry', id, start, body)));
    expect(spoken.filter((_id, index) => values[index] === 1)).toEqual(expected);
  });
});

test.each([
  ['https://example.org/salt', 1],
  ['<https://example.org/salt>', 1],
  ['www.example.org accessed today', 1],
  ['21. https://example.org/salt', 1],
  ['See https://example.org for salt', 0],
])('%j is a web address: %i', async (text, value) => {
  expect(await signalAt('entry', 'address', text, [paragraph(text)])).toBe(value);
});

describe('alphabetical order around a line', () => {
  const around = (names: readonly string[]) =>
    signalAt('entry', 'sorted', 'Here', [
      ...names.map((name) => paragraph(`${name} of salt`)),
      paragraph('Here it is'),
    ]);

  test('counts if it is kept', async () => {
    expect(await around(['Abel', 'Byron', 'Cohen', 'Dante', 'Ellis'])).toBeGreaterThan(0.5);
  });

  test('does not count if it is broken', async () => {
    expect(await around(['Young', 'Ellis', 'Dante', 'Cohen', 'Byron'])).toBe(0);
  });
});

describe('the lines after a heading', () => {
  const says = (table: 'opening' | 'closing', id: string, following: readonly string[]) =>
    signalAt(table, id, 'Here', [prose(90), heading(1, 'Here'), ...following]);

  test('read like entries, or like running text', async () => {
    expect(await says('opening', 'entries-follow', entries(9))).toBeGreaterThan(0.8);
    expect(await says('opening', 'entries-follow', [prose(90), prose(90)])).toBe(0);
    expect(await says('opening', 'prose-follows', [prose(90), prose(90), prose(90)])).toBeGreaterThan(0.5);
  });

  test('may be marked by a reference manager', async () => {
    const marked = contentControl(entries(4), { bibliography: true });
    expect(await says('opening', 'marked-follow', [marked])).toBeGreaterThan(0);
    expect(await says('opening', 'marked-follow', entries(4))).toBe(0);
  });
});

describe('a list has ended', () => {
  const says = (id: string, start: string) => signalAt('closing', id, start, body);

  test.each([
    ['a heading', 'heading', 'Appendix', 1],
    ['a heading of its level', 'same-level', 'Appendix', 1],
    ['not a heading of a lower level', 'same-level', 'Letters', 0],
    ['a part of the back matter', 'back-part', 'Appendix', 1],
    ['not a part of the back matter', 'back-part', 'Letters', 0],
    ['not a heading of a list', 'heading', 'References', 0],
  ])('with %s', async (_case, id, start, value) => {
    expect(await says(id, start)).toBe(value);
  });

  const figures = [...entries(3), paragraph([pageBreak()]), paragraph([picture()])];

  test.each([
    ['with a picture before a line', 'picture-before', 'Figure 1', 1],
    ['not with a picture before the last line', 'picture-before', 'Later', 0],
    ['with a caption below the picture on a new page', 'caption-on-new-page', 'Figure 1', 1],
    ['not with a caption where a page goes on', 'caption-on-new-page', 'Table 1', 0],
  ])('%s', async (_case, id, start, value) => {
    const pages = [
      ...[...figures, paragraph('Figure 1. A pan'), paragraph('Later.')],
      paragraph('Table 1. Pans'),
    ];
    expect(await signalAt('closing', id, start, pages)).toBe(value);
  });

  test('where the lines marked by a reference manager end', async () => {
    const marked = [
      contentControl(entries(2), { bibliography: true }),
      paragraph('Here.'),
      paragraph('There.'),
    ];
    expect(await signalAt('closing', 'after-marked', 'Here', marked)).toBe(1);
    expect(await signalAt('closing', 'after-marked', 'There', marked)).toBe(0);
  });
});
