import { describe, expect, test } from 'vitest';
import { tableOfContents } from '../../../../support/docx/fields.ts';
import { heading, pageBreak, paragraph } from '../../../../support/docx/text.ts';
import { report } from '../../structure/decisions.ts';
import { overruled } from '../../structure/overruled.ts';
import { entries, words } from '../../structure/prose.ts';
import { text } from './lists.ts';

const contents = tableOfContents(
  ['Introduction', 'Methods', 'Results', 'References'].map((title, index) => ({
    text: title,
    page: index + 1,
  })),
);
const links = ['a', 'b', 'c'].map((name) => paragraph(`https://example.org/${name}`));
const citing = (count: number) =>
  Array.from({ length: count }, (_, index) => paragraph(`${words(40)} (Grey, ${2000 + index}).`));

const certaintyOf = async (body: readonly string[]) => (await report(body)).certainty;

describe('that there is no reference list has to be checked', () => {
  test.each([
    ['the contents name one', [contents, ...text], 'the contents on page 1 name one'],
    ['there is a list of links', [...text, ...links], 'several lines read like entries of one'],
    ['the text cites others', [...text, ...citing(3)], 'the text cites others'],
  ])('if %s', async (_, body, trace) => {
    const { certainty, referenceLists, doubts } = await report(body);
    expect(referenceLists).toEqual([]);
    expect(certainty.refsWordCount).toBeLessThanOrEqual(0.5);
    expect(certainty.textWordCount).toBeLessThanOrEqual(0.5);
    expect(doubts.join()).toContain(`No reference list was found, although ${trace}`);
  });
});

describe('nothing is missing', () => {
  test('in a text that cites nobody', async () => {
    expect((await certaintyOf(text)).refsWordCount).toBeGreaterThan(0.9);
  });

  test('in one that gives a year in brackets once or twice', async () => {
    expect((await certaintyOf([...text, ...citing(2)])).refsWordCount).toBeGreaterThan(0.9);
  });

  test('if the list was found', async () => {
    const body = [contents, ...text, ...citing(3), heading(1, 'References'), ...entries(8)];
    expect((await certaintyOf(body)).refsWordCount).toBeGreaterThan(0.9);
  });

  test('if only the front matter cites others', async () => {
    const title = [paragraph('On Salt', { style: 'Title' }), paragraph([pageBreak()])];
    const abstract = [...title, heading(1, 'Abstract'), ...citing(3), paragraph([pageBreak()])];
    const { certainty, words: counted } = await report([...abstract, ...text]);
    expect(counted.front).toBeGreaterThan(0);
    expect(certainty.refsWordCount).toBeGreaterThan(0.9);
  });

  test('if the operator says that there is none', async () => {
    const { report: decided } = await overruled([...text, ...citing(3)], { referenceLists: 'none' });
    expect(decided.certainty.refsWordCount).toBe(1);
    expect(decided.doubts.join()).not.toContain('No reference list');
  });
});
