import { describe, expect, test } from 'vitest';
import type { WordCheck } from '../../../../src/core/docx/evidence/word-comparison.ts';
import { deleted } from '../../../support/docx/changes.ts';
import type { DocxOptions } from '../../../support/docx/docx.ts';
import { textBox } from '../../../support/docx/drawings.ts';
import { footnoteReference, heading, pageBreak, paragraph, run } from '../../../support/docx/text.ts';
import { report } from '../structure/decisions.ts';
import { overruled } from '../structure/overruled.ts';
import { entry, prose } from '../structure/prose.ts';

const front = [paragraph('A Title', { style: 'Title' }), paragraph([pageBreak()])];
const body = [heading(1, 'Introduction'), prose(), prose()];
const references = [heading(1, 'References'), paragraph(entry(1)), paragraph(entry(2))];

async function checks(
  parts: readonly string[],
  options: Omit<DocxOptions, 'body'> = {},
): Promise<{ checks: WordCheck[]; words: { text: number; references: number } }> {
  const { inWord, words } = await report(parts, options);
  return { checks: inWord?.checks ?? [], words };
}

describe('how to check the words in Word', () => {
  test('is to select from the start of the body to the end if there is no list', async () => {
    const { checks: found, words } = await checks([...front, ...body]);
    expect(found).toEqual([
      {
        counts: 'text',
        words: words.text,
        isExact: true,
        says: `Put the cursor before "Introduction" (page 2) and press Ctrl+Shift+End: Word's status bar says ${words.text} words.`,
      },
    ]);
  });

  test('is to select up to the references, and then these, if they end the document', async () => {
    const { checks: found, words } = await checks([...front, ...body, ...references]);
    expect(found.map(({ counts, words: each }) => [counts, each])).toEqual([
      ['text', words.text],
      ['references', words.references],
    ]);
    expect(found[0]?.says).toContain('hold Shift and click before "References" (page 2)');
  });

  test('is to subtract the references if text follows them', async () => {
    const appendix = [heading(1, 'Appendix A'), prose()];
    const { checks: found, words } = await checks([...front, ...body, ...references, ...appendix]);
    expect(found[0]).toMatchObject({ counts: 'textAndReferences', words: words.text + words.references });
    expect(found[0]?.says).toContain(`less ${words.references} words of references, that is ${words.text}.`);
    expect(found[1]).toMatchObject({ counts: 'references', words: words.references });
    expect(found[1]?.says).toContain('click before "Appendix A"');
  });

  describe('if something is left out', () => {
    const appendix = [heading(1, 'Appendix A'), prose()];

    async function without(part: string, parts: readonly string[]) {
      const { inWord, words } = (await overruled(parts, { leaveOut: [part] })).report;
      return { checks: inWord?.checks ?? [], words };
    }

    test('is to subtract it too', async () => {
      const { checks: found, words } = await without('Appendix A', [
        ...[...front, ...body, ...references, ...appendix],
      ]);
      const { text, references: listed, leftOut = 0 } = words;
      const all = text + listed + leftOut;
      expect(leftOut).toBeGreaterThan(0);
      expect(found[0]).toMatchObject({ counts: 'body', words: all, isExact: true });
      expect(found[0]?.says).toContain(
        `says ${all} words; less ${listed} words of references and ${leftOut} words that were left out, that is ${text}.`,
      );
      expect(found[1]).toMatchObject({ counts: 'references', words: listed });
    });

    test('is to subtract it alone if there are no references', async () => {
      const { checks: found, words } = await without('Appendix A', [...front, ...body, ...appendix]);
      expect(found[0]?.says).toContain(
        `; less ${words.leftOut} words that were left out, that is ${words.text}.`,
      );
    });

    test('is as ever if it comes before the body', async () => {
      const preface = [heading(1, 'Preface'), prose(), paragraph([pageBreak()])];
      const parts = [...front, ...preface, ...body, ...references];
      const { checks: found, words } = await without('Preface', parts);
      expect(words.leftOut).toBeGreaterThan(0);
      expect(found).toEqual((await checks(parts)).checks);
    });

    test('names no list of which a part is left out', async () => {
      const { checks: found, words } = await without('References', [...front, ...body, ...references]);
      expect(words.references).toBe(0);
      expect(found.map(({ counts }) => counts)).toEqual(['body']);
    });
  });

  test('is to select everything if the body starts with the first paragraph', async () => {
    const { checks: found } = await checks(body);
    expect(found[0]?.says).toMatch(/^Press Ctrl\+A: Word's status bar says \d+ words\.$/);
  });

  test('has one word in the singular', async () => {
    const { checks: found } = await checks([...front, ...body, heading(1, 'References')]);
    expect(found[1]?.says).toMatch(/says 1 word\.$/);
  });

  test.each<[string, string, Omit<DocxOptions, 'body'>]>([
    ['a note', paragraph([run('See'), footnoteReference(1)]), { footnotes: [[paragraph('A note')]] }],
    ['a text box', paragraph([textBox(paragraph('In a box'))]), {}],
    ['a frame', paragraph('In a frame').replace('<w:p>', '<w:p><w:pPr><w:framePr w:w="5000"/></w:pPr>'), {}],
    ['what a tracked change removed', paragraph([deleted('gone '), run('There')]), {}],
  ])('says "about" if Word may count differently: %s', async (_case, extra, options) => {
    const { checks: found } = await checks([...front, ...body, extra], options);
    expect(found[0]).toMatchObject({ isExact: false, says: expect.stringContaining('says about') });
  });
});
