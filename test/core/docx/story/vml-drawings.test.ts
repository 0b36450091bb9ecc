import { describe, expect, test } from 'vitest';
import type { Drawing } from '../../../../src/core/docx/story/story.ts';
import { readBody } from '../../../support/docx/read-document.ts';
import { paragraph } from '../../../support/docx/text.ts';

async function drawingOf(content: string, element = 'pict'): Promise<Drawing> {
  const { drawings } = await readBody(paragraph([`<w:r><w:${element}>${content}</w:${element}></w:r>`]));
  const [drawing] = drawings;
  if (drawing === undefined || drawings.length > 1) throw new Error(`There are ${drawings.length} drawings.`);
  return drawing;
}

const image = '<v:shape style="width:200pt;height:100pt"><v:imagedata r:id="rId1"/></v:shape>';
const object = (program: string) => `${image}<o:OLEObject Type="Embed" ProgID="${program}" r:id="rId2"/>`;
const box = (content = '') => `<v:rect style="width:50pt;height:50pt">${content}</v:rect>`;

describe('the kind of a VML drawing', () => {
  test.each([
    ['a picture', image, 'pict', { kind: 'picture', pictures: 1 }],
    [
      'a picture with its definition in front',
      `<v:shapetype id="t75"><v:stroke/></v:shapetype>${image}`,
      'pict',
      { kind: 'picture', pictures: 1, shapes: 1 },
    ],
    ['a rectangle', box(), 'pict', { kind: 'shapes', shapes: 1, lines: 0, textBoxes: 0 }],
    [
      'a text box',
      box(`<v:textbox><w:txbxContent>${paragraph('x')}</w:txbxContent></v:textbox>`),
      'pict',
      { kind: 'shapes', shapes: 1, textBoxes: 1 },
    ],
    ['a line', '<v:line from="0,0" to="10,10"/>', 'pict', { kind: 'shapes', shapes: 1, lines: 1 }],
    [
      'a connector',
      '<v:shape o:connectortype="straight" style="width:50pt"/>',
      'pict',
      { kind: 'shapes', shapes: 1, lines: 1 },
    ],
    [
      'a shape that says it is not a connector',
      '<v:shape o:connectortype="none" style="width:50pt"/>',
      'pict',
      { shapes: 1, lines: 0 },
    ],
    [
      'a group',
      `<v:group style="width:90pt;height:80pt">${box()}${box()}<v:oval/><v:line/></v:group>`,
      'pict',
      { kind: 'shapes', shapes: 4, lines: 1, width: 90 },
    ],
    [
      'a group of pictures',
      `<v:group style="width:90pt">${image}${image}</v:group>`,
      'pict',
      { kind: 'picture', pictures: 2 },
    ],
    [
      'a horizontal rule',
      '<v:rect style="width:0;height:1.5pt" o:hr="t" o:hrstd="t"/>',
      'pict',
      { kind: 'rule' },
    ],
    [
      'not a rule if it says so',
      '<v:rect style="width:20pt;height:10pt" o:hr="f"/>',
      'pict',
      { kind: 'shapes' },
    ],
    ['an equation of the old editor', object('Equation.3'), 'object', { kind: 'equation' }],
    ['an equation of MathType', object('Equation.DSMT4'), 'object', { kind: 'equation' }],
    ['an equation of LibreOffice', object('LibreOffice.MathDocument.1'), 'object', { kind: 'equation' }],
    [
      'an equation of an older LibreOffice',
      object('soffice.StarMathDocument.6'),
      'object',
      { kind: 'equation' },
    ],
    ['a text of LibreOffice', object('LibreOffice.WriterDocument.1'), 'object', { kind: 'document' }],
    ['a sheet of LibreOffice', object('LibreOffice.CalcDocument.1'), 'object', { kind: 'object' }],
    ['a sheet', object('Excel.Sheet.12'), 'object', { kind: 'object', pictures: 1 }],
    ['a drawing of another program', object('Visio.Drawing.15'), 'object', { kind: 'object' }],
    ['an object without a program', `${image}<o:OLEObject/>`, 'object', { kind: 'object' }],
    [
      'an equation that is linked as newer documents do',
      `${image}<w:objectEmbed w:progId="Equation.3" r:id="rId2"/>`,
      'object',
      { kind: 'equation' },
    ],
    [
      'an object that is embedded as newer documents do',
      `${image}<w:objectEmbed w:progId="Excel.Sheet.12" r:id="rId2"/>`,
      'object',
      { kind: 'object' },
    ],
    [
      'an object that is linked as newer documents do',
      `${image}<w:objectLink w:progId="Excel.Sheet.12" r:id="rId2"/>`,
      'object',
      { kind: 'object' },
    ],
    ['nothing', '', 'pict', { kind: 'shapes', shapes: 0, width: 0 }],
  ])('%s', async (_name, content, element, facts) => {
    expect(await drawingOf(content, element)).toMatchObject(facts);
  });
});

describe('the size of a VML drawing', () => {
  test.each([
    ['width:214.5pt;height:3in', 214.5, 216],
    ['position:relative; width : 2in ;height: 72pt', 144, 72],
    ['WIDTH:96px;HEIGHT:25.4mm', 72, 72],
    ['width:96;height:2.54cm', 72, 72],
    ['width:6pc;height:6pi', 72, 72],
    ['margin-width:5pt;line-height:6pt', 0, 0],
    ['width:auto;height:100%', 0, 75],
    ['', 0, 0],
    [`width:${'9'.repeat(400)}pt;height:1e9pt`, 1584, 0.75],
  ])('comes from its style: %s', async (style, width, height) => {
    const drawing = await drawingOf(`<v:shape style="${style}"/>`);
    expect([drawing.width, drawing.height].map((side) => Math.round(side * 100) / 100)).toEqual([
      width,
      height,
    ]);
  });

  test('is that of the first shape that has one', async () => {
    const drawing = await drawingOf(
      '<v:shape/><v:shape style="width:10pt;height:20pt"/><v:shape style="width:30pt"/>',
    );
    expect([drawing.width, drawing.height]).toEqual([10, 20]);
  });
});

describe('the position of a VML drawing', () => {
  test('is inline', async () => {
    expect((await drawingOf(image)).inline).toBe(true);
  });

  test.each(['position:absolute;width:10pt', 'width:10pt;POSITION : ABSOLUTE'])(
    'is floating: %s',
    async (style) => {
      expect((await drawingOf(`<v:shape style="${style}"/>`)).inline).toBe(false);
    },
  );
});
