import { describe, expect, test } from 'vitest';
import type { Paragraph } from '../../../../src/core/docx/story/story.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { style } from '../../../support/docx/styles.ts';
import { rootElement } from '../../../support/docx/xml.ts';

/** List 1 indents its first level by 36 points, with a hanging indent of 18, and its second by 72. */
const numbering = rootElement(
  'w:numbering',
  `<w:abstractNum w:abstractNumId="0">${level(0, 'w:left="720" w:hanging="360"')}${level(1, 'w:left="1440"')}</w:abstractNum>` +
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
);

function level(depth: number, indent: string): string {
  return `<w:lvl w:ilvl="${depth}"><w:numFmt w:val="bullet"/><w:pPr><w:ind ${indent}/></w:pPr></w:lvl>`;
}

const inList = (depth = 0, id = 1) => `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${id}"/></w:numPr>`;
const indented = (attributes: string) => `<w:ind ${attributes}/>`;

/** The indents that a list gives to a paragraph with properties of its own over those of its style and the style's base. */
async function listIndents(own: string, inherited = '', base = ''): Promise<(number | undefined)[]> {
  const moreStyles = [
    style({ id: 'Base', name: 'Base', paragraph: base }),
    style({ id: 'Item', name: 'Item', basedOn: 'Base', paragraph: inherited }),
  ];
  const body = [`<w:p><w:pPr><w:pStyle w:val="Item"/>${own}</w:pPr><w:r><w:t>One</w:t></w:r></w:p>`];
  const [first] = (await readBuilt({ body, moreStyles, numbering })).story.paragraphs;
  return indentsOf(first);
}

function indentsOf(paragraph: Paragraph | undefined): (number | undefined)[] {
  return [paragraph?.format.listLeft, paragraph?.format.listFirst];
}

describe('the indents of a list', () => {
  test('are those of its level', async () => {
    expect(await listIndents(inList())).toEqual([36, -18]);
    expect(await listIndents(inList(1))).toEqual([72, undefined]);
  });

  test('apply where the style puts its text into the list', async () => {
    expect(await listIndents('', inList())).toEqual([36, -18]);
  });

  test('come before those of the style, if the paragraph puts itself into the list', async () => {
    expect(await listIndents(inList(), indented('w:left="2000"'))).toEqual([36, -18]);
  });

  test('come before those of the base, if the style puts its text into the list', async () => {
    expect(await listIndents('', inList(), indented('w:left="2000"'))).toEqual([36, -18]);
  });

  test('do not apply if the paragraph, or the style that names the list, says its own', async () => {
    expect(await listIndents(`${inList()}${indented('w:left="300"')}`)).toEqual([undefined, -18]);
    expect(await listIndents('', `${inList()}${indented('w:left="300" w:firstLine="0"')}`)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('end with the list', async () => {
    expect(await listIndents(inList(0, 0), inList())).toEqual([undefined, undefined]);
  });
});
