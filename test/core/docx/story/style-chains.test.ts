import { describe, expect, test } from 'vitest';
import type { ParagraphFormat } from '../../../../src/core/docx/story/styles/paragraph-format.ts';
import { style } from '../../../support/docx-styles.ts';
import { paragraph } from '../../../support/docx-text.ts';
import { rootElement } from '../../../support/docx-xml.ts';
import { readBuilt } from '../../../support/read-document.ts';

/** The format of a paragraph of a style, among these definitions. */
async function formatOf(styleId: string, definitions: readonly string[]): Promise<ParagraphFormat> {
  const styles = rootElement('w:styles', definitions.join(''));
  const { story } = await readBuilt({ body: [paragraph('x', { style: styleId })], styles });
  const [first] = story.paragraphs;
  if (!first) throw new Error('The document has no paragraph.');
  return first.format;
}

const level = (value: number) => `<w:outlineLvl w:val="${value}"/>`;

describe('a circle of styles', () => {
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

  test('that a long chain runs into ends as well', async () => {
    const definitions = Array.from({ length: 50 }, (_each, index) =>
      style({ id: `S${index}`, name: `s${index}`, basedOn: `S${index === 49 ? 40 : index + 1}` }),
    );
    expect((await formatOf('S0', definitions)).styles).toHaveLength(50);
  });
});

describe('a chain of styles longer than any program makes', () => {
  test('ends after a hundred', async () => {
    const definitions = Array.from(
      { length: 2000 },
      (_each, index) => `<w:style w:styleId="S${index}"><w:basedOn w:val="S${index + 1}"/></w:style>`,
    );
    expect((await formatOf('S0', definitions)).styles).toHaveLength(100);
  });
});

describe('a style without an id', () => {
  test('is the base of no other', async () => {
    const nameless = '<w:style w:type="paragraph"><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>';
    expect((await formatOf('A', [style({ id: 'A', name: 'a' }), nameless])).outlineLevel).toBeUndefined();
  });

  test('is the default where it says so', async () => {
    const nameless =
      '<w:style w:type="paragraph" w:default="1"><w:pPr><w:jc w:val="both"/></w:pPr></w:style>';
    expect((await formatOf('Nowhere', [nameless])).alignment).toBe('both');
  });
});
