import { describe, expect, test } from 'vitest';
import { Typesetter } from '../../../../src/core/docx/pages/layout/typesetter.ts';
import type { EndedBy } from '../../../../src/core/docx/pages/page-ends.ts';
import { walkPages } from '../../../../src/core/docx/pages/page-walk.ts';
import type { Story } from '../../../../src/core/docx/story/story.ts';
import { picture } from '../../../support/docx/drawings.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { table } from '../../../support/docx/tables.ts';
import { pageBreak, paragraph, recordedPageBreak, run, sectionBreak } from '../../../support/docx/text.ts';
import { rootElement } from '../../../support/docx/xml.ts';
import { words } from '../structure/prose.ts';

/** Pages that the layout of these paragraphs fills before the one that follows them. */
async function filled(
  body: readonly string[],
  { section = a4, styles = '' }: { section?: string; styles?: string } = {},
): Promise<number> {
  const { story } = await readBuilt({
    body: [...body, paragraph('The end.')],
    styles: stylesPart(styles),
    section: { before: '' },
  });
  const [last] = story.sections.slice(-1);
  if (last && section !== a4) Object.assign(last, geometry[section]);
  return pagesBefore(story, body.length);
}

const byLayout: EndedBy = { records: false, layout: 'everywhere' };

function pagesBefore(story: Story, paragraph: number, by = byLayout): number {
  return walkPages(story, paragraph, by, new Typesetter(story)).pages;
}

const a4 = 'A4';
const geometry: Readonly<Record<string, object>> = {
  small: { pageWidth: 420, pageHeight: 595 },
  wide: { marginLeft: 180, marginRight: 180 },
  columns: { columns: 2 },
};

/** Times at 12 points, single lines and no space between paragraphs, unless `more` says so; two styles of that look. */
function stylesPart(more: string): string {
  return `<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman"/><w:sz w:val="24"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr>${more}</w:pPr></w:style><w:style w:type="paragraph" w:styleId="Other"><w:name w:val="Other"/><w:basedOn w:val="Normal"/></w:style></w:styles>`;
}

const compatibility = (mode: number) =>
  `<w:compat><w:compatSetting w:name="compatibilityMode" w:val="${mode}"/></w:compat>`;

const lines = (count: number) => Array.from({ length: count }, (_, index) => paragraph(`Line ${index}`));

