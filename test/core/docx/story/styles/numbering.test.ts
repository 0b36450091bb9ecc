import { describe, expect, test } from 'vitest';
import { readNumbering } from '../../../../../src/core/docx/story/styles/numbering.ts';
import { numberingPart } from '../../../../support/docx/parts.ts';
import { readBuilt } from '../../../../support/docx/read-document.ts';
import { style } from '../../../../support/docx/styles.ts';
import { paragraph } from '../../../../support/docx/text.ts';
import { rootElement } from '../../../../support/docx/xml.ts';
import { xmlPart } from '../../../../support/docx/xml-part.ts';

const level = (depth: number, text: string, format = 'decimal') =>
  `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const abstract = (id: number, content: string) =>
  `<w:abstractNum w:abstractNumId="${id}">${content}</w:abstractNum>`;
const list = (id: number, definition: number, overrides = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${definition}"/>${overrides}</w:num>`;
const read = (...content: string[]) => readNumbering(xmlPart(rootElement('w:numbering', content.join(''))));

describe('a level of a list', () => {
  test('is that of its definition', async () => {
    const numbering = await readNumbering(
      xmlPart(
        numberingPart([
          [
            { format: 'upperRoman', text: 'Chapter %1', start: 3 },
            { format: 'bullet', text: '•' },
          ],
        ]),
      ),
    );
    expect([numbering('1', 0), numbering('1', 1)]).toEqual([
      { format: 'upperRoman', text: 'Chapter %1', start: 3 },
      { format: 'bullet', text: '•', start: 1 },
    ]);
  });

  test('keeps no more text than fits around nine numbers', async () => {
    const numbering = await read(abstract(0, level(0, 'x'.repeat(1000))), list(1, 0));
    expect(numbering('1', 0)?.text).toBe('x'.repeat(200));
  });

  test('can be shared by lists', async () => {
    const numbering = await read(abstract(0, level(0, '%1.')), list(1, 0), list(2, 0));
    expect(numbering('2', 0)).toEqual(numbering('1', 0));
  });

  test('can be overridden in one list', async () => {
    const override = `<w:lvlOverride w:ilvl="0">${level(0, 'Part %1')}</w:lvlOverride>`;
    const numbering = await read(abstract(0, level(0, '%1.')), list(1, 0), list(2, 0, override));
    expect([numbering('1', 0)?.text, numbering('2', 0)?.text]).toEqual(['%1.', 'Part %1']);
  });

  test('can start at a different number in one list', async () => {
    const override = '<w:lvlOverride w:ilvl="1"><w:startOverride w:val="5"/></w:lvlOverride>';
    const numbering = await read(abstract(0, level(0, '%1') + level(1, '%2')), list(1, 0, override));
    expect([numbering('1', 0), numbering('1', 1)]).toEqual([
      { format: 'decimal', text: '%1', start: 1 },
      { format: 'decimal', text: '%2', start: 5 },
    ]);
  });

  test('can be defined by a list style that belongs to another definition', async () => {
    const numbering = await read(
      abstract(0, '<w:numStyleLink w:val="Headings"/>'),
      abstract(1, `<w:styleLink w:val="Headings"/>${level(0, 'Chapter %1')}`),
      list(1, 0),
      list(2, 1),
    );
    expect(numbering('1', 0)?.text).toBe('Chapter %1');
  });

  test('is not found if list styles form a cycle', async () => {
    const numbering = await read(
      abstract(0, '<w:numStyleLink w:val="A"/><w:styleLink w:val="A"/>'),
      list(1, 0),
    );
    expect(numbering('1', 0)).toBeNull();
  });

  test.each([
    ['an unknown list', '9', 0],
    ['a list without a definition', '7', 0],
    ['an unknown level', '1', 4],
    ['a level below zero', '1', -1],
    ['a name that objects have', 'constructor', 0],
  ])('is not found for %s', async (_name, id, depth) => {
    const numbering = await read(abstract(0, level(0, '%1.')), list(1, 0), list(7, 3));
    expect(numbering(id, depth)).toBeNull();
  });

  test('is not found in a document without numbering', async () => {
    expect((await readBuilt({ body: [] })).numbering('1', 0)).toBeNull();
  });
});

describe('the numbering of a paragraph', () => {
  const numbered = (properties: string) => `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>x</w:t></w:r></w:p>`;
  const numPr = (content: string) => `<w:numPr>${content}</w:numPr>`;
  const id = (value: number) => `<w:numId w:val="${value}"/>`;
  const depth = (value: number) => `<w:ilvl w:val="${value}"/>`;
  const moreStyles = [
    style({ id: 'One', name: 'one', paragraph: numPr(id(4)) }),
    style({ id: 'Two', name: 'two', basedOn: 'One', paragraph: numPr(depth(1)) }),
    style({ id: 'Both', name: 'both', paragraph: numPr(depth(2) + id(5)) }),
  ];

  test.each([
    ['is its own', numbered(numPr(depth(1) + id(3))), { id: '3', level: 1 }],
    ['is of the first level if it sets none', numbered(numPr(id(3))), { id: '3', level: 0 }],
    ['is that of its style', paragraph('x', { style: 'Both' }), { id: '5', level: 2 }],
    [
      'has the list of the base and the level of the style',
      paragraph('x', { style: 'Two' }),
      { id: '4', level: 1 },
    ],
    [
      'has the list of the style and a level of its own',
      numbered(`<w:pStyle w:val="Both"/>${numPr(depth(3))}`),
      { id: '5', level: 3 },
    ],
    [
      'can be taken away from a style',
      numbered(`<w:pStyle w:val="Both"/>${numPr(id(0))}`),
      { id: '0', level: 0 },
    ],
    ['is not set if nothing sets it', paragraph('x'), undefined],
  ])('%s', async (_name, block, numbering) => {
    const { story } = await readBuilt({ body: [block], moreStyles });
    expect(story.paragraphs[0]?.format.numbering).toEqual(numbering);
  });

  test('counts if it was inserted by a revision', async () => {
    const revised = numbered(numPr(`${id(3)}<w:ins w:id="0" w:author="x"/>`));
    const { story } = await readBuilt({ body: [revised] });
    expect(story.paragraphs[0]?.format.numbering?.id).toBe('3');
  });
});
