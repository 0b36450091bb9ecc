import { describe, expect, test } from 'vitest';
import { chart, picture, textBox } from '../../../support/docx/drawings.ts';
import { readBody, readBuilt, readFirst, textsOf } from '../../../support/docx/read-document.ts';
import { style } from '../../../support/docx/styles.ts';
import { table } from '../../../support/docx/tables.ts';
import { equation, footnoteReference, pageBreak, paragraph, run } from '../../../support/docx/text.ts';

const moreStyles = [
  style({ id: 'Secret', name: 'Secret', basedOn: 'Normal', run: '<w:vanish/>' }),
  style({ id: 'Shown', name: 'Shown', basedOn: 'Secret', run: '<w:vanish w:val="0"/>' }),
  style({ id: 'Child', name: 'Child', basedOn: 'Secret' }),
  style({ id: 'SecretRun', name: 'Secret Run', kind: 'character', run: '<w:vanish/>' }),
  style({ id: 'ChildRun', name: 'Child Run', kind: 'character', basedOn: 'SecretRun' }),
];

const vanish = (value: string) => `<w:r><w:rPr><w:vanish w:val="${value}"/></w:rPr><w:t>x</w:t></w:r>`;

describe('hidden text', () => {
  test.each([
    ['by its run does not count', paragraph('x', { hidden: true }), 0],
    ['by a character style does not count', paragraph([run('x', { style: 'SecretRun' })]), 0],
    ['by the base of a character style does not count', paragraph([run('x', { style: 'ChildRun' })]), 0],
    ['by a paragraph style does not count', paragraph('x', { style: 'Secret' }), 0],
    ['by the base of a paragraph style does not count', paragraph('x', { style: 'Child' }), 0],
    ['counts if a style derived from it shows it', paragraph('x', { style: 'Shown' }), 1],
    ['counts if the run shows it', paragraph([vanish('0')], { style: 'Secret' }), 1],
    ['counts if the run says false', paragraph([vanish('false')], { style: 'Secret' }), 1],
    ['counts if the run says off', paragraph([vanish('off')], { style: 'Secret' }), 1],
    ['does not count if the run says on', paragraph([vanish('on')]), 0],
    ['does not count if the run says 1', paragraph([vanish('1')]), 0],
    ['of the web view alone counts', paragraph(['<w:r><w:rPr><w:webHidden/></w:rPr><w:t>x</w:t></w:r>']), 1],
    ['by an unknown style counts', paragraph([run('x', { style: 'Nowhere' })]), 1],
  ])('%s', async (_name, block, words) => {
    const { story } = await readBuilt({ body: [block], moreStyles });
    expect(story.paragraphs[0]?.words).toBe(words);
  });

  test('by the document’s defaults does not count', async () => {
    const styles = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:docDefaults><w:rPrDefault><w:rPr><w:vanish/></w:rPr></w:rPrDefault></w:docDefaults></w:styles>`;
    const { story } = await readBuilt({ body: [paragraph('x')], styles });
    expect(story.paragraphs[0]?.words).toBe(0);
  });

  test('ends with its run', async () => {
    expect((await readFirst(paragraph([run('a', { hidden: true }), run('b')]))).text).toBe('b');
  });

  test('does not hide the equation after it', async () => {
    expect((await readFirst(paragraph([run('a', { hidden: true }), equation('x')]))).words).toBe(1);
  });

  test('does not hide an equation of the next paragraph', async () => {
    const { story } = await readBuilt({
      body: [paragraph([equation('x')], { style: 'Secret' }), paragraph([equation('x')])],
      moreStyles,
    });
    expect(story.paragraphs.map(({ words }) => words)).toEqual([0, 1]);
  });

  test('leaves the words around it joined', async () => {
    expect((await readFirst(paragraph([run('one'), run(' x ', { hidden: true }), run('word')]))).words).toBe(
      1,
    );
  });

  test('set only on a paragraph mark hides nothing', async () => {
    const block = `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr><w:r><w:t>x</w:t></w:r></w:p>`;
    expect((await readFirst(block)).words).toBe(1);
  });
});

describe('in a hidden run', () => {
  const hide = (content: string) => content.replace(/^<w:r>/, '<w:r><w:rPr><w:vanish/></w:rPr>');

  test('a picture is invisible', async () => {
    expect((await readBody(paragraph([hide(picture())]))).drawings).toEqual([]);
  });

  test('a text box is not read', async () => {
    expect(textsOf(await readBody(paragraph([hide(textBox(paragraph('boxed')))])))).toEqual(['', '']);
  });

  test('a nested text box is not read', async () => {
    const inner = paragraph([textBox(paragraph('inner'))]);
    expect(textsOf(await readBody(paragraph([hide(textBox(inner))]))).join('')).toBe('');
  });

  test('a note is not referred to', async () => {
    const reference = '<w:r><w:rPr><w:vanish/></w:rPr><w:footnoteReference w:id="1"/></w:r>';
    expect((await readFirst(paragraph([reference]))).notes).toEqual([]);
  });

  test('a page break does not start a page', async () => {
    expect((await readFirst(paragraph([hide(pageBreak())]))).breaks).toEqual([]);
  });

  test('visible content next to it stays visible', async () => {
    const { notes } = await readFirst(paragraph([run('x', { hidden: true }), footnoteReference(1)]));
    expect(notes).toEqual(['footnote:1']);
  });
});

describe('switched off in the selection pane', () => {
  const off = (drawing: string) => drawing.replace('<wp:docPr ', '<wp:docPr hidden="1" ');
  const vml = (style: string, content: string) =>
    `<w:r><w:pict><v:shape style="position:absolute;width:9pt;${style}">${content}</v:shape></w:pict></w:r>`;
  const boxed = `<v:textbox><w:txbxContent>${paragraph('boxed')}</w:txbxContent></v:textbox>`;

  test.each([
    ['a picture', off(picture())],
    ['a chart', off(chart())],
    ['a text box', off(textBox(paragraph('boxed')))],
    ['a text box with a table', off(textBox(table([['a']]), paragraph('')))],
    ['a text box with a picture', off(textBox(paragraph([picture()])))],
    ['a picture in VML', vml('visibility:hidden', '<v:imagedata r:id="rId1"/>')],
    ['a text box in VML', vml('visibility: hidden', boxed)],
    [
      'an embedded equation',
      '<w:r><w:object><v:shape style="visibility:hidden"/><o:OLEObject ProgID="Equation.3"/></w:object></w:r>',
    ],
  ])('%s is invisible', async (_name, drawing) => {
    const story = await readBody(paragraph([drawing, run('beside')]), paragraph([picture()]));
    const { paragraphs, tables, drawings } = story;
    expect([textsOf(story).join(''), tables, drawings.map(({ index }) => index)]).toEqual([
      'beside',
      [],
      [0],
    ]);
    expect(paragraphs.map((each) => [each.drawings, each.equations])).toEqual([
      [[], 0],
      [[0], 0],
    ]);
  });

  test.each([
    ['a drawing', textBox(paragraph('boxed')).replace('<wp:docPr ', '<wp:docPr hidden="0" ')],
    ['a shape in VML', vml('visibility:visible', boxed)],
    [
      'a shape in VML beside a hidden one',
      vml('', boxed).replace('<v:shape', '<v:rect style="visibility:hidden"/><v:shape'),
    ],
  ])('%s that is not stays visible', async (_name, drawing) => {
    const story = await readBody(paragraph([drawing]));
    expect([textsOf(story), story.drawings[0]?.shapes]).toEqual([['', 'boxed'], 1]);
  });
});
