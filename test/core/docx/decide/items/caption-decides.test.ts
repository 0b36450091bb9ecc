import { describe, expect, test } from 'vitest';
import { picture, textBox } from '../../../../support/docx/drawings.ts';
import { caption, field } from '../../../../support/docx/fields.ts';
import { table } from '../../../../support/docx/tables.ts';
import { heading, paragraph, run } from '../../../../support/docx/text.ts';
import { entries, prose } from '../../structure/prose.ts';
import { grid, image, items, line } from './counted-items.ts';

describe('what the caption decides', () => {
  test('a picture of a table under a table’s caption is a table', async () => {
    expect(await items([prose(), caption('Table', 1, ': Yields'), image, prose()])).toEqual([
      'table: Table 1: Yields',
    ]);
  });

  test('a grid under a figure’s caption is a figure', async () => {
    expect(await items([prose(), grid, caption('Figure', 1, ': Yields'), prose()])).toEqual([
      'figure: Figure 1: Yields',
    ]);
  });

  test('a text box of code under a figure’s caption is a figure', async () => {
    const box = paragraph([textBox(paragraph('for (;;) {'), paragraph('}'))]);
    expect(await items([prose(), box, caption('Figure', 1, ': A loop'), prose()])).toEqual([
      'figure: Figure 1: A loop',
    ]);
  });

  test.each([
    ['a listing in a frame', 'Listing 1: Sorting', table([['sort(list);']])],
    ['an algorithm in a grid', 'Algorithm 1: Sorting', grid],
    ['a picture of an algorithm', 'Algorithm 1: Sorting', image],
  ])('%s is neither a table nor a figure', async (_case, text, object) => {
    expect(await items([prose(), line(text), object, prose()])).toEqual([]);
  });

  test('a listing that Word numbers as a table is not one', async () => {
    const numbered = paragraph([run('Listing '), field('SEQ Table \\* ARABIC', '1'), run(': Sorting')], {
      style: 'Caption',
    });
    expect(await items([prose(), numbered, table([['sort(list);']]), prose()])).toEqual([]);
  });

  test('a caption that names nothing lets the object decide', async () => {
    const named = (text: string) => paragraph(text, { style: 'Caption' });
    expect(await items([prose(), image, named('A tree'), prose(), named('Yields'), grid, prose()])).toEqual([
      'table: Yields',
      'figure: A tree',
    ]);
  });

  test('an equation’s number does not take a picture away', async () => {
    const equation = paragraph([run('x = 1\t('), run('1)')], { style: 'Caption' });
    expect(await items([prose(), image, line('which gives at once'), equation, prose()])).toContain('figure');
  });

  test('a listing’s caption does not take a picture beyond a line of text', async () => {
    const body = [prose(), image, line('The code is this.'), line('Listing 1: Sorting'), line('sort(list);')];
    expect(await items(body)).toEqual(['figure']);
  });

  test('a caption in a box next to a picture of a table belongs to it, even below a grid', async () => {
    const both = paragraph([picture(), textBox(paragraph('Table 1: Yields', { style: 'Caption' }))]);
    expect(await items([prose(), grid, both, prose()])).toEqual(['table', 'table: Table 1: Yields']);
  });

  test('a figure that is a listing set as text counts', async () => {
    const code = style('Courier New', 'for (;;) { next(); }');
    expect(await items([prose(), code, line('Figure 1: A loop'), prose()])).toEqual([
      'figure: Figure 1: A loop',
    ]);
    expect(await items([prose(), line('Figure 1: A loop'), code, prose()])).toEqual([
      'figure: Figure 1: A loop',
    ]);
  });

  test('a table set with tabs counts', async () => {
    const rows = [line('Year\tYield'), line('2019\t3.1 t'), line('2020\t3.4 t')];
    expect(await items([prose(), line('Table 1: Yields'), ...rows, prose()])).toEqual([
      'table: Table 1: Yields',
    ]);
    expect(await items([prose(), ...rows, line('Table 1: Yields'), prose()])).toEqual([
      'table: Table 1: Yields',
    ]);
  });

  test.each(['Figure 3 shows a tree.', 'Table 2 and the text below it agree.'])(
    'a sentence is none: %j',
    async (text) => {
      expect(await items([prose(), line(text), prose()])).toEqual([]);
    },
  );

  test('a caption with nothing next to it is listed and not counted', async () => {
    expect(await items([prose(), line('Figure 1: A tree'), prose()])).toEqual([]);
  });

  test('entries of a list of figures are not captions', async () => {
    const listed = ['List of Figures', 'Figure 1: A tree\t3', 'Figure 2: A bush\t4', 'Figure 3: A leaf\t9'];
    const body = [
      prose(),
      prose(),
      prose(),
      heading(1, 'Appendix'),
      ...listed.map((text) => line(text)),
      image,
    ];
    expect(await items(body)).toEqual(['figure']);
  });

  test('anything in a reference list is not counted', async () => {
    const body = [heading(1, 'Introduction'), prose(), heading(1, 'References'), ...entries(4), image];
    expect(await items(body)).toEqual([]);
  });
});

function style(font: string, text: string): string {
  return paragraph([`<w:r><w:rPr><w:rFonts w:ascii="${font}"/></w:rPr><w:t>${text}</w:t></w:r>`]);
}
