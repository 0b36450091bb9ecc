import { describe, expect, test } from 'vitest';
import type { Paragraph } from '../../../../src/core/docx/story/story.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { style } from '../../../support/docx/styles.ts';
import { paragraph, run } from '../../../support/docx/text.ts';
import { rootElement } from '../../../support/docx/xml.ts';

/** The format of a paragraph of a style, among these definitions. */
async function formatOf(styleId: string, definitions: readonly string[]): Promise<Paragraph['format']> {
  return (await read(styleId, definitions)).format;
}

async function read(styleId: string, definitions: readonly string[]): Promise<Paragraph> {
  const styles = rootElement('w:styles', definitions.join(''));
  const { story } = await readBuilt({ body: [paragraph('x', { style: styleId })], styles });
  const [first] = story.paragraphs;
  if (!first) throw new Error('The document has no paragraph.');
  return first;
}

const level = (value: number | string) => `<w:outlineLvl w:val="${value}"/>`;

describe('the outline level of a style', () => {
  test('is its own', async () => {
    const { outlineLevel } = await formatOf('A', [style({ id: 'A', name: 'x', paragraph: level(2) })]);
    expect(outlineLevel).toBe(2);
  });

  test('is that of the nearest base that sets one', async () => {
    const definitions = [
      style({ id: 'A', name: 'a', basedOn: 'B' }),
      style({ id: 'B', name: 'b', basedOn: 'C', paragraph: level(1) }),
      style({ id: 'C', name: 'c', paragraph: level(0) }),
    ];
    expect((await formatOf('A', definitions)).outlineLevel).toBe(1);
  });

  test('is found in any order of the definitions', async () => {
    const definitions = [
      style({ id: 'C', name: 'c', paragraph: level(0) }),
      style({ id: 'A', name: 'a', basedOn: 'C' }),
    ];
    expect((await formatOf('A', definitions.toReversed())).outlineLevel).toBe(0);
  });

  test.each([
    ['Heading1', 'heading 1', 0],
    ['berschrift2', 'heading 2', 1],
    ['1', 'Heading 3', 2],
    ['Titre9', 'heading 9', 8],
  ])(
    'is that of the built-in heading if the definition sets none: %s, %s',
    async (id, name, outlineLevel) => {
      expect((await formatOf(id, [style({ id, name })])).outlineLevel).toBe(outlineLevel);
    },
  );

  test.each([
    [
      'is kept if a built-in heading has a different one',
      style({ id: 'A', name: 'heading 1', paragraph: level(2) }),
      2,
    ],
    [
      'is none for a built-in heading with the level of text',
      style({ id: 'A', name: 'heading 1', paragraph: level(9) }),
      undefined,
    ],
    ['is not set for a style of another name', style({ id: 'A', name: 'heading one' }), undefined],
    [
      'is none for a style that is only called like a built-in one',
      style({ id: 'A', name: 'my heading 1' }),
      undefined,
    ],
    [
      'is not set if its value makes no sense',
      style({ id: 'A', name: 'x', paragraph: level('high') }),
      undefined,
    ],
    ['is not set if its value is negative', style({ id: 'A', name: 'x', paragraph: level(-1) }), undefined],
    ['is not set if its value is too high', style({ id: 'A', name: 'x', paragraph: level(10) }), undefined],
  ])('%s', async (_name, definition, outlineLevel) => {
    expect((await formatOf('A', [definition])).outlineLevel).toBe(outlineLevel);
  });

  test('set on the paragraph itself wins and is known as its own', async () => {
    const { story } = await readBuilt({ body: [paragraph('x', { style: 'Heading2', outlineLevel: 4 })] });
    expect(story.paragraphs[0]?.format).toMatchObject({ outlineLevel: 4, ownOutlineLevel: true });
  });
});

describe('the name of a style', () => {
  test('is the English one of a localised id, in lower case', async () => {
    const { style: name } = await formatOf('berschrift1', [style({ id: 'berschrift1', name: 'Heading 1' })]);
    expect(name).toBe('heading 1');
  });

  test('comes with those of the styles that it is based on', async () => {
    const definitions = [
      style({ id: 'A', name: 'Mine', basedOn: 'B' }),
      style({ id: 'B', name: 'caption', basedOn: 'N' }),
      style({ id: 'N', name: 'Normal', isDefault: true }),
    ];
    const normal = { name: 'normal', base: null };
    const { styles } = await formatOf('A', definitions);
    expect(styles).toEqual({ name: 'mine', base: { name: 'caption', base: normal } });
  });

  test('is cut at Word’s own limit', async () => {
    const definitions = [style({ id: 'Long', name: 'x'.repeat(1000) })];
    expect((await formatOf('Long', definitions)).style).toBe('x'.repeat(253));
  });

  test('is its id if the definition has no name', async () => {
    const definition = '<w:style w:type="paragraph" w:styleId="Mine"/>';
    expect((await formatOf('Mine', [definition])).style).toBe('mine');
  });

  test('is that of the default style if the document does not define the id', async () => {
    const definitions = [style({ id: 'N', name: 'Standard', isDefault: true })];
    expect((await formatOf('Nowhere', definitions)).style).toBe('standard');
  });

  test('is normal in a document without styles', async () => {
    const { story } = await readBuilt({ body: [paragraph('x')], styles: null });
    expect(story.paragraphs[0]?.format.style).toBe('normal');
  });

  test.each(['constructor', '__proto__', 'toString'])('can be %s', async (id) => {
    expect((await formatOf(id, [style({ id, name: id, paragraph: level(1) })])).outlineLevel).toBe(1);
  });
});

describe('the properties of a style', () => {
  test('come from the document’s defaults if nothing else sets them', async () => {
    const defaults =
      '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="30"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="200"/></w:pPr></w:pPrDefault></w:docDefaults>';
    const { run: runs, spaceAfter } = await formatOf('A', [defaults, style({ id: 'A', name: 'a' })]);
    expect([runs.size, spaceAfter]).toEqual([15, 10]);
  });

  test('are the current ones, not the former ones of a revision', async () => {
    const change = (kind: string, old: string) =>
      `<w:${kind}Change w:id="0"><w:${kind}>${old}</w:${kind}></w:${kind}Change>`;
    const definition = style({
      id: 'A',
      name: 'a',
      paragraph: `<w:keepNext/>${change('pPr', '<w:keepNext w:val="0"/>')}`,
      run: `<w:b/>${change('rPr', '<w:b w:val="0"/><w:vanish/>')}`,
    });
    const { keepWithNext, run: runs } = await formatOf('A', [definition]);
    expect([keepWithNext, runs.bold, runs.hidden]).toEqual([true, true, undefined]);
  });

  test('do not include those for the parts of a table', async () => {
    const definition = `<w:style w:type="table" w:styleId="A"><w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr><w:pPr>${level(0)}</w:pPr></w:tblStylePr></w:style>`;
    const { outlineLevel, run: runs } = await formatOf('A', [definition]);
    expect([outlineLevel, runs.bold]).toEqual([undefined, undefined]);
  });

  test('of a character style are applied on top of the paragraph’s', async () => {
    const moreStyles = [
      style({ id: 'Big', name: 'Big', run: '<w:sz w:val="40"/><w:b/>' }),
      style({ id: 'Small', name: 'Small', kind: 'character', run: '<w:sz w:val="10"/>' }),
    ];
    const { story } = await readBuilt({
      body: [paragraph([run('x', { style: 'Small' })], { style: 'Big' })],
      moreStyles,
    });
    expect(story.paragraphs[0]?.look).toMatchObject({ size: 5, bold: 1 });
  });
});
