import { describe, expect, test } from 'vitest';
import type { Boundaries } from '../../../../src/core/docx/corrections/boundaries.ts';
import { tableOfContents } from '../../../support/docx/fields.ts';
import { refusal } from '../../../support/docx/refusal.ts';
import { heading, pageBreak, paragraph } from '../../../support/docx/text.ts';
import { overruled } from '../structure/overruled.ts';
import { entries, prose } from '../structure/prose.ts';

const broken = paragraph([pageBreak()]);
const body = [
  ...[paragraph('On Salt', { style: 'Title' }), broken, heading(1, 'Abstract'), prose(40), broken],
  ...[heading(1, 'Salt and I'), prose(30), heading(1, '1. Introduction'), prose(50)],
  ...[heading(1, '2. Methods and Materials'), prose(60), heading(1, 'References'), ...entries(3)],
];
const start = async (bodyStart: string | number, parts: readonly string[] = body) =>
  (await overruled(parts, { bodyStart })).report.bodyStart;
const refused = (boundaries: Boundaries, parts: readonly string[] = body) =>
  refusal(overruled(parts, boundaries));

describe('the start of the body that an operator sets', () => {
  test('is taken as certain', async () => {
    expect(await start('Salt and I')).toMatchObject({
      heading: 'Salt and I',
      paragraph: 5,
      reason: 'set by the editor',
      certainty: 1,
      runnerUp: null,
    });
  });

  test('moves words and pages between front matter and text', async () => {
    const before = await overruled(body, { bodyStart: '1. Introduction' });
    const after = await overruled(body, { bodyStart: 'Salt and I' });
    expect(before.report.words.front - after.report.words.front).toBe(3 + 30);
    expect(after.analysis.textWordCount - before.analysis.textWordCount).toBe(3 + 30);
    expect(after.report.words.total).toBe(before.report.words.total);
    expect(after.analysis.frontMatter).toBe(2);
    expect((await overruled(body, { bodyStart: 2 })).analysis.frontMatter).toBe(1);
  });

  test.each([
    ['as it is written', '2. Methods and Materials'],
    ['in other letter case', '2. METHODS AND MATERIALS'],
    ['with other white space', '  2.  Methods\tand\u00a0 Materials '],
    ['without its number', 'Methods and Materials'],
    ['cut as the report cuts it', '2. Methods and Ma…'],
    ['by the number of its paragraph', 9],
  ])('is found %s', async (_case, place) => {
    expect((await start(place)).heading).toBe('2. Methods and Materials');
  });

  test('is found by a number that Word sets', async () => {
    const parts = body.map((part) => part.replace('1. Introduction', 'Introduction'));
    expect((await start('1 Introduction', parts)).heading).toBe('Introduction');
  });

  test('is not found by a different number', async () => {
    const error = await refused({ bodyStart: '3. Introduction' });
    expect(error.code).toBe('input_invalid');
  });

  test('may be a paragraph that is not a heading', async () => {
    const parts = [
      ...body.slice(0, 6),
      paragraph('It all began in the spring of that year.'),
      ...body.slice(6),
    ];
    expect((await start('It all began in the spring of that year', parts)).paragraph).toBe(6);
  });

  test('is not looked for in the contents', async () => {
    const toc = tableOfContents([
      { text: 'Salt and I', page: 3 },
      { text: '1. Introduction', page: 4 },
      { text: '2. Methods and Materials', page: 9 },
    ]);
    const parts = [...body.slice(0, 2), toc, broken, ...body.slice(2)];
    expect((await start('1. Introduction', parts)).paragraph).toBeGreaterThan(8);
  });

  test('may be "none" if there is no front matter', async () => {
    const { analysis, report } = await overruled(body, { bodyStart: 'none' });
    expect(report.words.front).toBe(0);
    expect(analysis.frontMatter).toBe(0);
    expect(report.bodyStart).toMatchObject({ paragraph: 0, heading: 'On Salt', certainty: 1 });
  });

  test('may come after the last words, so that everything is front matter', async () => {
    const { report } = await overruled([...body, paragraph()], { bodyStart: 15 });
    expect(report.words.front).toBe(report.words.total);
    for (const certainty of Object.values(report.certainty)) {
      expect(certainty).toBeGreaterThanOrEqual(0);
      expect(certainty).toBeLessThanOrEqual(1);
    }
  });

  test('is refused if no heading matches, with the closest ones', async () => {
    const error = await refused({ bodyStart: 'Introducton' });
    expect(error.code).toBe('input_invalid');
    expect(error.message).toBe(
      '"bodyStart" ("Introducton") is not in the document; headings: "1. Introduction" (page 3, paragraph 7).',
    );
    expect(error.details).toEqual({ path: 'bodyStart', paragraphs: [7] });
  });

  test('is refused with the first headings if none is close', async () => {
    expect((await refused({ bodyStart: 'Ω' })).message).toContain(
      '"Abstract" (page 2, paragraph 2), "Salt and I" (page 3, paragraph 5)',
    );
  });

  test('is the heading that matches word for word, before any others with a number', async () => {
    const parts = [...body, heading(2, 'Introduction'), prose()];
    expect((await start('introduction', parts)).paragraph).toBe(15);
    expect((await start('1. introduction', parts)).paragraph).toBe(7);
  });

  test('is refused if several headings match, with their paragraphs', async () => {
    const twice = await refused({ bodyStart: 'Sources' }, [...body, ...sources, ...sources]);
    expect(twice.message).toBe(
      '"bodyStart" ("Sources") matches 2 places: "Sources" (page 3, paragraph 15), "Sources" (page 3, paragraph 17). Give the number of the paragraph instead.',
    );
  });

  test('is refused beyond the last paragraph', async () => {
    expect((await refused({ bodyStart: 900 })).message).toBe(
      '"bodyStart" is 900, but only paragraphs 0 to 14 are possible here.',
    );
  });

  test('quotes no more of a long text than needed', async () => {
    const error = await refused({ bodyStart: 'x'.repeat(900) });
    expect(error.message.length).toBeLessThan(500);
  });
});

const sources = [heading(2, 'Sources'), prose()];
