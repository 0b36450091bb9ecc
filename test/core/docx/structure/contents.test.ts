import { describe, expect, test } from 'vitest';
import { picture, textBox } from '../../../support/docx/drawings.ts';
import {
  contentControl,
  field,
  fieldEnd,
  fieldStart,
  tableOfContents,
} from '../../../support/docx/fields.ts';
import { style } from '../../../support/docx/styles.ts';
import { table } from '../../../support/docx/tables.ts';
import { heading, paragraph, run } from '../../../support/docx/text.ts';
import { decide, textsOf } from './decisions.ts';
import { prose } from './prose.ts';

async function listed(body: readonly string[]): Promise<string[]> {
  const { paragraphs, contents } = await decide(body);
  return textsOf(paragraphs.filter(({ index }) => contents.paragraphs.has(index)));
}

function link(anchor: string, text: string): string {
  return `<w:hyperlink w:anchor="${anchor}">${run(text)}</w:hyperlink>`;
}

function bookmark(name: string): string {
  return `<w:bookmarkStart w:id="1" w:name="${name}"/><w:bookmarkEnd w:id="1"/>`;
}

const chapters = [heading(1, 'Introduction'), prose(), heading(1, 'Methods'), prose()];

describe('findContents, with a list that Word made', () => {
  test('recognises a contents control with its heading', async () => {
    const toc = tableOfContents([
      { text: 'Introduction', page: 1 },
      { text: 'Methods', page: 4 },
    ]);
    expect(await listed([toc, ...chapters])).toEqual(['Contents', 'Introduction\t1', 'Methods\t4']);
  });

  test('recognises a bare field that extends over several paragraphs', async () => {
    const lines = [
      paragraph([fieldStart('TOC \\o "1-3"'), run('Introduction\t1')]),
      paragraph('Methods\t4'),
      paragraph(['', fieldEnd()]),
    ];
    expect(await listed([...lines, ...chapters])).toEqual(['Introduction\t1', 'Methods\t4']);
  });

  test('ends before a heading in which its field ends', async () => {
    const lines = [
      paragraph([fieldStart('TOC \\o "1-3"'), run('Introduction\t1')]),
      paragraph('Methods\t4'),
      heading(1, [run('Introduction'), fieldEnd()]),
      prose(),
      ...chapters.slice(2),
    ];
    expect(await listed(lines)).toEqual(['Introduction\t1', 'Methods\t4']);
  });

  test('recognises a list of figures by its field', async () => {
    const lines = [
      paragraph([fieldStart('TOC \\h \\z \\c "Figure"'), run('Figure 1: A tree\t3')]),
      paragraph(['', fieldEnd()]),
    ];
    const { contents } = await decide([...lines, ...chapters]);
    expect([...contents.paragraphs]).toContain(0);
    expect(contents.entries).toEqual([]);
  });

  test('recognises lines in contents styles if a field was frozen to text', async () => {
    const lines = [
      paragraph('Introduction\t1', { style: 'TOC1' }),
      paragraph('A part of it\t2', { style: 'TOC2' }),
    ];
    const { contents } = await decide([...lines, ...chapters]);
    expect(contents.entries.map(({ title, page, level }) => ({ title, page, level }))).toEqual([
      { title: 'introduction', page: '1', level: 1 },
      { title: 'a part of it', page: '2', level: 2 },
    ]);
  });

  test('captions in the style of a list of figures are not a list', async () => {
    const moreStyles = [style({ id: 'TableofFigures', name: 'table of figures' })];
    const line = paragraph([run('Figure '), field('SEQ Figure', '1'), run(': A tree')], {
      style: 'TableofFigures',
    });
    const { contents } = await decide([...chapters, line], { moreStyles });
    expect([...contents.paragraphs]).toEqual([]);
  });

  test('a field that was never filled in lists nothing', async () => {
    const empty = contentControl([paragraph([fieldStart('TOC \\o "1-3"'), fieldEnd()])], {
      gallery: 'Table of Contents',
    });
    const { contents } = await decide([empty, ...chapters]);
    expect(contents.entries).toEqual([]);
  });

  test('keeps the bookmark that an entry points to', async () => {
    const toc = tableOfContents([{ text: 'Introduction', page: 1 }]);
    const { contents } = await decide([toc, ...chapters]);
    expect(contents.entries.map((entry) => entry.target)).toContain('_Toc0');
  });

  test('a page cross-reference in running text is not a contents line', async () => {
    const text = paragraph([run('As said on page '), field('PAGEREF _Ref1 \\h', '12'), run(' above.')]);
    expect(await listed([heading(1, 'Introduction'), text])).toEqual([]);
  });
});

