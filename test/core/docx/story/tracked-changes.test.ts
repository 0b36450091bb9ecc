import { describe, expect, test } from 'vitest';
import { deleted, inserted, movedFrom, movedTo } from '../../../support/docx/changes.ts';
import { picture, textBox } from '../../../support/docx/drawings.ts';
import { contentControl, field } from '../../../support/docx/fields.ts';
import { readBody, readBuilt, readFirst, textsOf, wordsOf } from '../../../support/docx/read-document.ts';
import { table } from '../../../support/docx/tables.ts';
import {
  footnoteReference,
  type ParagraphOptions,
  pageBreak,
  paragraph,
  run,
} from '../../../support/docx/text.ts';

const who = 'w:id="0" w:author="Test" w:date="2026-01-01T00:00:00Z"';

describe('tracked text', () => {
  test.each([
    ['that came in counts', inserted('new words'), 'old new words'],
    ['that was taken out does not count', deleted('lost words'), 'old '],
    ['that was moved away does not count', movedFrom('moved words'), 'old '],
    ['that was moved here counts', movedTo('moved words'), 'old moved words'],
    ['that came in and was taken out again does not count', inserted([deleted('gone')]), 'old '],
    [
      'in a content control that came in counts',
      inserted([`<w:sdt><w:sdtContent>${run('new')}</w:sdtContent></w:sdt>`]),
      'old new',
    ],
    [
      'in a moved-from range with bookmarks counts where it went',
      `<w:moveToRangeStart ${who} w:name="m"/>${movedTo('x')}<w:moveToRangeEnd w:id="0"/>`,
      'old x',
    ],
  ])('%s', async (_name, change, text) => {
    expect((await readFirst(paragraph([run('old '), change]))).text).toBe(text);
  });

  test('that was deleted leaves no page break behind', async () => {
    const { breaks } = await readFirst(paragraph([`<w:del ${who}>${pageBreak()}</w:del>`, run('x')]));
    expect(breaks).toEqual([]);
  });

  test('that was deleted leaves no note behind', async () => {
    const reference = '<w:r><w:footnoteReference w:id="1"/></w:r>';
    expect((await readFirst(paragraph([`<w:del ${who}>${reference}</w:del>`]))).notes).toEqual([]);
  });

  test('that was deleted inside a word leaves the word whole', async () => {
    expect((await readFirst(paragraph([run('dis'), deleted(' not '), run('sertation')]))).words).toBe(1);
  });
});

const gone = (text = 'gone') => paragraph([deleted(text)], { mark: 'deleted' });
const open = (text: string, options: ParagraphOptions = {}) =>
  paragraph(text, { ...options, mark: 'deleted' });
const cell = (...blocks: readonly string[]) => `<w:tc>${blocks.join('')}</w:tc>`;
const row = (properties: string, ...cells: readonly string[]) =>
  `<w:tr><w:trPr>${properties}</w:trPr>${cells.join('')}</w:tr>`;
const tableOf = (...rows: readonly string[]) => `<w:tbl>${rows.join('')}</w:tbl>`;

