import { describe, expect, test } from 'vitest';
import type { Boundaries } from '../../../../src/core/docx/corrections/boundaries.ts';
import { refusal } from '../../../support/docx/refusal.ts';
import { heading, paragraph } from '../../../support/docx/text.ts';
import { overruled } from '../structure/overruled.ts';
import { entries, prose } from '../structure/prose.ts';

const first = [heading(1, 'Introduction'), prose(50), heading(2, 'Sources and Thanks'), ...entries(2)];
const body = [
  ...first,
  ...[heading(1, 'Methods'), prose(60), heading(1, 'References'), ...entries(3)],
  ...[heading(2, 'Primary'), ...entries(2), heading(1, 'Appendix A'), prose(20)],
];
type Lists = Boundaries['referenceLists'];
const lists = async (referenceLists: Lists, parts: readonly string[] = body) =>
  (await overruled(parts, { referenceLists })).report.referenceLists;
const refused = async (referenceLists: Lists, bodyStart?: number) =>
  (await refusal(overruled(body, { referenceLists, bodyStart }))).message;

describe('the reference lists that an operator sets', () => {
  test('are taken as certain and complete', async () => {
    expect(await lists(['Sources and Thanks'])).toMatchObject([
      { heading: 'Sources and Thanks', paragraph: 2, until: 5, reason: 'set by the editor', certainty: 1 },
    ]);
  });

  test('extend to the end of their section', async () => {
    expect(await lists(['References'])).toMatchObject([{ paragraph: 7, until: 14, entries: 6 }]);
  });

  test('extend to the heading that ends them', async () => {
    expect(await lists([{ from: 'References', until: 'Primary' }])).toMatchObject([
      { paragraph: 7, until: 11, entries: 3 },
    ]);
  });

  test('may be named by paragraphs that are not headings', async () => {
    expect(await lists([{ from: 8, until: 10 }])).toMatchObject([{ paragraph: 8, until: 10 }]);
    expect(await lists([12])).toMatchObject([{ paragraph: 12, until: 14 }]);
  });

  test('end where the next one begins', async () => {
    expect(await lists(['References', 'Primary'])).toMatchObject([
      { paragraph: 7, until: 11 },
      { paragraph: 11, until: 14 },
    ]);
  });

  test('are in document order in the report', async () => {
    const found = await lists(['References', 'Sources and Thanks']);
    expect(found.map(({ paragraph }) => paragraph)).toEqual([2, 7]);
  });

  test('end at a heading that comes after them, whatever matches before', async () => {
    const parts = [heading(1, 'Appendix A'), prose(), ...body];
    expect(await lists([{ from: 'References', until: 'Appendix A' }], parts)).toMatchObject([
      { paragraph: 9, until: 16 },
    ]);
  });

  test.each([['none' as const], [[]]])('may be none, given as %o', async (none) => {
    const { analysis, report } = await overruled(body, { referenceLists: none });
    expect(analysis.refsWordCount).toBe(0);
    expect(report.words.text).toBe(report.words.total);
    expect(report.certainty.refsWordCount).toBe(1);
    expect(report.doubts.join()).not.toContain('No reference list was found');
  });

  test.each<[string, Lists, string]>([
    [
      'a heading that is not there',
      ['Bibliography'],
      '"referenceLists.0.from" ("Bibliography") is not in the document',
    ],
    [
      'an end that does not come after it',
      [{ from: 'References', until: 'Methods' }],
      '"referenceLists.0.until" ("Methods") must come after "References" (page 1, paragraph 7)',
    ],
    [
      'an end before it',
      [{ from: 7, until: 7 }],
      '"referenceLists.0.until" is 7, but only paragraphs 8 to 15',
    ],
    ['lists that overlap', [{ from: 7, until: 12 }, 10], '"referenceLists.0" overlaps with another'],
    ['a list given twice', ['References', 'references'], '"referenceLists.0" overlaps with another'],
  ])('are refused for %s', async (_case, given, message) => {
    expect(await refused(given)).toContain(message);
  });

  test('are refused in the front matter', async () => {
    expect(await refused(['Sources and Thanks'], 5)).toBe(
      '"referenceLists.0.from" is before the start of the body, paragraph 5.',
    );
  });

  test('leave the number of words unchanged', async () => {
    const counts = [undefined, [], ['References'], [3], [{ from: 2, until: 9 }]].map(
      async (referenceLists) => (await overruled(body, { referenceLists })).report.words,
    );
    const [none, ...others] = await Promise.all(counts);
    for (const { front, text, references, total } of others) {
      expect(total).toBe(none?.total);
      expect(front + text + references).toBe(total);
    }
  });
});

test('a list of which nothing is left in the text has an empty heading', async () => {
  const [found] = await lists([{ from: 8, until: 9 }], [...body.slice(0, 8), paragraph(), ...body.slice(8)]);
  expect(found).toMatchObject({ heading: '', words: 0, entries: 0 });
});
