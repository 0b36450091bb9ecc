import { describe, expect, test } from 'vitest';
import { textBox } from '../../../support/docx/drawings.ts';
import { tableOfContents } from '../../../support/docx/fields.ts';
import { table } from '../../../support/docx/tables.ts';
import { heading, paragraph, run } from '../../../support/docx/text.ts';
import { decide } from './decisions.ts';
import { prose, words } from './prose.ts';

const banner = (...content: string[]) => paragraph([textBox(...content)]);
const large = { centred: true, size: 20 };

describe('a heading in a text box', () => {
  test('is recognised by its style', async () => {
    const { outline } = await decide([banner(heading(1, 'Soil')), prose()]);
    expect(outline).toEqual(['1 Soil']);
  });

  test('is recognised by its words and its look', async () => {
    const { outline } = await decide([banner(paragraph('Introduction', large)), prose()]);
    expect(outline).toEqual(['1 Introduction']);
  });

  test('is recognised by the contents and its look', async () => {
    const contents = tableOfContents([
      { text: 'Soil', page: 1 },
      { text: 'Sand', page: 2 },
    ]);
    const { outline } = await decide([contents, banner(paragraph('Sand', large)), prose()]);
    expect(outline).toEqual(['1 Sand']);
  });

  test('may have a subtitle below it', async () => {
    const { outline } = await decide([
      banner(paragraph('CHAPTER I', large), paragraph('WHAT SOIL IS MADE OF', large)),
      prose(),
    ]);
    expect(outline).toEqual(['1 CHAPTER I']);
  });

  test('may be in a frame instead', async () => {
    const frame = '<w:framePr w:w="8000" w:hAnchor="text" w:wrap="notBeside"/>';
    const framed = heading(1, 'Soil').replace('</w:pPr>', `${frame}</w:pPr>`);
    expect((await decide([framed, prose()])).outline).toEqual(['1 Soil']);
  });
});

describe('not a heading in a text box', () => {
  const contents = tableOfContents([{ text: 'Soil samples', page: 1 }]);

  test.each([
    ['a label of a flow chart that the contents name', [contents, banner(paragraph('Soil samples'))]],
    [
      'a label smaller than the text, whatever its style',
      [prose(), banner(heading(1, [run('Soil', { size: 8 })]))],
    ],
    ['a large line that nobody knows, as on a cover', [banner(paragraph('Soil', { bold: true, ...large }))]],
    ['the first line of a longer text', [banner(heading(1, 'Soil'), paragraph(words(40)))]],
    [
      'what is anchored in a line of text',
      [paragraph([run('See the drawing.'), textBox(heading(1, 'Soil'))])],
    ],
    ['what is in a grid', [table([[[banner(heading(1, 'Soil'))], 'A photograph']])]],
    ['what the pages repeat', Array.from({ length: 3 }, () => banner(heading(1, 'Soil')))],
  ])('%s', async (_, blocks) => {
    expect((await decide([...blocks, prose(), prose()])).outline).toEqual([]);
  });
});
