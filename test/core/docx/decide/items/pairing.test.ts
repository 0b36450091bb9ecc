import { describe, expect, test } from 'vitest';
import { picture, textBox } from '../../../../support/docx/drawings.ts';
import { caption, field } from '../../../../support/docx/fields.ts';
import { table } from '../../../../support/docx/tables.ts';
import { paragraph, run } from '../../../../support/docx/text.ts';
import { prose, words } from '../../structure/prose.ts';
import { grid, image, items, line } from './counted-items.ts';

describe('a caption', () => {
  test.each([
    ['a table', 'Table 1: Yields', grid],
    ['a picture', 'Figure 1: A tree', image],
  ])('above %s', async (_case, text, object) => {
    expect(await items([prose(), line(text), object, prose()])).toEqual([expect.stringContaining(text)]);
  });

  test.each([
    ['a table', 'Table 1: Yields', grid],
    ['a picture', 'Figure 1: A tree', image],
  ])('below %s', async (_case, text, object) => {
    expect(await items([prose(), object, line(text), prose()])).toEqual([expect.stringContaining(text)]);
  });

  test('beyond blank lines', async () => {
    expect(
      await items([prose(), image, paragraph(), paragraph(), line('Figure 1: A tree'), prose()]),
    ).toEqual(['figure: Figure 1: A tree']);
  });

  test('below parts that have labels of their own', async () => {
    const parts = [image, line('(a) Summer'), image, line('(b) Winter'), image, line('(c) Spring')];
    expect(await items([prose(), ...parts, line('Figure 1: A tree'), prose()])).toEqual([
      'figure: Figure 1: A tree',
    ]);
  });

  test('beyond a note on sources', async () => {
    const body = [prose(), line('Table 1: Yields'), grid, line('Source: own work'), prose()];
    const below = [prose(), grid, line('Source: own work'), line('Table 1: Yields'), prose()];
    expect(await items(body)).toEqual(['table: Table 1: Yields']);
    expect(await items(below)).toEqual(['table: Table 1: Yields']);
  });

  test('beyond a title on a line of its own', async () => {
    const body = [prose(), line('Table 1'), line('Yields of the fields by the river'), grid, prose()];
    expect(await items(body)).toEqual(['table: Table 1']);
  });

  test('not at a grid without any content, which is a line or a box', async () => {
    const missing = (number: number) => [prose(), line(`Figure ${number}: A tree, to be inserted`)];
    const before = [...missing(1), ...missing(2), ...missing(3)];
    const after = [...missing(4), prose()];
    const without = await items([...before, ...after]);
    expect(await items([...before, table([['']]), ...after])).toEqual(without);
  });

  test('below its picture, with bullets drawn as shapes after it', async () => {
    const bullet = (text: string) =>
      paragraph([
        '<w:r><w:pict><v:shape style="position:absolute;width:3.6pt;height:3.6pt"/></w:pict></w:r>',
        run(text),
      ]);
    const picture1 = paragraph([picture({ placement: 'anchor' })]);
    const bullets = [2, 3, 4, 5].map((count) => bullet(words(count * 5)));
    const figure = [prose(), picture1, line('Figure 1: A tree'), ...bullets, prose()];
    expect(await items(figure)).toEqual(['figure: Figure 1: A tree']);
  });

  test('beyond a title on a line of its own and a long note', async () => {
    const note = line(`This table explains the yields of all fields. ${words(120)}.`);
    const tables = [1, 2].flatMap((number) => [
      prose(),
      ...[line(`Table ${number}`), line('Yields of the fields by the river'), note, grid],
    ]);
    expect(await items([...tables, prose()])).toEqual(['table: Table 1', 'table: Table 2']);
  });

  test('beyond a title in a caption style, although a box of code is on the other side', async () => {
    const code = (text: string) =>
      `<w:p><w:r><w:rPr><w:rFonts w:ascii="Consolas"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
    const box = table([[['from linear import Ridge', 'model = Ridge(0.49)', 'model.fit(x, y)'].map(code)]]);
    const title = paragraph('Yields of the fields by the river', { style: 'Caption' });
    const tables = [1, 2, 3].flatMap((number) => [
      ...[prose(), box, paragraph(), caption('Table', number, ''), title, grid],
    ]);
    expect(await items([...tables, prose()])).toEqual(['table: Table 1', 'table: Table 2', 'table: Table 3']);
  });

  test('beyond a title on a line of its own and three notes', async () => {
    const notes = ['All fields.', 'Without the meadows.', 'Source: own work.'].map(line);
    const body = [prose(), caption('Table', 1, ''), line('Yields of the fields'), ...notes, grid, prose()];
    expect(await items(body)).toEqual(['table: Table 1']);
  });

  test('below the grid that it touches, although others are above theirs', async () => {
    const above = [1, 2, 3, 4].flatMap((number) => [prose(), line(`Table ${number}: Yields`), grid]);
    const introduced = line('The ages are as follows:');
    const below = [grid, line('Table 5: Ages'), paragraph(), introduced, grid, line('Table 6: Prices')];
    expect(await items([...above, prose(), ...below, prose()])).toHaveLength(6);
  });

  test('not beyond running text', async () => {
    const body = [prose(), line('Table 1: Yields'), prose(), prose(), grid];
    expect(await items(body)).toContain('table');
  });

  test('in a text box beside its picture', async () => {
    const boxed = paragraph([picture(), textBox(caption('Figure', 1, ': A tree'))]);
    expect(await items([prose(), boxed, prose()])).toEqual(['figure: Figure 1: A tree']);
  });

  test('in a text box beside a picture that floats at the caption of a table', async () => {
    const floating = picture({ placement: 'anchor' });
    const boxed = (number: number) => textBox(caption('Figure', number, ': A tree'));
    const anchor = (number: number) =>
      paragraph([floating, boxed(number), run(`Table ${number}: Yields`)], { style: 'Caption' });
    const body = [grid, anchor(1), prose(), grid, anchor(2), prose(), grid, caption('Table', 3, ': Prices')];
    expect(await items([prose(), ...body, prose()])).toEqual([
      'table: Table 1: Yields',
      'table: Table 2: Yields',
      'table: Table 3: Prices',
      'figure: Figure 1: A tree',
      'figure: Figure 2: A tree',
    ]);
  });

  test('below a text box with pictures that is anchored in the heading above it', async () => {
    const named = (number: number) => `Screens for group ${number}`;
    const figure = (number: number) => [
      paragraph([run(named(number)), textBox(image, image)], { style: 'Heading2' }),
      caption('Figure', number, `: ${named(number)}`),
      paragraph(),
    ];
    const first = [1, 2].flatMap((number) => [
      paragraph(named(number), { style: 'Heading2' }),
      ...[image, caption('Figure', number, `: ${named(number)}`)],
    ]);
    const body = [prose(), ...first, paragraph(), ...[3, 4, 5, 6].flatMap(figure), prose()];
    expect(await items(body)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `figure: Figure ${n}: ${named(n)}`));
  });

  test('in a text box with its picture in it', async () => {
    const boxed = paragraph([textBox(image, caption('Figure', 1, ': A tree'))]);
    expect(await items([prose(), boxed, prose()])).toEqual(['figure: Figure 1: A tree']);
  });

  test('in a cell below its picture', async () => {
    const layout = table([[[image]], [[line('Figure 1: A tree')]]]);
    expect(await items([prose(), layout, prose()])).toEqual(['figure: Figure 1: A tree']);
  });

  test('below a grid that holds icons', async () => {
    const icon = [paragraph([picture({ width: 30, height: 30 })])];
    const icons = table([
      [icon, icon, 'often'],
      [icon, icon, 'seldom'],
    ]);
    expect(await items([prose(), icons, line('Figure 1: Habits'), prose()])).toEqual([
      'figure: Figure 1: Habits',
    ]);
  });

  test('beyond a title and an explanation on lines of their own', async () => {
    const body = [prose(), line('Table 1'), line('Yields of the fields'), prose(60), grid, prose()];
    expect(await items(body)).toEqual(['table: Table 1']);
  });

  test('in cells below pictures side by side', async () => {
    const layout = table([
      [[image], [image]],
      ['Figure 1: A tree', 'Figure 2: A bush'],
    ]);
    expect(await items([prose(), layout, prose()])).toEqual([
      'figure: Figure 1: A tree',
      'figure: Figure 2: A bush',
    ]);
  });

  test('in the first row of its own table', async () => {
    const own = table([['Table 1: Yields'], ['Year', 'Yield'], ['2019', '3.1 t'], ['2020', '3.4 t']]);
    expect(await items([prose(), own, prose()])).toEqual(['table: Table 1: Yields']);
  });

  test('in the paragraph of its picture', async () => {
    const both = paragraph([picture(), run('\nFigure 1: A tree')]);
    expect(await items([prose(), both, prose()])).toEqual(['figure: Figure 1: A tree']);
  });

  test('at the end of a paragraph of text', async () => {
    const both = paragraph([run(`${words(30)}\nFigure 1: A tree`)]);
    expect(await items([prose(), both, image, prose()])).toEqual(['figure: Figure 1: A tree']);
  });

  test.each(['Figure', 'Figure.', 'Figure. Oak tree'])('without a number: "%s"', async (text) => {
    expect(await items([prose(), image, line(text), prose()])).toEqual([`figure: ${text}`]);
  });

  test('is more than the word alone in the text', async () => {
    expect(await items([prose(), line('Figure'), prose(), image, prose()])).toEqual(['figure']);
  });

  test('counts once if its number marks the place of its picture too', async () => {
    const body = [1, 2, 3].flatMap((number) => [
      ...[prose(), paragraph(`Figure ${number}`, { bold: true, centred: true })],
      ...[image, caption('Figure', number, ': A tree')],
    ]);
    expect(await items([...body, prose()])).toHaveLength(3);
  });

  test('followed by a sentence that starts like it is counted once', async () => {
    const body = [prose(), image, caption('Figure', 1, ': A tree'), line('Figure 1 shows what we saw.')];
    expect(await items(body)).toEqual(['figure: Figure 1: A tree']);
  });

  test('is not a line that starts with a cross-reference', async () => {
    const mention = paragraph([field('REF _Ref1 \\h', 'Figure 2'), run('. A leaf of this tree is green.')]);
    const body = [...[prose(), image, line('Figure 1: A tree'), prose()], ...[image, mention, prose()]];
    expect(await items(body)).toEqual(['figure: Figure 1: A tree', 'figure']);
  });
});

describe('several captions', () => {
  test('stacked above and below one another belong to the nearest object', async () => {
    const body = [prose(), image, line('Figure 1: A tree'), line('Table 1: Yields'), grid, prose()];
    expect(await items(body)).toEqual(['table: Table 1: Yields', 'figure: Figure 1: A tree']);
  });

  test('belong to the side on which the author puts them', async () => {
    const below = [image, caption('Figure', 1, ': A'), prose(), image, caption('Figure', 2, ': B'), prose()];
    const between = [image, caption('Figure', 3, ': C'), image, caption('Figure', 4, ': D'), prose()];
    expect(await items([prose(), ...below, ...between])).toEqual(
      [1, 2, 3, 4].map((number) => expect.stringContaining(`figure: Figure ${number}`)),
    );
  });

  test('may also be above their figures, if the author puts them there', async () => {
    const above = [caption('Figure', 1, ': A'), image, prose(), caption('Figure', 2, ': B'), image, prose()];
    const between = [caption('Figure', 3, ': C'), image, caption('Figure', 4, ': D'), image, prose()];
    expect(await items([prose(), ...above, ...between])).toHaveLength(4);
  });

  test('of two pictures in one paragraph are two figures', async () => {
    const both = paragraph([picture(), picture()]);
    const body = [prose(), line('Figure 1: A tree'), both, line('Figure 2: A bush'), prose()];
    expect(await items(body)).toEqual(['figure: Figure 1: A tree', 'figure: Figure 2: A bush']);
  });

  test('belong to the side of the object where the author’s other captions are', async () => {
    const logo = paragraph([picture({ width: 60, height: 60 })]);
    const above = [1, 2].flatMap((number) => [caption('Figure', number, ': A'), image, prose()]);
    expect(await items([prose(), ...above, logo, caption('Figure', 3, ': B'), image])).toEqual([
      'figure: Figure 1: A',
      'figure: Figure 2: A',
      'figure: Figure 3: B',
    ]);
  });

  test('of two lines name one figure, however many pictures it has', async () => {
    const second = paragraph('Photograph by the author', { style: 'Caption' });
    const both = paragraph([picture(), picture()]);
    expect(await items([prose(), both, caption('Figure', 1, ': A'), second])).toEqual([
      'figure: Figure 1: A',
    ]);
    const boxed = paragraph([textBox(both, caption('Figure', 1, ': A'), second)]);
    expect(await items([prose(), boxed, prose()])).toEqual(['figure: Figure 1: A']);
  });

  test('that number places in an appendix are separate items', async () => {
    const body = [1, 2, 3].flatMap((number) => [caption('Appendix', number, ': A form'), image]);
    expect(await items([prose(), ...body])).toHaveLength(3);
  });

  test('with the same label: the second line below a caption takes no other picture', async () => {
    const second = paragraph('Photograph by the author', { style: 'Caption' });
    const body = [prose(), image, caption('Figure', 1, ': A'), second, image, caption('Figure', 2, ': B')];
    expect(await items(body)).toHaveLength(2);
  });
});

describe('a caption that floats in a text box', () => {
  const floating = (text: string) => paragraph([textBox(paragraph(text, { style: 'Caption' }))]);

  test('may be anchored in the text beside its picture', async () => {
    const body = [prose(), floating('Figure 1: A tree'), prose(), image, prose()];
    expect(await items(body)).toEqual(['figure: Figure 1: A tree']);
  });

  test('does not take a grid in the text', async () => {
    const body = [prose(), line('Table 1: Yields'), floating('Figure 1: A tree'), grid, prose()];
    expect(await items(body)).toContain('table: Table 1: Yields');
  });

  test('takes the grid that floats with it', async () => {
    const both = paragraph([textBox(grid, paragraph('Figure 1: A plan', { style: 'Caption' }))]);
    expect(await items([prose(), both, prose()])).toEqual(['figure: Figure 1: A plan']);
  });

  test('may be worded like a sentence of the text', async () => {
    const box = textBox(paragraph('Figure 1 shows the tree.'));
    const body = [prose(), paragraph([picture({ placement: 'anchor' }), box]), prose()];
    expect(await items(body)).toEqual(['figure: Figure 1 shows the tree.']);
  });
});