describe('the estimate of the layout', () => {
  test('puts about fifty single-spaced lines on an A4 page', async () => {
    expect(await filled(lines(48))).toBe(0);
    expect(await filled(lines(53))).toBe(1);
  });

  test('puts about 550 words of running text on it', async () => {
    expect(await filled([paragraph(words(500))])).toBe(0);
    expect(await filled([paragraph(words(900))])).toBe(1);
  });

  test('squeezes the spaces of justified lines, as Word does since 2013', async () => {
    const nearlyOneLine = Array.from({ length: 60 }, () =>
      paragraph(`${'nine '.repeat(17)}${'m'.repeat(6)}`),
    );
    const pagesIn = async (mode: number, alignment: string) => {
      const { story } = await readBuilt({
        body: [...nearlyOneLine, paragraph('The end.')],
        styles: stylesPart(`<w:jc w:val="${alignment}"/>`),
        settings: compatibility(mode),
      });
      return pagesBefore(story, nearlyOneLine.length);
    };
    expect(await pagesIn(15, 'both')).toBe(1);
    expect(await pagesIn(15, 'left')).toBe(2);
    expect(await pagesIn(14, 'both')).toBe(2);
  });

  test('sets the text of a list in the width that its level leaves', async () => {
    const level = '<w:lvl w:ilvl="0"><w:pPr><w:ind w:left="4500" w:hanging="360"/></w:pPr></w:lvl>';
    const numbering = rootElement(
      'w:numbering',
      `<w:abstractNum w:abstractNumId="0">${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
    );
    const pagesIn = async (id: number) => {
      const item = paragraph(words(12), { numbering: { id } });
      const body = [...Array.from({ length: 40 }, () => item), paragraph('The end.')];
      const { story } = await readBuilt({ body, styles: stylesPart(''), numbering });
      return pagesBefore(story, 40);
    };
    expect(await pagesIn(0)).toBe(0);
    expect(await pagesIn(1)).toBe(1);
  });

  test('spreads a long paragraph over as many pages as it fills', async () => {
    expect(await filled([paragraph(words(5000))])).toBe(5);
  });

  test('puts dotted lines to write on, typed in one paragraph, on the page that they fill', async () => {
    expect(await filled([paragraph('.'.repeat(3000))])).toBe(0);
  });

  test.each([
    ['double lines', '<w:spacing w:line="480" w:lineRule="auto"/>', 27],
    ['lines of exactly 20 points', '<w:spacing w:line="400" w:lineRule="exact"/>', 36],
    ['lines of at least 20 points', '<w:spacing w:line="400" w:lineRule="atLeast"/>', 36],
    ['space after each', '<w:spacing w:after="280"/>', 27],
    ['space before each', '<w:spacing w:before="280"/>', 27],
  ])('puts fewer on it with %s', async (_case, styles, fewest) => {
    expect(await filled(lines(fewest - 4), { styles })).toBe(0);
    expect(await filled(lines(fewest + 2), { styles })).toBe(1);
  });

  test('uses the larger of the spaces between two paragraphs, not both', async () => {
    const styles = '<w:spacing w:before="280" w:after="280"/>';
    expect(await filled(lines(23), { styles })).toBe(0);
  });

  test.each(['before', 'after'])(
    'puts no space %s a paragraph between its like if it says so',
    async (side) => {
      const styles = `<w:spacing w:${side}="280"/><w:contextualSpacing/>`;
      expect(await filled(lines(48), { styles })).toBe(0);
      expect(await filled(lines(53), { styles })).toBe(1);
      const mixed = lines(24).flatMap((line) => [line, paragraph('A line', { style: 'Other' })]);
      expect(await filled(mixed, { styles })).toBe(1);
    },
  );

  test.each(['before', 'after'])(
    'puts the space %s that the program chooses around a list only',
    async (side) => {
      const styles = `<w:spacing w:${side}Autospacing="1"/>`;
      const items = (list: (index: number) => number) =>
        Array.from({ length: 48 }, (_, index) => paragraph('An item', { numbering: { id: list(index) } }));
      expect(
        await filled(
          items(() => 1),
          { styles },
        ),
      ).toBe(0);
      expect(
        await filled(
          items((index) => 1 + (index % 2)),
          { styles },
        ),
      ).toBe(1);
      expect(
        await filled(
          items(() => 0),
          { styles },
        ),
      ).toBe(1);
    },
  );

  test('puts no space between such paragraphs in a cell', async () => {
    const space = '<w:spacing w:after="280"/>';
    const pagesOf = async (more: string) => {
      const body = [table([[lines(20)], [lines(20)]]), paragraph('The end.')];
      return pagesBefore((await readBuilt({ body, styles: stylesPart(more) })).story, 40);
    };
    expect(await pagesOf(space)).toBe(1);
    expect(await pagesOf(`${space}<w:contextualSpacing/>`)).toBe(0);
  });

  test.each(['small', 'wide'])('puts less text on a page that is %s', async (section) => {
    expect(await filled([paragraph(words(500))], { section })).toBe(1);
  });

  test('needs as many pages for two columns as for one', async () => {
    expect(await filled(lines(90), { section: 'columns' })).toBe(0);
    expect(await filled(lines(110), { section: 'columns' })).toBe(1);
  });

  test('larger letters need more room', async () => {
    expect(await filled([paragraph([run(words(500), { size: 18 })])])).toBe(1);
  });

  test('an inline picture takes up its height', async () => {
    const image = paragraph([picture({ height: 400 })]);
    expect(await filled([image])).toBe(0);
    expect(await filled([image, image])).toBe(1);
  });

  test('a short text beside it takes up no line more', async () => {
    const beside = paragraph([picture({ width: 100, height: 340 }), run('Logo')]);
    const below = paragraph([picture({ width: 440, height: 340 }), run('Logo and name')]);
    expect(await filled([beside, beside])).toBe(0);
    expect(await filled([below, below])).toBe(1);
  });

  test('a floating picture takes up none in front of the text', async () => {
    const image = (wrap: 'None' | 'TopAndBottom') =>
      paragraph([picture({ height: 400, placement: 'anchor', wrap })]);
    expect(await filled(Array(3).fill(image('None')))).toBe(0);
    expect(await filled(Array(3).fill(image('TopAndBottom')))).toBe(2);
  });

  test('a table row is as tall as its fullest cell', async () => {
    const row = [words(30), 'x', 'y'];
    expect(await pagesOfTable(Array.from({ length: 3 }, () => row))).toBe(0);
    expect(await pagesOfTable(Array.from({ length: 6 }, () => row))).toBe(1);
  });

  test('a page that the author started keeps the space before its first paragraph', async () => {
    const title = paragraph('Title', { spacingBefore: 640 });
    const after = lines(8);
    expect(await filled([title, ...after])).toBe(1);
    expect(await filled([paragraph('One.'), paragraph([pageBreak()]), title, ...after])).toBe(2);
  });

  test('a page after a full one drops the space before its first paragraph', async () => {
    const title = paragraph('Title', { spacingBefore: 300 });
    expect(await filled([...lines(50), title, ...lines(40)])).toBe(1);
  });

  test('a page that Word started keeps none', async () => {
    const blank = Array.from({ length: 8 }, () => paragraph());
    const title = paragraph([recordedPageBreak(), run('Title')], { spacingBefore: 640 });
    const { story } = await readBuilt({
      body: [...lines(50), title, ...blank, paragraph('The end.')],
      styles: stylesPart(''),
    });
    const by: EndedBy = { records: true, layout: 'unrecorded' };
    expect(pagesBefore(story, story.paragraphs.length - 1, by)).toBe(1);
  });

  test('a cell is as wide as the grid columns that it covers', async () => {
    const rows = Array.from({ length: 6 }, () => [words(30), 'x', 'y']);
    expect(await pagesOfTable(rows)).toBe(1);
    expect(await pagesOfTable(rows, 300)).toBe(0);
  });

  test('a page break on its own takes up no line', async () => {
    expect(await filled([...lines(48), paragraph([pageBreak()])])).toBe(1);
  });

  test('an empty paragraph that ends a section takes up no page after a page break', async () => {
    expect(await filled([paragraph('One.'), paragraph([pageBreak()]), sectionBreak()])).toBe(1);
  });
});

describe('blank lines that an author adds instead of a page break', () => {
  const blank = (count: number) => Array.from({ length: count }, () => paragraph());

  test('end the page if the text after them would come near its end', async () => {
    expect(await filled([...lines(37), ...blank(10), paragraph('A heading')])).toBe(1);
    expect(await filled([...lines(27), ...blank(10), paragraph('A heading')])).toBe(0);
  });

  test('end it as well if they reach a little past it', async () => {
    // The next page is as full as if it had started with the text after them.
    expect(await filled([...lines(40), ...blank(12), ...lines(50)])).toBe(1);
  });

  test('do not if they are only one or two', async () => {
    expect(await filled([...lines(45), ...blank(2), paragraph('A heading')])).toBe(0);
  });

  test('leave the foot of a title page on it', async () => {
    const foot = paragraph('London, 2024');
    expect(await filled([...lines(10), ...blank(37), foot, paragraph([pageBreak()])])).toBe(1);
  });

  test('do not where Word recorded page breaks', async () => {
    const { story } = await readBuilt({
      body: [...lines(37), ...blank(10), paragraph('The end.')],
      styles: stylesPart(''),
      section: { before: '' },
    });
    expect(pagesBefore(story, 47, { records: true, layout: 'unrecorded' })).toBe(0);
  });
});

describe("a page that is a line too full before the author's break", () => {
  test('is one page', async () => {
    expect(await filled([...lines(51), paragraph([pageBreak()])])).toBe(1);
    expect(await filled([...lines(51), paragraph('', { pageBreakBefore: true })])).toBe(1);
    expect(await filled([...lines(50), sectionBreak()])).toBe(1);
  });

  test('is one page with a table too', async () => {
    const row = ['x', 'y', 'z'];
    const body = [...lines(48), table([row, row, row]), paragraph([pageBreak()]), paragraph('The end.')];
    const { story } = await readBuilt({ body, styles: stylesPart('') });
    expect(pagesBefore(story, story.paragraphs.length - 1)).toBe(1);
  });

  test('is two if it is fuller', async () => {
    expect(await filled([...lines(54), paragraph([pageBreak()])])).toBe(2);
  });
});

async function pagesOfTable(rows: readonly (readonly string[])[], columnWidth = 100): Promise<number> {
  const body = [table(rows, { columnWidth }), paragraph('The end.')];
  const { story } = await readBuilt({ body, styles: stylesPart('') });
  return pagesBefore(story, story.paragraphs.length - 1);
}