describe('a paragraph whose mark a revision removed', () => {
  test('is joined with the next', async () => {
    expect(textsOf(await readBody(open('one dis'), paragraph('sertation two')))).toEqual([
      'one dissertation two',
    ]);
  });

  test('continues in the next one in the same word', async () => {
    expect(wordsOf(await readBody(open('one dis'), paragraph('sertation two')))).toBe(3);
  });

  test('continues across an empty one whose mark was removed too', async () => {
    expect(textsOf(await readBody(open('dis'), gone(), paragraph('sertation')))).toEqual(['dissertation']);
  });

  test('continues if its mark was moved away', async () => {
    const moved = `<w:p><w:pPr><w:rPr><w:moveFrom ${who}/></w:rPr></w:pPr>${run('dis')}</w:p>`;
    expect(textsOf(await readBody(moved, paragraph('sertation')))).toEqual(['dissertation']);
  });

  test('ends its word if the mark was inserted instead', async () => {
    expect(wordsOf(await readBody(paragraph('one', { mark: 'inserted' }), paragraph('two')))).toBe(2);
  });

  test.each([
    ['in a cell', table([[[open('one'), paragraph('two')]]])],
    ['in a text box', paragraph([textBox(open('one') + paragraph('two'))])],
  ])('is joined with the next %s', async (_place, block) => {
    expect(textsOf(await readBody(block))).toContain('onetwo');
  });

  test('is joined with the next in a note', async () => {
    const { noteWords } = await readBuilt({
      body: [paragraph([footnoteReference(1)])],
      footnotes: [[open('dis'), paragraph('sertation')]],
    });
    expect(noteWords.get('footnote:1')).toBe(1);
  });

  test('has the properties of the next', async () => {
    const { format } = await readFirst(
      open('one', { style: 'Heading1', centred: true, pageBreakBefore: true }),
      paragraph('two', { style: 'Title' }),
    );
    expect(format).toEqual((await readFirst(paragraph('onetwo', { style: 'Title' }))).format);
  });

  test('looks like the style of the next', async () => {
    const { look } = await readFirst(open('one'), paragraph('two', { style: 'Title' }));
    expect(look).toEqual((await readFirst(paragraph('onetwo', { style: 'Title' }))).look);
  });

  test('looks like its own runs', async () => {
    const { look } = await readFirst(open('one', { bold: true, size: 20 }), paragraph('two', { size: 10 }));
    expect([look.bold, look.size]).toEqual([0.5, 15]);
  });

  test('has the notes, breaks and drawings of both', async () => {
    const { notes, breaks, drawings } = await readFirst(
      paragraph([run('one'), footnoteReference(1), pageBreak(), picture()], { mark: 'deleted' }),
      paragraph([run('two'), footnoteReference(2), pageBreak(), picture()]),
    );
    expect([notes, breaks.map(({ after }) => after), drawings]).toEqual([
      ['footnote:1', 'footnote:2'],
      [3, 6],
      [0, 1],
    ]);
  });

  test('contains the text boxes of both', async () => {
    const { paragraphs } = await readBody(
      paragraph([textBox(paragraph('x'))], { mark: 'deleted' }),
      paragraph([textBox(paragraph('y'))]),
      paragraph('z'),
    );
    expect(paragraphs.map(({ index, text, place }) => [index, text, place.host])).toEqual([
      [0, '', null],
      [1, 'x', 0],
      [2, 'y', 0],
      [3, 'z', null],
    ]);
  });

  test('contains invisible text boxes', async () => {
    const concealed = [
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r>',
      textBox(paragraph('x')),
      '<w:r><w:fldChar w:fldCharType="end"/></w:r>',
    ];
    const { paragraphs } = await readBody(paragraph(concealed, { mark: 'deleted' }), paragraph('two'));
    expect(paragraphs.map(({ text, place }) => [text, place.host])).toEqual([
      ['two', null],
      ['', 0],
    ]);
  });

  test('has the roles of the fields of both', async () => {
    const { roles, sequence } = await readFirst(
      paragraph([field('BIBLIOGRAPHY', 'one')], { mark: 'deleted' }),
      paragraph([field('SEQ Figure', '2')]),
    );
    expect([roles, sequence]).toEqual([['bibliography'], 'Figure']);
  });

  test('does not continue into a content control or out of one', async () => {
    const control = contentControl([paragraph('two'), open('three')]);
    const story = await readBody(open('one'), control, paragraph('four'));
    expect(textsOf(story)).toEqual(['one', 'two', 'three', 'four']);
  });

  test('does not continue in a table', async () => {
    expect(textsOf(await readBody(open('one'), table([['two']]), paragraph('three')))).toEqual([
      'one',
      'two',
      'three',
    ]);
  });

  test('continues after a table of which nothing is left', async () => {
    const lost = tableOf(row(`<w:del ${who}/>`, cell(paragraph('lost'))));
    expect(textsOf(await readBody(open('one '), lost, paragraph('two')))).toEqual(['one two']);
  });

  test('does not continue in the next cell or after the table', async () => {
    const cells = tableOf(row('', cell(open('one')), cell(open('two'))));
    expect(textsOf(await readBody(cells, paragraph('three')))).toEqual(['one', 'two', 'three']);
  });
});

