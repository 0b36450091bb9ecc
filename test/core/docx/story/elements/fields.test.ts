import { describe, expect, test } from 'vitest';
import { deleted } from '../../../../support/docx/changes.ts';
import { textBox } from '../../../../support/docx/drawings.ts';
import { field, fieldEnd, fieldStart, simpleField } from '../../../../support/docx/fields.ts';
import { readBody, readFirst, textsOf, wordsOf } from '../../../../support/docx/read-document.ts';
import { paragraph, run } from '../../../../support/docx/text.ts';

const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
const separate = '<w:r><w:fldChar w:fldCharType="separate"/></w:r>';
const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;

describe('the text of a field', () => {
  test.each([
    ['is its result', [field('REF x', 'three short words')], 'three short words'],
    ['joins the words around it', [run('(see '), field('REF x', '3'), run('b)')], '(see 3b)'],
    ['is nothing without a result', [begin, instruction('SEQ Figure \\h'), fieldEnd(), run('x')], 'x'],
    ['is its result in the short form', [simpleField('PAGE', '7'), run(' x')], '7 x'],
    [
      'is the result of one field in another',
      [field('REF x', [field('REF y', 'inner'), run(' outer')])],
      'inner outer',
    ],
    [
      'is the result of a short form in a long one',
      [field('REF x', [simpleField('REF y', 'inner')])],
      'inner',
    ],
    [
      'is the result of a long form in a short one',
      [simpleField('REF x', [field('REF y', 'inner'), run('!')])],
      'inner!',
    ],
    [
      'is only in its result if a field is in the instruction',
      [begin, instruction('IF '), field('PAGE', '7'), instruction(' = 7'), separate, run('yes'), fieldEnd()],
      'yes',
    ],
    [
      'is not in text that stands in the instruction',
      [begin, instruction('QUOTE '), run('hidden'), separate, run('seen'), fieldEnd()],
      'seen',
    ],
    [
      'is not in an instruction that a revision took out',
      [begin, '<w:r><w:delInstrText>REF x</w:delInstrText></w:r>', separate, run('r'), fieldEnd()],
      'r',
    ],
    ['goes with a field that a revision took out', [deleted('old'), run('new')], 'new'],
    ['continues after a separator without a field', [separate, run('x')], 'x'],
    ['continues after an end without a field', [fieldEnd(), run('x')], 'x'],
  ])('%s', async (_name, content, text) => {
    expect((await readFirst(paragraph(content))).text).toBe(text);
  });

  test('can extend over several paragraphs', async () => {
    const story = await readBody(
      paragraph([fieldStart('BIBLIOGRAPHY'), run('first entry')]),
      paragraph('second entry'),
      paragraph([run('third'), fieldEnd()]),
    );
    expect(wordsOf(story)).toBe(5);
  });

  test('does not include an equation, note or text box in the instruction', async () => {
    const inside = `<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath><w:r><w:footnoteReference w:id="1"/></w:r>${textBox(paragraph('boxed'))}`;
    const story = await readBody(paragraph([begin, inside, separate, run('r'), fieldEnd()]));
    expect([textsOf(story).join(''), story.paragraphs[0]?.notes, story.drawings]).toEqual(['r', [], []]);
  });

  test('in a text box is independent: a field around the box does not swallow it', async () => {
    const story = await readBody(
      paragraph([field('REF x', [run('a'), textBox(paragraph([field('REF y', 'boxed')]))])]),
    );
    expect(textsOf(story)).toEqual(['a', 'boxed']);
  });
});

describe('a field that a damaged document leaves open', () => {
  test('in its instruction hides the rest of its paragraph only', async () => {
    const story = await readBody(paragraph([run('a '), begin, run('lost')]), paragraph('seen'));
    expect(textsOf(story)).toEqual(['a ', 'seen']);
  });

  test('in its result hides nothing', async () => {
    const story = await readBody(paragraph([fieldStart('REF x'), run('a')]), paragraph('b'));
    expect(textsOf(story)).toEqual(['a', 'b']);
  });

  test('is forgotten under a hundred others', async () => {
    const { paragraphs } = await readBody(
      paragraph([fieldStart('TOC \\o'), run('a')]),
      paragraph([fieldStart('REF x').repeat(99), run('b')]),
      paragraph([fieldStart('REF x'), run('c')]),
      paragraph('d'),
    );
    expect(paragraphs.map(({ roles }) => roles.length)).toEqual([1, 1, 1, 0]);
  });
});
