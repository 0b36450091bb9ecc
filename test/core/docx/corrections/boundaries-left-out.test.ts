import { describe, expect, test } from 'vitest';
import type { Analysis } from '../../../../src/core/docx/analysis.ts';
import type { Boundaries } from '../../../../src/core/docx/corrections/boundaries.ts';
import { boundariesIn } from '../../../../src/core/docx/corrections/written-out.ts';
import { picture } from '../../../support/docx/drawings.ts';
import { caption } from '../../../support/docx/fields.ts';
import { table } from '../../../support/docx/tables.ts';
import { footnoteReference, heading, paragraph, run } from '../../../support/docx/text.ts';
import { overruled } from '../structure/overruled.ts';
import { entry, prose, words } from '../structure/prose.ts';

const grid = table([
  ['Year', 'Wheat', 'Rye'],
  ['2001', '17', '12'],
  ['2002', '19', '11'],
]);
const body = [
  ...[heading(1, 'Introduction'), prose(), prose()],
  ...[heading(1, 'Methods'), prose(), paragraph([run(words(4)), footnoteReference(1)])],
  ...[caption('Table', 1, ': Yields'), grid],
  ...[heading(2, 'Instruments'), prose()],
  ...[heading(1, 'Results'), prose()],
  ...[heading(1, 'References'), paragraph(entry(1)), paragraph(entry(2)), paragraph(entry(3))],
  ...[heading(1, 'Appendix A'), prose()],
];
const footnotes = [[paragraph(words(6))]];

const analysed = (boundaries: Boundaries = {}) => overruled(body, boundaries, { footnotes });
const counts = async (boundaries: Boundaries): Promise<Analysis> => (await analysed(boundaries)).analysis;

describe('a part that an operator leaves out', () => {
  test('extends to the end of its section, with its notes and its tables', async () => {
    const before = await counts({});
    const after = await counts({ leaveOut: ['Methods'] });
    const gone = 1 + 70 + 4 + 6 + 3 + 9 + 1 + 70;
    expect(before.textWordCount - after.textWordCount).toBe(gone);
    expect([before.tables, after.tables]).toEqual([1, 0]);
    expect(after.refsWordCount).toBe(before.refsWordCount);
  });

  test('extends to another place if one is given', async () => {
    const before = await counts({});
    const after = await counts({ leaveOut: [{ from: 'Methods', until: 'Instruments' }] });
    expect(before.textWordCount - after.textWordCount).toBe(1 + 70 + 4 + 6 + 3 + 9);
  });

  test('ends before the reference list if it is the last section', async () => {
    const before = await counts({});
    const after = await counts({ leaveOut: ['Results'] });
    expect(before.textWordCount - after.textWordCount).toBe(1 + 70);
    expect(after.refsWordCount).toBe(before.refsWordCount);
  });

  test('takes its own list with it, which has a lower heading', async () => {
    const chapter = [
      heading(1, 'Results'),
      prose(),
      heading(2, 'References'),
      paragraph(entry(4)),
      paragraph(entry(5)),
    ];
    const paper = [...body.slice(0, 2), ...chapter, heading(1, 'Discussion'), prose()];
    const { analysis } = await overruled(paper, { leaveOut: ['Results'] }, { footnotes });
    expect(analysis.refsWordCount).toBe(0);
  });

  test('may be a reference list', async () => {
    expect((await counts({ leaveOut: ['References'] })).refsWordCount).toBe(0);
  });

  test('is not part of the sum of the zones and is reported separately', async () => {
    const { words: all } = (await analysed()).report;
    const { words: rest, leftOut } = (await analysed({ leaveOut: ['Appendix A'] })).report;
    expect(rest.front + rest.text + rest.references).toBe(rest.total);
    expect(rest.total + (rest.leftOut ?? 0)).toBe(all.total);
    expect(leftOut).toMatchObject([{ heading: 'Appendix A', words: rest.leftOut }]);
    expect(all.leftOut).toBeUndefined();
  });

  test('is counted once if two of them overlap', async () => {
    const once = await counts({ leaveOut: ['Methods'] });
    expect(await counts({ leaveOut: ['Methods', 'Instruments', 'Methods'] })).toEqual(once);
  });

  test('has tables that do not count, even if the operator set them to count, and says so', async () => {
    const items = [{ table: 'Table 1', counted: true }];
    const { analysis, report } = await analysed({ leaveOut: ['Methods'], items });
    expect(analysis.tables).toBe(0);
    const reason = 'left out with its part by the editor; that it was set to count has no effect';
    expect(report.tables).toMatchObject([{ counted: false, reason, certainty: 1 }]);
    const [left] = (await analysed({ leaveOut: ['Methods'] })).report.tables;
    expect(left).toMatchObject({ counted: false, reason: 'left out by the editor', certainty: 1 });
  });

  test('has no items that only the operator sees as such', async () => {
    const items = [{ figure: 'Table 1', counted: true }];
    expect((await counts({ items })).figures).toBe(1);
    expect((await counts({ leaveOut: ['Methods'], items })).figures).toBe(0);
  });

  test('may be the whole document', async () => {
    const everything = { from: 0 };
    const { analysis } = await analysed({
      leaveOut: [everything, 'Methods', 'Results', 'References', 'Appendix A'],
    });
    expect(analysis).toMatchObject({ textWordCount: 0, refsWordCount: 0, tables: 0 });
  });

  test('may be all there is, even in a document of pictures', async () => {
    const pictures = [paragraph([picture({ width: 300, height: 200 })])];
    expect((await overruled(pictures, {})).analysis.figures).toBe(1);
    expect((await overruled(pictures, { leaveOut: [{ from: 0 }] })).analysis.figures).toBe(0);
  });

  test('can be written out and read back in', async () => {
    const { analysis, report } = await analysed({ leaveOut: ['Methods'] });
    expect((await analysed(boundariesIn(report))).analysis).toEqual(analysis);
  });

  test('must be in the document', async () => {
    await expect(analysed({ leaveOut: ['Discussion'] })).rejects.toMatchObject({
      code: 'input_invalid',
      message: expect.stringContaining('"leaveOut.0.from"'),
    });
  });
});

describe('a part that an operator says is not a reference list', () => {
  test('is text, and so are its words', async () => {
    const before = await counts({});
    const after = await counts({ notReferenceLists: ['References'] });
    expect(after.refsWordCount).toBe(0);
    expect(after.textWordCount).toBe(before.textWordCount + before.refsWordCount);
  });

  test('may be named by any paragraph in it', async () => {
    const list = (await analysed()).report.referenceLists[0]?.paragraph ?? 0;
    expect((await counts({ notReferenceLists: [list + 2] })).refsWordCount).toBe(0);
  });

  test('changes nothing if there is no list', async () => {
    expect(await counts({ notReferenceLists: ['Results'] })).toEqual(await counts({}));
  });

  test('makes it certain that there is no list', async () => {
    const { certainty, doubts } = (await analysed({ notReferenceLists: ['References'] })).report;
    expect(certainty.refsWordCount).toBeGreaterThan(0.9);
    expect(doubts.join()).not.toContain('reference list');
  });
});
