import { describe, expect, test } from 'vitest';
import type { Paragraph } from '../../../../src/core/docx/story/story.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { style } from '../../../support/docx/styles.ts';
import { table } from '../../../support/docx/tables.ts';
import { paragraph } from '../../../support/docx/text.ts';

/** The format of a paragraph that sets `own` over a style that sets `inherited`. */
async function formatOf(own: string, inherited: string): Promise<Paragraph['format']> {
  const moreStyles = [style({ id: 'Base', name: 'Base', paragraph: inherited })];
  const body = [`<w:p><w:pPr><w:pStyle w:val="Base"/>${own}</w:pPr></w:p>`];
  const [first] = (await readBuilt({ body, moreStyles })).story.paragraphs;
  if (!first) throw new Error('The document has no paragraph.');
  return first.format;
}

const spacing = (attributes: string) => `<w:spacing ${attributes}/>`;

describe('each spacing attribute of a paragraph is inherited separately:', () => {
  test.each<[string, string, string, object]>([
    [
      'the line, where only the rule is set',
      'w:lineRule="auto"',
      'w:line="480" w:lineRule="auto"',
      { line: 2, lineRule: 'auto' },
    ],
    [
      'the rule, where only the line is set',
      'w:line="480"',
      'w:line="240" w:lineRule="exact"',
      { line: 24, lineRule: 'exact' },
    ],
    [
      'the line as written, if the rule changes',
      'w:lineRule="exact"',
      'w:line="480" w:lineRule="auto"',
      { line: 24, lineRule: 'exact' },
    ],
    [
      'the space above, where only that below is set',
      'w:after="0"',
      'w:before="240" w:after="240"',
      { spaceBefore: 12, spaceAfter: 0 },
    ],
  ])('%s', async (_name, own, inherited, format) => {
    expect(await formatOf(spacing(own), spacing(inherited))).toMatchObject(format);
  });

  test('a rule without a line height changes nothing', async () => {
    const moreStyles = [style({ id: 'Lone', name: 'Lone' })];
    const body = ['<w:p><w:pPr><w:pStyle w:val="Lone"/><w:spacing w:lineRule="exact"/></w:pPr></w:p>'];
    const { story } = await readBuilt({ body, moreStyles, styles: null });
    expect(story.paragraphs[0]?.format.line).toBeUndefined();
  });
});

describe('each indent attribute of a paragraph is inherited separately:', () => {
  test.each<[string, string, string, object]>([
    [
      'the left one, where only the right is set',
      'w:right="200"',
      'w:left="400"',
      { indentLeft: 20, indentRight: 10 },
    ],
    [
      'that of the first line, where only the left is set',
      'w:left="0"',
      'w:firstLine="400"',
      { indentFirst: 20 },
    ],
    ['none of the first line over a hanging one', 'w:firstLine="0"', 'w:hanging="400"', { indentFirst: 0 }],
  ])('%s', async (_name, own, inherited, format) => {
    expect(await formatOf(`<w:ind ${own}/>`, `<w:ind ${inherited}/>`)).toMatchObject(format);
  });
});

describe('the space around a paragraph', () => {
  test.each<[string, string, string, number | undefined]>([
    [
      'is chosen by the program, whatever it was set to',
      'w:before="100" w:beforeAutospacing="1"',
      'w:before="40"',
      14,
    ],
    [
      'is no longer chosen if that is overridden',
      'w:beforeAutospacing="0"',
      'w:before="40" w:beforeAutospacing="1"',
      2,
    ],
    ['in lines counts as the points next to them', 'w:beforeLines="50" w:before="160"', '', 8],
    ['in lines alone counts by lines of twelve points', 'w:beforeLines="50"', '', 6],
    ['in lines goes before inherited points', 'w:before="0"', 'w:beforeLines="100" w:before="320"', 16],
    ['in no lines is that in points', 'w:beforeLines="0" w:before="100"', 'w:beforeLines="100"', 5],
  ])('%s', async (_name, own, inherited, space) => {
    expect((await formatOf(spacing(own), spacing(inherited))).spaceBefore).toBe(space);
  });

  test('below it is chosen and counted like the space above', async () => {
    const automatic = await formatOf(spacing('w:afterAutospacing="1"'), '');
    const lines = await formatOf(spacing('w:afterLines="100"'), '');
    expect([automatic.spaceAfter, lines.spaceAfter]).toEqual([14, 12]);
  });
});

describe('the grid and the direction of a paragraph', () => {
  test.each<[string, string, object]>([
    ['lines off the grid', '<w:snapToGrid w:val="0"/>', { snapToGrid: false }],
    ['set from right to left', '<w:bidi/>', { rightToLeft: true }],
  ])('are known: %s', async (_name, own, format) => {
    expect(await formatOf(own, '')).toMatchObject(format);
  });
});

describe('the space around a paragraph in a table', () => {
  const tableStyle = (paragraphs: string, basedOn?: string) =>
    style({
      id: basedOn ? 'Plain' : 'Grid',
      name: 'A grid',
      kind: 'table',
      paragraph: paragraphs,
      ...(basedOn && { basedOn }),
    });

  async function formatInTable(grid: string, own = '', id = 'Grid'): Promise<Paragraph['format']> {
    const moreStyles = [
      tableStyle(grid),
      tableStyle('', 'Grid'),
      style({ id: 'Own', name: 'Own', paragraph: own }),
    ];
    const body = [table([[[paragraph('In the cell', { style: 'Own' })]]], { style: id })];
    const [first] = (await readBuilt({ body, moreStyles })).story.paragraphs;
    if (!first) throw new Error('The document has no paragraph.');
    return first.format;
  }

  const grid = spacing('w:before="40" w:after="0" w:line="240" w:lineRule="auto"');

  test("is that of the table's style instead of the document's", async () => {
    expect(await formatInTable('')).toMatchObject({ spaceAfter: 8 });
    expect(await formatInTable(grid)).toMatchObject({ spaceBefore: 2, spaceAfter: 0, line: 1 });
    expect(await formatInTable(grid, '', 'Plain')).toMatchObject({ spaceAfter: 0 });
  });

  test("is that of the paragraph's own style where that sets one", async () => {
    const format = await formatInTable(grid, spacing('w:after="120"'));
    expect(format).toMatchObject({ spaceBefore: 2, spaceAfter: 6, line: 1 });
  });

  test("leaves everything else of the table's style aside", async () => {
    const format = await formatInTable(`${grid}<w:ind w:left="200"/><w:keepNext/>`);
    expect(format).not.toHaveProperty('indentLeft');
    expect(format).not.toHaveProperty('keepWithNext');
  });

  test('is the usual one after the table', async () => {
    const moreStyles = [tableStyle(grid)];
    const body = [table([['In the cell']], { style: 'Grid' }), paragraph('After it')];
    const { story } = await readBuilt({ body, moreStyles });
    expect(story.paragraphs.map(({ format }) => format.spaceAfter)).toEqual([0, 8]);
  });
});
