import { describe, expect, test } from 'vitest';
import type {
  ParagraphFormat,
  ParagraphProperties,
  StyleNames,
} from '../../../../src/core/docx/story/styles/paragraph-format.ts';
import {
  createStyleSheet,
  type StyleDefinition,
} from '../../../../src/core/docx/story/styles/style-sheet.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { style } from '../../../support/docx/styles.ts';
import { paragraph } from '../../../support/docx/text.ts';
import { rootElement } from '../../../support/docx/xml.ts';

/** The format of a paragraph of a style, among these definitions. */
async function formatOf(styleId: string, definitions: readonly string[]): Promise<ParagraphFormat> {
  const styles = rootElement('w:styles', definitions.join(''));
  const { story } = await readBuilt({ body: [paragraph('x', { style: styleId })], styles });
  const [first] = story.paragraphs;
  if (!first) throw new Error('The document has no paragraph.');
  return first.format;
}

function namesOf({ styles }: ParagraphFormat): string[] {
  const names: string[] = [];
  for (let each: StyleNames | null = styles; each; each = each.base) names.push(each.name);
  return names;
}

const definition = (
  index: number,
  basedOn: string,
  paragraph: ParagraphProperties = {},
): StyleDefinition => ({
  id: `S${index}`,
  type: 'paragraph',
  name: `s${index}`,
  basedOn,
  isDefault: false,
  paragraph,
  run: {},
});

const level = (value: number) => `<w:outlineLvl w:val="${value}"/>`;

describe('a style with an id of a thousand letters', () => {
  test('applies to its paragraphs and to styles based on it', async () => {
    const id = 'a'.repeat(1000);
    const definitions = [style({ id, name: 'base' }), style({ id: 'b', name: 'heir', basedOn: id })];
    expect(namesOf(await formatOf(id, definitions))).toEqual(['base']);
    expect(namesOf(await formatOf('b', definitions))).toEqual(['heir', 'base']);
  });
});

describe('a cycle of styles', () => {
  test.each([
    ['of one', [style({ id: 'A', name: 'a', basedOn: 'A', paragraph: level(3) })]],
    [
      'of two',
      [
        style({ id: 'A', name: 'a', basedOn: 'B' }),
        style({ id: 'B', name: 'b', basedOn: 'A', paragraph: level(3) }),
      ],
    ],
  ])('%s ends where it closes', async (_name, definitions) => {
    expect((await formatOf('A', definitions)).outlineLevel).toBe(3);
  });

  test('at the end of a long chain ends too', async () => {
    const definitions = Array.from({ length: 50 }, (_each, index) =>
      style({ id: `S${index}`, name: `s${index}`, basedOn: `S${index === 49 ? 40 : index + 1}` }),
    );
    expect(namesOf(await formatOf('S0', definitions))).toHaveLength(50);
  });

  test('has the same result whichever of its styles is read first', () => {
    const definitions = [definition(0, 'S1', { outlineLevel: 3 }), definition(1, 'S0')];
    const inOrders = [
      ['S0', 'S1'],
      ['S1', 'S0'],
    ].map((ids) => {
      const sheet = createStyleSheet(definitions, { paragraph: {}, run: {} });
      const levels = ids.map((id) => [id, sheet.paragraph(id, {}).outlineLevel] as const);
      return Object.fromEntries(levels);
    });
    expect(inOrders[1]).toEqual(inOrders[0]);
  });
});

describe('a chain of styles longer than any program writes', () => {
  const length = 2000;

  test('is read to its end', async () => {
    const last = style({ id: `S${length}`, name: 'last', paragraph: level(3) });
    const definitions = Array.from({ length }, (_each, index) =>
      style({ id: `S${index}`, name: 's', basedOn: `S${index + 1}` }),
    );
    expect((await formatOf('S0', [...definitions, last])).outlineLevel).toBe(3);
  });

  test('is not traversed again for each of its styles', () => {
    let looks = 0;
    const definitions = Array.from({ length }, (_each, index) => ({
      ...definition(index, `S${index + 1}`),
      get paragraph() {
        looks += 1;
        return {};
      },
    }));
    const sheet = createStyleSheet(definitions, { paragraph: {}, run: {} });
    for (const { id } of definitions) sheet.paragraph(id, {});
    expect(looks).toBe(length);
  });
});

describe('a style without an id', () => {
  test('is not the base of any other', async () => {
    const nameless = '<w:style w:type="paragraph"><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>';
    expect((await formatOf('A', [style({ id: 'A', name: 'a' }), nameless])).outlineLevel).toBeUndefined();
  });

  test('is the default if it says so', async () => {
    const nameless =
      '<w:style w:type="paragraph" w:default="1"><w:pPr><w:jc w:val="both"/></w:pPr></w:style>';
    expect((await formatOf('Nowhere', [nameless])).alignment).toBe('both');
  });
});
