import { describe, expect, test } from 'vitest';
import { analyseDocx } from '../../../src/core/docx/analyse.ts';
import { inserted } from '../../support/docx/changes.ts';
import { type DocxOptions, docx } from '../../support/docx/docx.ts';
import { picture } from '../../support/docx/drawings.ts';
import { caption, contentControl } from '../../support/docx/fields.ts';
import { refusal } from '../../support/docx/refusal.ts';
import { table } from '../../support/docx/tables.ts';
import { footnoteReference, heading, pageBreak, paragraph, run } from '../../support/docx/text.ts';
import { says } from './decide/zones/signals.ts';
import { entries, entry, prose, words } from './structure/prose.ts';

const thesis: DocxOptions = {
  body: [
    ...[
      paragraph('On Salt', { style: 'Title' }),
      paragraph([pageBreak()]),
      heading(1, 'Abstract'),
      prose(40),
    ],
    ...[
      paragraph([pageBreak()]),
      heading(1, 'Introduction'),
      paragraph([run(words(30)), footnoteReference(1)]),
    ],
    ...[
      caption('Table', 1, ': Yields of two years'),
      table([
        ['Year', 'Yield'],
        ['2019', '3'],
        ['2020', '4'],
      ]),
    ],
    ...[prose(50), paragraph([picture()]), caption('Figure', 1, ': A pan')],
    ...[heading(1, 'References'), ...entries(3)],
  ],
  footnotes: [[paragraph(words(8))]],
};

describe('analyseDocx', () => {
  test('counts the five numbers of a thesis', async () => {
    const { analysis } = await analyseDocx(await docx(thesis));
    const inReferences = 1 + [1, 2, 3].reduce((sum, each) => sum + entry(each).split(/\s+/).length, 0);
    expect(analysis).toEqual({
      // Heading, text with its note, caption, cells, text, caption.
      textWordCount: 1 + 30 + 8 + 6 + 6 + 50 + 4,
      refsWordCount: inReferences,
      tables: 1,
      figures: 1,
      frontMatter: 2,
    });
  });

  test('reports what the numbers are based on', async () => {
    const { report } = await analyseDocx(await docx(thesis));
    expect(report.bodyStart).toMatchObject({ heading: 'Introduction', paragraph: 5, runnerUp: null });
    expect(report.bodyStart.reason).toContain(says('start', 'introduction'));
    expect(report.bodyStart.certainty).toBeGreaterThan(0.9);
    expect(report.referenceLists).toMatchObject([{ heading: 'References', entries: 3 }]);
    expect(report.tables).toMatchObject([
      { caption: 'Table 1: Yields of two years', counted: true, zone: 'text' },
    ]);
    expect(report.figures).toMatchObject([{ caption: 'Figure 1: A pan', counted: true }]);
    expect(report.words.notes).toBe(8);
  });

  test('returns the same numbers in the analysis and in the report', async () => {
    const { analysis, report } = await analyseDocx(await docx(thesis));
    expect(report.words.text).toBe(analysis.textWordCount);
    expect(report.words.references).toBe(analysis.refsWordCount);
    expect(report.pages.count).toBe(analysis.frontMatter);
    expect(report.referenceLists.reduce((sum, list) => sum + list.words, 0)).toBe(analysis.refsWordCount);
    expect(report.words.front + report.words.text + report.words.references).toBe(report.words.total);
  });

  test('reads a stream just like bytes', async () => {
    const bytes = await docx(thesis);
    async function* chunks() {
      for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
    }
    expect(await analyseDocx(chunks())).toEqual(await analyseDocx(bytes));
  });

  test('applies the limits it is given', async () => {
    const bytes = await docx(thesis);
    const error = await refusal(analyseDocx(bytes, { limits: { fileBytes: 100 } }));
    expect(error.code).toBe('document_too_large');
  });

  test('names the first words if the body starts with a blank line', async () => {
    const { report } = await analyseDocx(await docx({ body: [paragraph(), paragraph(), prose(9)] }));
    expect(report.bodyStart.heading).toBe(`${words(9)}.`);
  });
});

describe('a document without text', () => {
  test.each([
    ['no paragraph at all', []],
    ['blank paragraphs alone', [paragraph(), paragraph('   '), paragraph()]],
    [
      'an empty table',
      [
        table([
          ['', ''],
          ['', ''],
        ]),
      ],
    ],
  ])('is refused when it has %s', async (_case, body) => {
    const error = await refusal(analyseDocx(await docx({ body })));
    expect(error.code).toBe('document_empty');
    expect(error.message).toMatch(/^This document contains no text\./);
  });

  test('is refused with a mention of the files that it imports', async () => {
    const body = ['<w:altChunk r:id="rIdHtml"/>'];
    const error = await refusal(analyseDocx(await docx({ body })));
    expect(error.code).toBe('document_empty');
    expect(error.message).toContain('other files');
  });

  test('is analysed if it has a picture', async () => {
    const { analysis, report } = await analyseDocx(await docx({ body: [paragraph([picture()])] }));
    expect(analysis).toEqual({ textWordCount: 0, refsWordCount: 0, tables: 0, figures: 1, frontMatter: 0 });
    expect(report.bodyStart.heading).toBeNull();
  });
});

describe('the five numbers stay the same', () => {
  const body = thesis.body ?? [];
  const numbers = async (changed: readonly string[]) =>
    (await analyseDocx(await docx({ ...thesis, body: changed }))).analysis;

  test('if the whole document is in a content control', async () => {
    expect(await numbers([contentControl(body)])).toEqual(await numbers(body));
  });

  test('if its runs are inserted by a tracked change', async () => {
    const tracked = body.map((part) =>
      part.startsWith('<w:p>') ? part.replace(/<w:r>.*<\/w:r>/s, (runs) => inserted([runs])) : part,
    );
    expect(tracked).not.toEqual(body);
    expect(await numbers(tracked)).toEqual(await numbers(body));
  });

  test('if its runs are split in the middle of words', async () => {
    const split = body.map((part) => part.replace(/(<w:t[^>]*>)(\w\w\w)(\w)/g, '$1$2</w:t></w:r><w:r>$1$3'));
    expect(split).not.toEqual(body);
    expect(await numbers(split)).toEqual(await numbers(body));
  });

  test.each([
    ['Strict OOXML', { strict: true }],
    ['another prefix', { prefix: 'ns0' }],
  ])('in %s', async (_case, options) => {
    const changed = (await analyseDocx(await docx({ ...thesis, ...options }))).analysis;
    expect(changed).toEqual(await numbers(body));
  });
});
