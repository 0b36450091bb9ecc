import { describe, expect, test } from 'vitest';
import type { Drawing } from '../../../../src/core/docx/story/story.ts';
import { chart, picture, textBox } from '../../../support/docx/drawings.ts';
import { readBody, readBuilt } from '../../../support/docx/read-document.ts';
import { table } from '../../../support/docx/tables.ts';
import { paragraph, run } from '../../../support/docx/text.ts';

async function drawingOf(xml: string): Promise<Drawing> {
  const { drawings } = await readBody(paragraph([xml]));
  const [drawing] = drawings;
  if (drawing === undefined || drawings.length > 1) throw new Error(`There are ${drawings.length} drawings.`);
  return drawing;
}

const extent = '<wp:extent cx="1270000" cy="635000"/>';
const inline = (graphic: string) =>
  `<w:r><w:drawing><wp:inline>${extent}<a:graphic><a:graphicData>${graphic}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
const flat = (cy: number, graphic: string) =>
  inline(graphic).replace(/cx="\d+" cy="\d+"/, `cx="5400040" cy="${cy}"`);
const shape = (geometry: string, content = '') =>
  `<wps:wsp><wps:cNvSpPr/><wps:spPr><a:prstGeom prst="${geometry}"/></wps:spPr>${content}</wps:wsp>`;
const connector = (geometry: string) =>
  `<wps:wsp><wps:cNvCnPr/><wps:spPr><a:prstGeom prst="${geometry}"/></wps:spPr></wps:wsp>`;
const image = '<pic:pic><pic:spPr><a:prstGeom prst="rect"/></pic:spPr></pic:pic>';
const group = (...content: string[]) =>
  `<wpg:wgp xmlns:wpg="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup">${content.join('')}</wpg:wgp>`;
const locked = (content: string) =>
  `<lc:lockedCanvas xmlns:lc="http://schemas.openxmlformats.org/drawingml/2006/lockedCanvas">${content}</lc:lockedCanvas>`;
const foreign = (prefix: string, uri: string, name: string) =>
  `<${prefix}:${name} xmlns:${prefix}="${uri}"/>`;

describe('the kind of a drawing', () => {
  test.each([
    ['a picture', picture(), { kind: 'picture', pictures: 1, shapes: 0 }],
    ['a chart', chart(), { kind: 'chart' }],
    [
      'a chart of the newer kind',
      inline(foreign('cx', 'http://schemas.microsoft.com/office/drawing/2014/chartex', 'chart')),
      { kind: 'chart' },
    ],
    [
      'a diagram',
      inline(foreign('dgm', 'http://schemas.openxmlformats.org/drawingml/2006/diagram', 'relIds')),
      { kind: 'diagram' },
    ],
    [
      'a model in three dimensions',
      inline(foreign('am3d', 'http://schemas.microsoft.com/office/drawing/2017/model3d', 'model3d')),
      { kind: 'picture', pictures: 1 },
    ],
    [
      'ink',
      inline(foreign('w14', 'http://schemas.microsoft.com/office/word/2010/wordml', 'contentPart')),
      { kind: 'ink' },
    ],
    [
      'a picture with ink on it',
      inline(
        group(image, foreign('w14', 'http://schemas.microsoft.com/office/word/2010/wordml', 'contentPart')),
      ),
      { kind: 'picture', pictures: 1 },
    ],
    ['a shape', inline(shape('ellipse')), { kind: 'shapes', shapes: 1, lines: 0 }],
    ['a line', inline(shape('line')), { kind: 'shapes', shapes: 1, lines: 1 }],
    ['a connector', inline(connector('bentConnector3')), { kind: 'shapes', shapes: 1, lines: 1 }],
    ['an arrow that is not a line', inline(shape('rightArrow')), { kind: 'shapes', shapes: 1, lines: 0 }],
    ['a rule as LibreOffice saves it', flat(19_050, shape('rect')), { kind: 'rule' }],
    ['a flat line', flat(19_050, shape('line')), { kind: 'shapes', lines: 1 }],
    ['a flat box of a line’s height', flat(127_000, shape('rect')), { kind: 'shapes' }],
    ['a text box', textBox(paragraph('x')), { kind: 'shapes', shapes: 1, textBoxes: 1 }],
    ['a group of pictures', inline(group(image, image, image)), { kind: 'picture', pictures: 3 }],
    [
      'a group in a group',
      inline(group(group(image), shape('rect'))),
      { kind: 'picture', pictures: 1, shapes: 1 },
    ],
    [
      'a group of shapes',
      inline(group(shape('rect'), shape('rect'), connector('straightConnector1'))),
      { kind: 'shapes', shapes: 3, lines: 1 },
    ],
    [
      'shapes pasted from slides',
      inline(locked('<a:sp/><a:sp/><a:cxnSp><a:spPr><a:prstGeom prst="line"/></a:spPr></a:cxnSp>')),
      { kind: 'shapes', shapes: 3, lines: 1 },
    ],
    [
      'a picture pasted from slides',
      inline(locked('<a:sp/><a:pic/>')),
      { kind: 'picture', pictures: 1, shapes: 1 },
    ],
    [
      'shapes in the namespace of Strict documents',
      inline('<wp:wgp><wp:wsp/><wp:wsp/></wp:wgp>'),
      { kind: 'shapes', shapes: 2 },
    ],
    ['nothing', inline(''), { kind: 'shapes', pictures: 0, shapes: 0 }],
  ])('%s', async (_name, xml, facts) => {
    expect(await drawingOf(xml)).toMatchObject(facts);
  });
});

describe('a drawing', () => {
  test('is measured in points', async () => {
    expect(await drawingOf(picture({ width: 300, height: 120.5 }))).toMatchObject({
      width: 300,
      height: 120.5,
    });
  });

  test.each([
    ['without an extent', '<w:r><w:drawing><wp:inline/></w:drawing></w:r>', 0],
    [
      'with a senseless extent',
      '<w:r><w:drawing><wp:inline><wp:extent cx="wide" cy=""/></wp:inline></w:drawing></w:r>',
      0,
    ],
    [
      'that is larger than any page',
      '<w:r><w:drawing><wp:inline><wp:extent cx="999999999" cy="1"/></wp:inline></w:drawing></w:r>',
      1584,
    ],
  ])('%s has a width that pages can hold', async (_name, xml, width) => {
    expect((await drawingOf(xml)).width).toBe(width);
  });

  test('may be inline', async () => {
    expect((await drawingOf(picture())).inline).toBe(true);
  });

  test('may float', async () => {
    expect((await drawingOf(picture({ placement: 'anchor' }))).inline).toBe(false);
  });

  test('belongs to its paragraph', async () => {
    const { paragraphs, drawings } = await readBody(
      paragraph('x'),
      paragraph([picture(), run('y'), chart()]),
    );
    expect([paragraphs.map((each) => each.drawings), drawings.map((each) => each.paragraph)]).toEqual([
      [[], [0, 1]],
      [1, 1],
    ]);
  });

  test('in a cell belongs to the cell’s paragraph', async () => {
    const { drawings } = await readBody(paragraph('x'), table([['a', [paragraph([picture()])]]]));
    expect(drawings.map((each) => each.paragraph)).toEqual([2]);
  });

  test('in a text box is separate from the box', async () => {
    const { drawings } = await readBody(paragraph([textBox(paragraph([picture()]))]));
    expect(drawings.map(({ kind, paragraph: index, pictures }) => [kind, index, pictures])).toEqual([
      ['shapes', 0, 0],
      ['picture', 1, 1],
    ]);
  });

  test('with alternatives is one drawing', async () => {
    const both = `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${picture().slice(5, -6)}</mc:Choice><mc:Fallback><w:pict><v:shape><v:imagedata/></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    expect((await readBody(paragraph([both]))).drawings).toHaveLength(1);
  });

  test('that a revision removed does not count', async () => {
    const story = await readBody(paragraph([`<w:del w:id="0" w:author="x">${picture()}</w:del>`]));
    expect(story.drawings).toEqual([]);
  });

  test('is not a word', async () => {
    const { paragraphs } = await readBody(paragraph([run('be'), picture(), run('fore')]));
    expect(paragraphs[0]?.words).toBe(1);
  });

  test('is the same in Strict documents', async () => {
    const { story } = await readBuilt({
      body: [paragraph([picture({ width: 100 })]), paragraph([chart()])],
      strict: true,
    });
    expect(story.drawings.map(({ kind, width }) => [kind, width])).toEqual([
      ['picture', 100],
      ['chart', 200],
    ]);
  });
});
