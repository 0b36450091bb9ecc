import { describe, expect, test } from 'vitest';
import { deleted, inserted, movedFrom, movedTo } from '../../../support/docx-changes.ts';
import { pageBreak, paragraph, run } from '../../../support/docx-text.ts';
import { readBody, readFirst, textsOf, wordsOf } from '../../../support/read-document.ts';

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

  test('that was taken out leaves no break of a page behind', async () => {
    const { breaks } = await readFirst(paragraph([`<w:del ${who}>${pageBreak()}</w:del>`, run('x')]));
    expect(breaks).toEqual([]);
  });

  test('that was taken out leaves no note behind', async () => {
    const reference = '<w:r><w:footnoteReference w:id="1"/></w:r>';
    expect((await readFirst(paragraph([`<w:del ${who}>${reference}</w:del>`]))).notes).toEqual([]);
  });

  test('that was taken out inside a word leaves the word whole', async () => {
    expect((await readFirst(paragraph([run('dis'), deleted(' not '), run('sertation')]))).words).toBe(1);
  });
});

describe('a paragraph whose mark a revision removed', () => {
  test('goes on in the next one, in the same word', async () => {
    const story = await readBody(paragraph('one dis', { mark: 'deleted' }), paragraph('sertation two'));
    expect(wordsOf(story)).toBe(3);
  });

  test('goes on over an empty one whose mark was removed too', async () => {
    const story = await readBody(
      paragraph('dis', { mark: 'deleted' }),
      paragraph([deleted('x')], { mark: 'deleted' }),
      paragraph('sertation'),
    );
    expect(wordsOf(story)).toBe(1);
  });

  test('goes on where its mark was moved away', async () => {
    const moved = `<w:p><w:pPr><w:rPr><w:moveFrom ${who}/></w:rPr></w:pPr>${run('dis')}</w:p>`;
    expect(wordsOf(await readBody(moved, paragraph('sertation')))).toBe(1);
  });

  test('does not go on in the next cell of a table', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text, { mark: 'deleted' })}</w:tc>`;
    const story = await readBody(
      `<w:tbl><w:tr>${cell('one')}${cell('two')}</w:tr></w:tbl>`,
      paragraph('three'),
    );
    expect(wordsOf(story)).toBe(3);
  });

  test('does not go on in a table', async () => {
    const table = `<w:tbl><w:tr><w:tc>${paragraph('two')}</w:tc></w:tr></w:tbl>`;
    expect(wordsOf(await readBody(paragraph('one', { mark: 'deleted' }), table))).toBe(2);
  });

  test('ends its word where the mark came in instead', async () => {
    expect(wordsOf(await readBody(paragraph('one', { mark: 'inserted' }), paragraph('two')))).toBe(2);
  });
});

describe('a row that a revision removed', () => {
  const row = (properties: string, text: string) =>
    `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${paragraph(text)}</w:tc></w:tr>`;

  test('does not count, even if its text is not marked', async () => {
    const table = `<w:tbl>${row('', 'kept')}${row(`<w:del ${who}/>`, 'lost')}${row('', 'kept')}</w:tbl>`;
    expect(textsOf(await readBody(table))).toEqual(['kept', '', 'kept']);
  });

  test('does not count with the tables that are nested in it', async () => {
    const inner = `<w:tbl>${row('', 'inner')}</w:tbl>`;
    const table = `<w:tbl><w:tr><w:trPr><w:del ${who}/></w:trPr><w:tc>${inner}${paragraph('outer')}</w:tc></w:tr></w:tbl>`;
    expect(wordsOf(await readBody(table))).toBe(0);
  });

  test('is known to its table', async () => {
    const { tables } = await readBody(`<w:tbl>${row('', 'kept')}${row(`<w:del ${who}/>`, 'lost')}</w:tbl>`);
    expect(tables[0]).toMatchObject({ rows: 2, deletedRows: 1 });
  });

  test('counts where it came in instead', async () => {
    expect(wordsOf(await readBody(`<w:tbl>${row(`<w:ins ${who}/>`, 'new row')}</w:tbl>`))).toBe(2);
  });
});

describe('a cell that a revision removed', () => {
  test('does not count, while the cells beside it do', async () => {
    const removed = `<w:tc><w:tcPr><w:cellDel ${who}/></w:tcPr>${paragraph('lost')}</w:tc>`;
    const kept = `<w:tc>${paragraph('kept')}</w:tc>`;
    expect(wordsOf(await readBody(`<w:tbl><w:tr>${kept}${removed}${kept}</w:tr></w:tbl>`))).toBe(2);
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
  ])('of %s is in force only as it is now', async (_name, runProperties, paragraphProperties) => {
    const { words, format } = await readFirst(
      `<w:p>${paragraphProperties}<w:r>${runProperties}<w:t>seen</w:t></w:r></w:p>`,
    );
    expect([words, format.pageBreakBefore, format.outlineLevel]).toEqual([1, undefined, undefined]);
  });

  test('of a section is in force only as it is now', async () => {
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