describe('findContents, with a typed list', () => {
  test('recognises lines that lead to page numbers', async () => {
    const lines = ['Table of Contents', 'Preface ...... iv', 'One day ...... 1', 'Another ...... 20'];
    expect(await listed([...lines.map((line) => paragraph(line)), prose()])).toEqual(lines);
  });

  test('recognises lines without pages that appear again as headings', async () => {
    const lines = ['Contents', 'Arrival', 'Harvest', 'Winter'];
    const parts = ['Arrival', 'Harvest', 'Winter'].flatMap((title) => [paragraph(title), prose()]);
    expect(await listed([...lines.map((line) => paragraph(line)), ...parts])).toEqual(lines);
  });

  test('ends where the first entry appears a second time, as the heading that it names', async () => {
    const lines = ['Contents', 'Arrival', 'Harvest', 'Winter'].map((line) => paragraph(line));
    const parts = [paragraph('Arrival'), paragraph('Harvest'), paragraph('Winter')];
    expect(await listed([...lines, ...parts])).toEqual(['Contents', 'Arrival', 'Harvest', 'Winter']);
  });

  test('goes on past a title that two of its sections have', async () => {
    const lines = ['Contents', 'Arrival', 'By sea', 'Summary', 'Harvest', 'By hand', 'Summary', 'Winter'];
    const parts = lines.slice(1).flatMap((title) => [paragraph(title), prose()]);
    expect(await listed([...lines.map((line) => paragraph(line)), ...parts])).toEqual(lines);
  });

  test('goes on past a numbered section that is called like the first chapter', async () => {
    const lines = ['Contents', 'Arrival', 'Part I. Harvest', '1.1. Arrival', '1.2. By hand', 'Winter'];
    const parts = ['Arrival', 'Harvest', 'By hand', 'Winter'].flatMap((title) => [paragraph(title), prose()]);
    expect(await listed([...lines.map((line) => paragraph(line)), ...parts])).toEqual(lines);
  });

  test('ends above running text, even if a line of it returns only later', async () => {
    const lines = ['Contents', 'Page', 'Arrival', 'Harvest', 'Winter'];
    const parts = ['Arrival', 'Harvest', 'Winter', 'Page'].flatMap((title) => [paragraph(title), prose()]);
    expect(await listed([...lines.map((line) => paragraph(line)), ...parts])).toEqual(lines);
  });

  test('includes lines that only their leader makes long', async () => {
    const lines = ['目次', '序論', '背景', '結果'].map((title, index) =>
      index === 0 ? title : `${title}${'･'.repeat(45)}${index}`,
    );
    expect(await listed([...lines.map((line) => paragraph(line)), prose()])).toEqual(lines);
  });

  test('includes an entry without a page among others', async () => {
    const lines = ['Contents', 'Preface\tiv', 'Part One', 'Arrival\t1', 'Harvest\t20'];
    expect(await listed([...lines.map((line) => paragraph(line)), prose()])).toEqual(lines);
  });

  test('includes all sections of chapters that alone have pages, but none after the last chapter', async () => {
    const sections = (chapter: number) => [1, 2, 3, 4].map((part) => `${chapter}.${part} By day ${part}`);
    const lines = [
      'Contents',
      '1 Arrival\t1',
      ...sections(1),
      '2 Harvest\t9',
      ...sections(2),
      '3 Winter\t20',
    ];
    const body = ['3.1 Snow', '3.2 Ice'].map((line) => paragraph(line));
    expect(await listed([...lines.map((line) => paragraph(line)), ...body, prose()])).toEqual(lines);
  });

  test('recognises a typed list of tables by its captions', async () => {
    const lines = ['List of Tables', 'Table 1: Yields', 'Table 2: Prices', 'Table 3: Wages'];
    expect(await listed([...lines.map((line) => paragraph(line)), prose()])).toEqual(lines);
  });

  test('recognises pages after a single space, if the lines appear again as headings', async () => {
    const lines = ['Contents', '1 Arrival 1', '2 Harvest 7', '3 Winter 12'];
    const parts = ['Arrival', 'Harvest', 'Winter'].flatMap((title) => [paragraph(title), prose()]);
    const { paragraphs, contents } = await decide([...lines.map((line) => paragraph(line)), ...parts]);
    expect(textsOf(paragraphs.filter(({ index }) => contents.paragraphs.has(index)))).toEqual(lines);
    expect(contents.entries.map(({ title }) => title)).toContain('harvest');
  });

  test('recognises lines that link to the headings they name', async () => {
    const titles = ['Arrival', 'Harvest', 'Winter'];
    const lines = titles.map((title) => paragraph([link(title, `${title} [7](#${title})`)]));
    const parts = titles.flatMap((title) => [bookmark(title), paragraph(title), prose()]);
    expect(await listed([paragraph('Contents'), ...lines, ...parts])).toEqual([
      'Contents',
      ...titles.map((title) => `${title} [7](#${title})`),
    ]);
  });

  test('does not recognise sentences that link to headings', async () => {
    const titles = ['Arrival', 'Harvest', 'Winter'];
    const parts = titles.flatMap((title) => [bookmark(title), paragraph(title), prose()]);
    const links = titles.map((title) => paragraph([run('as was said at the end of '), link(title, title)]));
    expect(await listed([paragraph('Contents'), ...links, ...parts])).toEqual([]);
  });

  test.each([
    ['a heading that says so above running text', ['Contents', 'Here we say what follows.', 'And why.']],
    ['short lines under another heading', ['Agenda', 'Arrival\t1', 'Harvest\t4', 'Winter\t9']],
    [
      'short lines, few of which lead to pages',
      ['Contents', 'a', 'b', 'c', 'd', 'e', 'Salt\t1', 'f', 'g', 'Bread\t2', 'Beer\t3'],
    ],
    ['fewer than three lines', ['Contents', 'Arrival\t1', 'Harvest\t4']],
  ])('is not %s', async (_case, lines) => {
    expect(await listed([...lines.map((line) => paragraph(line)), prose()])).toEqual([]);
  });

  test('is not a column of a table that is headed so, however often its cells return', async () => {
    const rows = [
      ['Content', 'Skill'],
      ...['Arrival', 'Harvest', 'Winter', 'Arrival', 'Harvest', 'Winter'].map((each) => [each, 'Reading']),
    ];
    expect(await listed([prose(), table(rows), prose()])).toEqual([]);
  });

  test('a list of figures ends where another part of the document is named', async () => {
    const figures = ['List of Figures', 'Figure 1 A barn', 'Figure 2 A field', 'Figure 3 A river'];
    const parts = ['List of Abbreviations', 'Introduction'].flatMap((title) => [paragraph(title)]);
    const body = [...figures.map((line) => paragraph(line)), ...parts, prose(), paragraph('Introduction')];
    expect(await listed(body)).toEqual(figures);
  });

  test('captions among the pictures at the end of a document are not a list of figures', async () => {
    const captions = ['Figure 1 A barn', 'Figure 2 A field', 'Figure 3 A river'];
    const figures = captions.flatMap((text) => [paragraph([picture()]), paragraph(text)]);
    expect(await listed([...chapters, paragraph('Figures'), ...figures])).toEqual([]);
  });

  test('captions in text boxes beside the pictures of their heading are not a list of figures', async () => {
    const captions = ['Figure 1 A barn', 'Figure 2 A field', 'Figure 3 A river'];
    const boxes = captions.map((text) => textBox(paragraph(text)));
    expect(await listed([...chapters, paragraph([run('Figures'), picture(), ...boxes])])).toEqual([]);
  });

  test('a sentence that mentions contents does not open a list', async () => {
    const lines = ['The contents of the three jars are these', 'Salt\t3', 'Sugar\t4', 'Flour\t9'];
    expect(await listed([...lines.map((line) => paragraph(line)), prose()])).toEqual([]);
  });
});

describe('the levels of entries', () => {
  test.each([
    ['1 Introduction\t1', 1],
    ['1.2 Aims\t2', 2],
    ['1.2.3 Aims of the second part\t2', 3],
  ])('%j has level %i by its number', async (line, level) => {
    const lines = ['Contents', line, 'Harvest\t4', 'Winter\t9'];
    const { contents } = await decide([...lines.map((each) => paragraph(each)), prose()]);
    expect(contents.entries[1]?.level).toBe(level);
  });
});
