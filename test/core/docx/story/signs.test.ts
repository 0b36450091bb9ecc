import { describe, expect, test } from 'vitest';
import { readFirst } from '../../../support/docx/read-document.ts';
import { paragraph, run } from '../../../support/docx/text.ts';

/** A run with this XML between two pieces of text. */
const between = (content: string) => paragraph([run('one'), `<w:r>${content}</w:r>`, run('two')]);

const symex = 'xmlns:w16se="http://schemas.microsoft.com/office/word/2015/wordml/symex"';

describe('between two words', () => {
  test.each([
    ['a tab parts them', '<w:tab/>', 'one\ttwo', 2],
    [
      'an aligned tab parts them',
      '<w:ptab w:alignment="right" w:relativeTo="margin" w:leader="none"/>',
      'one\ttwo',
      2,
    ],
    ['a line break parts them', '<w:br/>', 'one\ntwo', 2],
    ['a line break of a kind parts them', '<w:br w:type="textWrapping" w:clear="all"/>', 'one\ntwo', 2],
    ['a carriage return parts them', '<w:cr/>', 'one\ntwo', 2],
    ['a page break parts them', '<w:br w:type="page"/>', 'one\ntwo', 2],
    ['a column break parts them', '<w:br w:type="column"/>', 'one\ntwo', 2],
    ['a recorded page break is nothing', '<w:lastRenderedPageBreak/>', 'onetwo', 1],
    ['a no-break hyphen joins them', '<w:noBreakHyphen/>', 'one\u2011two', 1],
    ['a soft hyphen is nothing', '<w:softHyphen/>', 'onetwo', 1],
    ['a sign of a symbol font joins them', '<w:sym w:font="Symbol" w:char="F061"/>', 'one\u2022two', 1],
    ['a sign of Unicode is itself', '<w:sym w:font="Arial" w:char="2192"/>', 'one→two', 1],
    ['a sign without a code is some sign', '<w:sym w:font="Arial"/>', 'one\u2022two', 1],
    [
      'a sign with a senseless code is some sign',
      '<w:sym w:font="Arial" w:char="FFFFFFFF"/>',
      'one\u2022two',
      1,
    ],
    [
      'a sign of Word’s extension is itself, in place of its alternative',
      `<mc:AlternateContent ${symex}><mc:Choice Requires="w16se"><w16se:symEx w16se:font="Segoe UI Emoji" w16se:char="1F642"/></mc:Choice><mc:Fallback><w:t>x</w:t></mc:Fallback></mc:AlternateContent>`,
      'one🙂two',
      1,
    ],
    ['the mark of a comment is nothing', '<w:commentReference w:id="0"/>', 'onetwo', 1],
    ['the mark of a note is nothing', '<w:footnoteRef/>', 'onetwo', 1],
    ['a separator of notes is nothing', '<w:separator/>', 'onetwo', 1],
    ['an unknown element is nothing', '<w:unheardOf w:val="x"/>', 'onetwo', 1],
    ['text of another namespace is nothing', '<m:t>x</m:t>', 'onetwo', 1],
    ['deleted text is nothing', '<w:delText> x </w:delText>', 'onetwo', 1],
    ['character data is text', '<w:t xml:space="preserve"><![CDATA[ & <b> ]]></w:t>', 'one & <b> two', 4],
    ['an escaped sign is itself', '<w:t>&amp;&#x41;&#233;</w:t>', 'one&Aétwo', 1],
    ['a comment of XML is nothing', '<!-- x y -->', 'onetwo', 1],
    ['an instruction of XML is nothing', '<?x y z?>', 'onetwo', 1],
  ])('%s', async (_name, content, text, words) => {
    const first = await readFirst(between(content));
    expect([first.text, first.words]).toEqual([text, words]);
  });
});

describe('a ruby text', () => {
  const ruby = (base: string, aid: string) =>
    `<w:r><w:ruby><w:rubyPr><w:rubyAlign w:val="center"/></w:rubyPr><w:rt>${run(aid)}</w:rt><w:rubyBase>${run(base)}</w:rubyBase></w:ruby></w:r>`;

  test('is read only by its base', async () => {
    expect((await readFirst(paragraph([run('私の'), ruby('漢字', 'かんじ')]))).text).toBe('私の漢字');
  });

  test('counts the words of its base', async () => {
    expect((await readFirst(paragraph([ruby('漢字', 'かんじ')]))).words).toBe(2);
  });
});

describe('the kept text', () => {
  test('ends after 400 characters', async () => {
    expect((await readFirst(paragraph('x'.repeat(1000)))).text).toBe('x'.repeat(400));
  });

  test('does not limit the count of words and characters', async () => {
    const { words, characters } = await readFirst(paragraph('word '.repeat(300)));
    expect([words, characters]).toEqual([300, 1200]);
  });

  test('has no line break for a page break before or after the text', async () => {
    const pageBreak = '<w:r><w:br w:type="page"/></w:r>';
    expect((await readFirst(paragraph([pageBreak, run('x'), pageBreak]))).text).toBe('x');
  });
});

describe('the visible characters', () => {
  test.each([
    ['are all but white space', 'a b\tc\nd', 4],
    ['do not include kinds of space', 'a\u00a0b\u2003c\u3000d\u202fe', 5],
    ['do not include soft hyphens', 'a\u00adb', 2],
    ['are punctuation as well', 'a, b.', 4],
  ])('%s', async (_name, text, characters) => {
    expect((await readFirst(paragraph(text))).characters).toBe(characters);
  });
});