describe('a paragraph of which a revision left nothing', () => {
  test.each([
    ['was taken out', gone()],
    ['was moved away', `<w:p><w:pPr><w:rPr><w:moveFrom ${who}/></w:rPr></w:pPr>${movedFrom('gone')}</w:p>`],
    ['came in and was taken out again', paragraph([inserted([deleted('gone')])], { mark: 'deleted' })],
  ])('disappears if it %s', async (_name, lost) => {
    const { paragraphs } = await readBody(paragraph('one'), lost, paragraph('two'));
    expect(paragraphs.map(({ index, text }) => [index, text])).toEqual([
      [0, 'one'],
      [1, 'two'],
    ]);
  });

  test('is blank if only its text was deleted', async () => {
    expect(textsOf(await readBody(paragraph([deleted('gone')]), paragraph('two')))).toEqual(['', 'two']);
  });

  test('disappears before a table', async () => {
    const { paragraphs, tables } = await readBody(paragraph('one'), gone(), table([['two']]));
    expect([paragraphs.length, tables[0]?.first, tables[0]?.end]).toEqual([2, 1, 2]);
  });

  test('disappears at the end of a content control', async () => {
    expect(textsOf(await readBody(contentControl([paragraph('one'), gone()]), paragraph('two')))).toEqual([
      'one',
      'two',
    ]);
  });

  test('does not pass the role of its content control to the next', async () => {
    const { roles } = await readFirst(
      contentControl([gone()], { gallery: 'Bibliographies' }),
      paragraph('x'),
    );
    expect(roles).toEqual([]);
  });

  test('passes its bookmarks on', async () => {
    const lost = `<w:p><w:pPr><w:rPr><w:del ${who}/></w:rPr></w:pPr><w:bookmarkStart w:id="1" w:name="a"/></w:p>`;
    expect((await readFirst(lost, table([['two']]))).bookmarks).toEqual(['a']);
  });

  test.each([
    ['the body', gone(), 1],
    ['a cell', table([['one', [gone()]]]), 2],
    ['a text box', paragraph([textBox(gone())]), 2],
  ])('stays as the last of %s, whose mark cannot be removed', async (_name, block, count) => {
    expect((await readBody(block)).paragraphs).toHaveLength(count);
  });
});

describe('a section that ends with a paragraph whose mark a revision removed', () => {
  const body = [
    paragraph('one', { section: { format: 'lowerRoman' } }),
    paragraph('two', { mark: 'deleted', section: { format: 'upperRoman' } }),
    paragraph('three', { section: { format: 'decimal' } }),
  ];

  test('is joined with the next', async () => {
    const { sections } = await readBody(...body);
    expect(sections.map(({ numberFormat }) => numberFormat).slice(0, 2)).toEqual(['lowerRoman', 'decimal']);
  });

  test('ends where the next ends', async () => {
    const { sections, paragraphs } = await readBody(...body);
    expect([sections[1]?.lastParagraph, paragraphs[1]?.endsSection, paragraphs[1]?.text]).toEqual([
      1,
      1,
      'twothree',
    ]);
  });
});

describe('a row that a revision removed', () => {
  const kept = row('', cell(paragraph('kept')));
  const lost = row(`<w:del ${who}/>`, cell(paragraph('lost')));

  test('is removed even if its text is not marked', async () => {
    const { paragraphs, tables } = await readBody(tableOf(kept, lost, kept));
    expect(paragraphs.map(({ text, place }) => [text, place.row])).toEqual([
      ['kept', 0],
      ['kept', 1],
    ]);
    expect(tables[0]).toMatchObject({ rows: 2, cells: 2, first: 0, end: 2 });
  });

  test('is removed if it was moved away', async () => {
    const moved = row(`<w:moveFrom ${who}/>`, cell(paragraph('lost')));
    expect((await readBody(tableOf(kept, moved))).tables[0]?.rows).toBe(1);
  });

  test('is removed with the tables nested in it', async () => {
    const outer = row(`<w:del ${who}/>`, cell(tableOf(kept), paragraph('outer')));
    const { paragraphs, tables } = await readBody(tableOf(outer, kept));
    expect([paragraphs.length, tables.length]).toEqual([1, 1]);
  });

  test('is removed with its text boxes and drawings', async () => {
    const drawn = row(`<w:del ${who}/>`, cell(paragraph([picture(), textBox(paragraph('x'))])));
    const { paragraphs, drawings } = await readBody(tableOf(drawn, kept));
    expect([paragraphs.length, drawings.length]).toEqual([1, 0]);
  });

  test('is removed with its height and its other properties', async () => {
    const said = '<w:tblHeader/><w:trHeight w:val="400"/>';
    const headed = row(`${said}<w:del ${who}/>`, cell(paragraph('lost')), cell(paragraph('lost')));
    const { tables } = await readBody(
      tableOf(headed, row('<w:trHeight w:val="200"/>', cell(paragraph('x')))),
    );
    expect(tables[0]).toMatchObject({
      headerRows: 0,
      columns: 1,
      rowHeights: [{ row: 0, height: 10, isExact: false }],
    });
  });

  test('leaves nothing of a table that has no other rows', async () => {
    const { paragraphs, tables } = await readBody(paragraph('one'), tableOf(lost, lost), table([['two']]));
    expect([paragraphs.map(({ place }) => place.table), tables.length]).toEqual([[null, 0], 1]);
  });

  test('leaves only the last paragraph of a cell if it was all of a nested table', async () => {
    const { paragraphs, tables } = await readBody(tableOf(row('', cell(tableOf(lost), paragraph()))));
    expect([paragraphs.length, tables.length]).toEqual([1, 1]);
  });

  test('counts if it was inserted instead', async () => {
    expect(wordsOf(await readBody(tableOf(row(`<w:ins ${who}/>`, cell(paragraph('new row'))))))).toBe(2);
  });
});

