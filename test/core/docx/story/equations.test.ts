import { describe, expect, test } from 'vitest';
import { deleted } from '../../../support/docx/changes.ts';
import { readBody, readFirst, wordsOf } from '../../../support/docx/read-document.ts';
import { equation, footnoteReference, paragraph, run } from '../../../support/docx/text.ts';

const ole = (program: string) =>
  `<w:r><w:object><v:shape style="width:40pt;height:20pt"><v:imagedata r:id="rId1"/></v:shape><o:OLEObject Type="Embed" ProgID="${program}" r:id="rId2"/></w:object></w:r>`;

describe('an equation', () => {
  test.each([
    ['between words is a word', [run('where '), equation('x+y=z'), run(' holds')], 3],
    ['joins the word that touches it', [run('where('), equation('x + y'), run(') holds')], 2],
    ['on its own is a word, however long', [equation('a + b + c = d e f')], 1],
    ['on a line of its own is a word', [equation('a + b', { display: true })], 1],
    ['that touches another is a word with it', [equation('a'), equation('b')], 1],
    ['is apart from another behind white space', [equation('a'), run(' '), equation('b')], 2],
    ['that is an object is not a word', [run('where '), ole('Equation.3'), run(' holds')], 2],
    ['that is an object parts no word', [run('where('), ole('Equation.DSMT4'), run(') holds')], 2],
    [
      'that a revision took out is nothing',
      [run('a'), `<w:del w:id="0" w:author="x">${equation('b')}</w:del>`],
      1,
    ],
  ])('%s', async (_name, content, words) => {
    expect((await readFirst(paragraph(content))).words).toBe(words);
  });

  test('is a visible character', async () => {
    expect((await readFirst(paragraph([equation('a + b')]))).characters).toBe(1);
  });

  test('that is an object is not a character', async () => {
    expect((await readFirst(paragraph([run('x'), ole('Equation.3')]))).characters).toBe(1);
  });

  test('adds none of its own text to the paragraph', async () => {
    expect((await readFirst(paragraph([run('x '), equation('secret')]))).text).not.toContain('secret');
  });

  test.each([
    ['in line', [equation('a'), equation('b')], 2],
    ['on lines of their own', [`<m:oMathPara>${equation('a')}${equation('b')}</m:oMathPara>`], 2],
    ['as an object', [ole('Equation.3')], 1],
    ['none', [run('a = b'), deleted('x')], 0],
  ])('is counted in its paragraph: %s', async (_name, content, equations) => {
    expect((await readFirst(paragraph(content))).equations).toBe(equations);
  });

  test('that contains Word text runs counts once', async () => {
    const mixed = `<m:oMath><m:r><w:rPr><w:b/></w:rPr><m:t>a</m:t></m:r><w:r><w:t>not counted</w:t></w:r></m:oMath>`;
    expect((await readFirst(paragraph([mixed]))).words).toBe(1);
  });

  test.each([
    ['may refer to a note', footnoteReference(3), ['footnote:3']],
    ['no longer refers to a note that a revision took out', `<w:del>${footnoteReference(3)}</w:del>`, []],
  ])('%s', async (_name, content, notes) => {
    const mixed = `<m:oMath><m:r><m:t>a</m:t></m:r>${content}</m:oMath>`;
    expect((await readFirst(paragraph([mixed]))).notes).toEqual(notes);
  });

  test('leaves what follows it readable', async () => {
    expect(wordsOf(await readBody(paragraph([equation('a')]), paragraph('next one')))).toBe(3);
  });
});

describe('a hidden equation', () => {
  const mathRun = (properties = '') => `<m:r><w:rPr>${properties}</w:rPr><m:t>a=b</m:t></m:r>`;
  const hidden = mathRun('<w:vanish/>');
  const control = '<m:ctrlPr><w:rPr><w:vanish/></w:rPr></m:ctrlPr>';
  const former = '<w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>';

  test.each([
    ['is not a word if each of its runs is hidden', hidden + hidden, 0],
    ['is a word if one of its runs is visible', hidden + mathRun(), 1],
    ['is a word if the run says so', mathRun('<w:vanish w:val="0"/>'), 1],
    ['is a word if it was hidden once', mathRun(former), 1],
    ['is a word if only a sign of its structure is hidden', `${mathRun()}${control}`, 1],
    ['is a word if a word after it is hidden', `${mathRun()}<w:r><w:rPr><w:vanish/></w:rPr></w:r>`, 1],
    ['is a word if it has no runs', '', 1],
  ])('%s', async (_name, content, words) => {
    const first = await readFirst(paragraph([`<m:oMath>${content}</m:oMath>`]));
    expect([first.words, first.equations]).toEqual([words, words]);
  });
});

describe('another embedded object', () => {
  test('is neither a word nor an equation', async () => {
    const { words, equations } = await readFirst(paragraph([ole('Excel.Sheet.12')]));
    expect([words, equations]).toEqual([0, 0]);
  });
});
