import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { analyseDocx } from '../../src/core/docx/analyse.ts';
import { numberKeys } from '../../src/core/docx/analysis.ts';
import { explanationOf } from '../../src/mcp/tools/explanation.ts';
import { text } from '../core/docx/decide/zones/lists.ts';
import { entries, prose } from '../core/docx/structure/prose.ts';
import { docx } from '../support/docx/docx.ts';
import { heading, paragraph } from '../support/docx/text.ts';

const sample = await readFile(new URL('../../examples/sample-thesis.docx', import.meta.url));

async function read(bytes: Uint8Array, outline = true) {
  return { name: 'thesis.docx', ...(await analyseDocx(bytes, { outline })) };
}

describe('an explanation', () => {
  test.each(['textWordCount', 'refsWordCount'] as const)(
    'of %s has the words that add up to it',
    async (number) => {
      const document = await read(sample);
      const { lines } = explanationOf(number, document);
      expect(lines.reduce((sum, { words = 0 }) => sum + words, 0)).toBe(document.analysis[number]);
    },
  );

  test.each(['tables', 'figures'] as const)('of %s has a line for each that counts', async (number) => {
    const document = await read(sample);
    const counted = explanationOf(number, document).lines.filter(({ isCounted }) => isCounted);
    expect(counted).toHaveLength(document.analysis[number]);
  });

  test('of front matter has all that tells of it, and where the body starts', async () => {
    const document = await read(sample);
    const { lines } = explanationOf('frontMatter', document);
    expect(lines.filter(({ pages }) => pages === document.analysis.frontMatter).length).toBeGreaterThan(1);
    expect(lines.at(-1)).toMatchObject({ text: { untrusted: 'Chapter 1: Introduction' }, page: 4 });
  });

  test('of references has the next best list, which does not count', async () => {
    const sources = [heading(1, 'Sources'), prose(80), prose(80), heading(1, 'Outlook'), prose(), prose()];
    const references = [heading(1, 'References'), ...entries(8)];
    const document = await read(await docx({ body: [...text, ...sources, ...references] }));
    const { lines } = explanationOf('refsWordCount', document);
    expect(lines).toMatchObject([
      { isCounted: true, text: { untrusted: 'References' } },
      { isCounted: false, text: { untrusted: 'Sources' }, reason: document.report.listRunnerUp?.reason },
    ]);
  });

  test('of front matter has the next best start', async () => {
    const body = [
      paragraph('On Salt'),
      heading(1, 'Summary'),
      prose(),
      prose(),
      heading(1, 'Salt'),
      prose(),
      prose(),
    ];
    const document = await read(await docx({ body: [...body, heading(1, 'Water'), prose()] }));
    const { lines } = explanationOf('frontMatter', document);
    const { heading: other = null } = document.report.bodyStart.runnerUp ?? {};
    expect(other).not.toBeNull();
    expect(lines.at(-1)).toMatchObject({ isCounted: false, text: { untrusted: other } });
  });

  test('of the text says where each chapter starts', async () => {
    const { lines } = explanationOf('textWordCount', await read(sample));
    expect(lines[1]).toMatchObject({ text: { untrusted: 'Chapter 2: Literature Review' }, page: 5 });
  });

  test('of the text without the document itself has one line for all of it', async () => {
    const document = await read(sample, false);
    const { lines } = explanationOf('textWordCount', document);
    expect(lines).toMatchObject([{ words: document.analysis.textWordCount }]);
  });

  test('says where an operator has set the number', async () => {
    const document = await read(sample);
    const { says } = explanationOf('tables', { ...document, analysis: { ...document.analysis, tables: 12 } });
    expect(says).toEqual(['The lines add up to 3 tables; the operator set the number to 12.']);
  });

  test('of front matter says that an operator has set the number, with which no count agrees', async () => {
    const document = await read(sample);
    const set = { ...document, analysis: { ...document.analysis, frontMatter: 9 } };
    const { says, lines } = explanationOf('frontMatter', set);
    expect(says.at(-1)).toBe('The analysis counted 3 pages; the operator set the number to 9.');
    expect(lines.filter(({ isCounted }) => isCounted)).toEqual([]);
  });

  test('of references says that an operator has set the number where no list was found', async () => {
    const document = await read(await docx({ body: [heading(1, 'Introduction'), paragraph('One word.')] }));
    const set = { ...document, analysis: { ...document.analysis, refsWordCount: 250 } };
    expect(explanationOf('refsWordCount', set).says).toEqual([
      'No reference list was found.',
      'The analysis counted 0 words; the operator set the number to 250.',
    ]);
  });

  test('of the text says that an operator has set the number where the document may not be seen', async () => {
    const { analysis, ...document } = await read(sample, false);
    const set = { ...document, analysis: { ...analysis, textWordCount: 9_000 } };
    expect(explanationOf('textWordCount', set).says.at(-1)).toBe(
      'The analysis counted 2,676 words; the operator set the number to 9,000.',
    );
  });

  test.each(numberKeys)('of %s is there for a document with hardly anything in it', async (number) => {
    const document = await read(await docx({ body: [heading(1, 'Introduction'), paragraph('One word.')] }));
    expect(explanationOf(number, document).says.join()).not.toContain('operator');
  });
});
