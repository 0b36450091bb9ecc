import { describe, expect, test } from 'vitest';
import { textBox } from '../../../support/docx/drawings.ts';
import { readBody, readFirst, textsOf, wordsOf } from '../../../support/docx/read-document.ts';
import { table } from '../../../support/docx/tables.ts';
import { paragraph, run } from '../../../support/docx/text.ts';

const vml = (...content: string[]) =>
  `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${content.join('')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
const alternates = (...branches: string[]) =>
  `<mc:AlternateContent>${branches.join('')}</mc:AlternateContent>`;
const choice = (content: string) => `<mc:Choice Requires="wps">${content}</mc:Choice>`;
const fallback = (content: string) => `<mc:Fallback>${content}</mc:Fallback>`;

test('in a run’s properties, alternate content leaves that around the text box as it is', async () => {
  const properties = `<w:rPr>${alternates('<mc:Choice Requires="w16se"/>', fallback('<w:rFonts w:ascii="x"/>'))}</w:rPr>`;
  const box = textBox(`<w:p><w:r>${properties}<w:t>a sign</w:t></w:r></w:p>`);
  const story = await readBody(`<w:p><w:r>${alternates(choice(box), fallback(box))}</w:r></w:p>`);
  expect(textsOf(story).filter((text) => text !== '')).toEqual(['a sign']);
});

describe('alternate content', () => {
  test.each([
    ['is read in one branch', [choice(run('a')), fallback(run('b'))], 'a'],
    [
      'is read in the first of several choices',
      [choice(run('a')), choice(run('b')), fallback(run('c'))],
      'a',
    ],
    ['is read from the fallback if there is no choice', [fallback(run('b'))], 'b'],
    ['is read if there is no fallback', [choice(run('a'))], 'a'],
    ['is nothing without branches', [], ''],
    [
      'is read in one branch at each depth',
      [choice(alternates(choice(run('a')), fallback(run('b'))) + run('c')), fallback(run('d'))],
      'ac',
    ],
    [
      'in a branch that is not read stays unread',
      [choice(run('a')), fallback(alternates(choice(run('b'))))],
      'a',
    ],
  ])('%s', async (_name, branches, text) => {
    expect((await readFirst(paragraph([alternates(...branches)]))).text).toBe(text);
  });

  test('is evaluated separately each time', async () => {
    const one = alternates(choice(run('a')), fallback(run('b')));
    expect((await readFirst(paragraph([one, one]))).text).toBe('aa');
  });

  test('can surround paragraphs', async () => {
    const story = await readBody(
      alternates(choice(paragraph('a')), fallback(paragraph('b'))),
      paragraph('c'),
    );
    expect(textsOf(story)).toEqual(['a', 'c']);
  });

  test('can be inside a run', async () => {
    const block = `<w:p><w:r>${alternates(choice('<w:t>a</w:t>'), fallback('<w:t>b</w:t>'))}</w:r></w:p>`;
    expect((await readFirst(block)).text).toBe('a');
  });

  test('is read even if its branches stand alone', async () => {
    expect((await readFirst(paragraph([choice(run('a')), fallback(run('b'))]))).text).toBe('ab');
  });
});

describe('a text box', () => {
  test.each([
    ['as Word writes it, in both forms, counts once', textBox(paragraph('two words'))],
    ['in VML counts', vml(paragraph('two words'))],
    [
      'counts in the fallback if there is no choice',
      `<w:r>${alternates(fallback(vml(paragraph('two words')).slice(5, -6)))}</w:r>`,
    ],
  ])('%s', async (_name, box) => {
    expect(wordsOf(await readBody(paragraph([box])))).toBe(2);
  });

  test('follows the paragraph that it is anchored in', async () => {
    const story = await readBody(
      paragraph([run('be'), textBox(paragraph('boxed')), run('fore')]),
      paragraph('after'),
    );
    expect(textsOf(story)).toEqual(['before', 'boxed', 'after']);
  });

  test('does not split a word of the text around it', async () => {
    const { words } = await readFirst(paragraph([run('be'), textBox(paragraph('boxed')), run('fore')]));
    expect(words).toBe(1);
  });

  test('knows the paragraph that it is anchored in', async () => {
    const { paragraphs } = await readBody(
      paragraph('x'),
      paragraph([textBox(paragraph('a'), paragraph('b'))]),
    );
    expect(paragraphs.map(({ place }) => place.host)).toEqual([null, null, 1, 1]);
  });

  test('nested in another counts once', async () => {
    const story = await readBody(
      paragraph([textBox(paragraph([run('outer'), textBox(paragraph('inner'))]))]),
    );
    expect(wordsOf(story)).toBe(2);
  });

  test('in a cell is not part of any table of the text', async () => {
    const { paragraphs } = await readBody(table([[[paragraph([textBox(paragraph('boxed'))])]]]));
    expect(paragraphs.map(({ place }) => place.table)).toEqual([0, null]);
  });

  test('can hold a table, which knows its host', async () => {
    const { tables } = await readBody(paragraph([textBox(table([['a']]), paragraph(''))]));
    expect(tables).toMatchObject([{ host: 0, first: 1, end: 2, outer: null }]);
  });

  test('may have the namespace that Strict documents use for shapes', async () => {
    const box = `<w:r><w:drawing><wp:anchor><wp:extent cx="12700" cy="12700"/><a:graphic><a:graphicData><wp:wsp><wp:txbx><w:txbxContent>${paragraph('boxed')}</w:txbxContent></wp:txbx></wp:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`;
    const story = await readBody(paragraph([box]));
    expect([textsOf(story), story.drawings[0]?.textBoxes]).toEqual([['', 'boxed'], 1]);
  });
});
