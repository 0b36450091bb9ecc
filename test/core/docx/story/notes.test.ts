import { describe, expect, test } from 'vitest';
import { inserted } from '../../../support/docx/changes.ts';
import { textBox } from '../../../support/docx/drawings.ts';
import { readBuilt, readFirst } from '../../../support/docx/read-document.ts';
import { table } from '../../../support/docx/tables.ts';
import { endnoteReference, equation, footnoteReference, paragraph, run } from '../../../support/docx/text.ts';

/** The words of one footnote with these blocks. */
async function wordsOfNote(...blocks: string[]): Promise<number | undefined> {
  const { noteWords } = await readBuilt({ body: [paragraph([footnoteReference(1)])], footnotes: [blocks] });
  return noteWords.get('footnote:1');
}

describe('the words of a note', () => {
  test.each([
    ['are those of its paragraphs', [paragraph('one two'), paragraph('three')], 3],
    [
      'are those of its tables',
      [
        table([
          ['one', 'two'],
          ['three', 'four'],
        ]),
        paragraph('five'),
      ],
      5,
    ],
    ['are those of its text boxes, once', [paragraph([run('one '), textBox(paragraph('two three'))])], 3],
    ['are those of its equations', [paragraph([run('one '), equation('x + y')])], 2],
    [
      'are those of content controls',
      [`<w:sdt><w:sdtContent>${paragraph('one two')}</w:sdtContent></w:sdt>`],
      2,
    ],
    ['are those that a revision brought in', [paragraph([inserted('one two')])], 2],
    ['do not include its number', [`<w:p><w:r><w:footnoteRef/></w:r>${run(' one two')}</w:p>`], 2],
    ['include a mark that the author typed', [paragraph('* one')], 2],
    ['are zero in an empty note', [paragraph('')], 0],
    ['are zero in a note without paragraphs', [], 0],
  ])('%s', async (_name, blocks, words) => {
    expect(await wordsOfNote(...blocks)).toBe(words);
  });

  test('are kept separate from those of other notes', async () => {
    const { noteWords } = await readBuilt({
      footnotes: [[paragraph('one')], [paragraph('one two')]],
      endnotes: [[paragraph('one two three')]],
    });
    expect([...noteWords]).toEqual([
      ['footnote:1', 1],
      ['footnote:2', 2],
      ['endnote:1', 3],
    ]);
  });

  test('are counted even if nothing refers to the note', async () => {
    const { story, noteWords } = await readBuilt({ body: [paragraph('x')], footnotes: [[paragraph('one')]] });
    expect([story.paragraphs[0]?.notes, noteWords.get('footnote:1')]).toEqual([[], 1]);
  });

  test('do not continue from the note before', async () => {
    const { noteWords } = await readBuilt({
      footnotes: [[paragraph('one', { mark: 'deleted' })], [paragraph('two')]],
    });
    expect([...noteWords.values()]).toEqual([1, 1]);
  });

  test('are not counted for separators and continuation notices', async () => {
    const types = ['separator', 'continuationSeparator', 'continuationNotice'];
    const notes = types.map(
      (type, id) => `<w:footnote w:type="${type}" w:id="${id}">${paragraph('x')}</w:footnote>`,
    );
    const { noteWords } = await readBuilt({ body: [], parts: [notesWith(notes.join(''))] });
    expect([...noteWords]).toEqual([]);
  });

  test('are counted for a note with the type "normal"', async () => {
    const { noteWords } = await readBuilt({
      parts: [notesWith(`<w:footnote w:type="normal" w:id="5">${paragraph('x')}</w:footnote>`)],
    });
    expect([...noteWords]).toEqual([['footnote:5', 1]]);
  });

  test('are not counted for a note without an id', async () => {
    const { noteWords } = await readBuilt({
      parts: [notesWith(`<w:footnote>${paragraph('x')}</w:footnote>`)],
    });
    expect([...noteWords]).toEqual([]);
  });
});

describe('a reference to a note', () => {
  test('is kept with its kind', async () => {
    const { notes } = await readFirst(paragraph([footnoteReference(3), endnoteReference(4)]));
    expect(notes).toEqual(['footnote:3', 'endnote:4']);
  });

  test('is kept twice if it occurs twice', async () => {
    expect((await readFirst(paragraph([footnoteReference(3), footnoteReference(3)]))).notes).toHaveLength(2);
  });

  test('is not a word', async () => {
    expect((await readFirst(paragraph([run('end'), footnoteReference(1), run('.')]))).words).toBe(1);
  });

  test('with a custom mark is the mark', async () => {
    const custom = '<w:r><w:footnoteReference w:customMarkFollows="1" w:id="2"/><w:t>*</w:t></w:r>';
    const { text, notes } = await readFirst(paragraph([run('end'), custom]));
    expect([text, notes]).toEqual(['end*', ['footnote:2']]);
  });
});

function notesWith(content: string) {
  return {
    name: '/word/footnotes.xml',
    content: `<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${content}</w:footnotes>`,
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.footnotes+xml',
    relationship: { id: 'rIdNotes', kind: 'footnotes' },
  };
}