describe('a cell that a revision removed', () => {
  const removed = `<w:tc><w:tcPr><w:gridSpan w:val="2"/><w:cellDel ${who}/></w:tcPr>${paragraph('lost')}</w:tc>`;
  const kept = cell(paragraph('kept'));

  test('disappears, and the next takes its place', async () => {
    const { paragraphs } = await readBody(tableOf(row('', kept, removed, kept)));
    expect(paragraphs.map(({ text, place }) => [text, place.cell, place.column])).toEqual([
      ['kept', 0, 0],
      ['kept', 1, 1],
    ]);
  });

  test('does not count in its table', async () => {
    const { tables } = await readBody(tableOf(row('', kept, removed, kept)));
    expect(tables[0]).toMatchObject({ rows: 1, cells: 2, columns: 2, wideCells: 0 });
  });

  test('leaves no row if it was the last of it', async () => {
    const { tables } = await readBody(tableOf(row('', kept), row('', removed, removed)));
    expect(tables[0]).toMatchObject({ rows: 1, cells: 1, columns: 1 });
  });
});

describe('a revision of properties', () => {
  test.each([
    ['a run', `<w:rPr><w:rPrChange ${who}><w:rPr><w:vanish/></w:rPr></w:rPrChange></w:rPr>`, ''],
    [
      'a paragraph',
      '',
      `<w:pPr><w:pPrChange ${who}><w:pPr><w:pageBreakBefore/></w:pPr></w:pPrChange></w:pPr>`,
    ],
    [
      'an outline',
      '',
      `<w:pPr><w:pPrChange ${who}><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:pPrChange></w:pPr>`,
    ],
  ])('of %s applies only in its current form', async (_name, runProperties, paragraphProperties) => {
    const { words, format } = await readFirst(
      `<w:p>${paragraphProperties}<w:r>${runProperties}<w:t>seen</w:t></w:r></w:p>`,
    );
    expect([words, format.pageBreakBefore, format.outlineLevel]).toEqual([1, undefined, undefined]);
  });

  test('of a section applies only in its current form', async () => {
    const change = `<w:sectPrChange ${who}><w:sectPr><w:pgSz w:w="100" w:h="100"/></w:sectPr></w:sectPrChange>`;
    const { sections } = await readBody(
      `<w:p><w:pPr><w:sectPr><w:pgSz w:w="12240" w:h="15840"/>${change}</w:sectPr></w:pPr></w:p>`,
    );
    expect(sections[0]?.pageWidth).toBe(612);
  });

  test.each(['tblPrChange', 'tblGridChange', 'trPrChange', 'tcPrChange', 'tblPrExChange', 'numberingChange'])(
    'of the kind %s adds nothing to the text',
    async (change) => {
      const story = await readBody(
        paragraph([`<w:${change} ${who}>${run('old')}</w:${change}>`, run('new')]),
      );
      expect(textsOf(story)).toEqual(['new']);
    },
  );
});
