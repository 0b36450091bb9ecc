import { describe, expect, test } from 'vitest';
import { picture } from '../../../../support/docx/drawings.ts';
import { caption } from '../../../../support/docx/fields.ts';
import { table } from '../../../../support/docx/tables.ts';
import { heading, pageBreak, paragraph } from '../../../../support/docx/text.ts';
import { report } from '../../structure/decisions.ts';
import { entries, prose } from '../../structure/prose.ts';

const chapters = [heading(1, 'Introduction'), prose(), prose(), heading(1, 'Methods'), prose(), prose()];
const references = [heading(1, 'References'), ...entries(8)];
const data = table([
  ['Year', 'Yield'],
  ['2019', '3'],
]);
const graphic = paragraph([picture()]);

const certaintyOf = async (body: readonly string[]) => (await report(body)).certainty;

describe('tables and figures are', () => {
  const withItems = (...items: string[]) => certaintyOf([...chapters, ...items, prose(), ...references]);

  test('sure with captions', async () => {
    const { tables, figures } = await withItems(
      ...[caption('Table', 1, ': Yields'), data, prose(), graphic, caption('Figure', 1, ': A pan')],
    );
    expect(tables).toBeGreaterThanOrEqual(0.85);
    expect(figures).toBeGreaterThanOrEqual(0.85);
  });

  test('sure if there are none', async () => {
    const { tables, figures } = await withItems();
    expect(tables).toBeGreaterThanOrEqual(0.95);
    expect(figures).toBeGreaterThanOrEqual(0.95);
  });

  test('less sure without captions', async () => {
    const captioned = (await withItems(caption('Table', 1, ': Yields'), data)).tables;
    expect((await withItems(data)).tables).toBeLessThan(captioned);
  });

  test('less sure the more there are without captions', async () => {
    const many = Array.from({ length: 9 }, () => [data, prose()]).flat();
    expect((await withItems(...many)).tables).toBeLessThan((await withItems(data)).tables);
  });

  test('less sure with a caption that has no object', async () => {
    const line = paragraph('Figure 1: A pan');
    const [bare, whole] = [await withItems(prose(), line, prose()), await withItems(prose(), graphic, line)];
    expect(bare.figures).toBeLessThan(whole.figures);
  });

  test('less sure where another start of the body would leave some of them before it', async () => {
    const title = [paragraph('On Salt', { style: 'Title' }), paragraph([pageBreak()])];
    const why = [...title, heading(1, 'Why salt'), prose(), prose()];
    const captioned = [caption('Table', 1, ': Yields'), data, prose()];
    const between = await certaintyOf([...why, ...captioned, ...chapters, ...references]);
    const behind = await certaintyOf([...why, ...chapters, ...captioned, ...references]);
    expect(between.tables).toBeLessThan(behind.tables);
    expect(between.figures).toBe(behind.figures);
  });

  test('less sure of none where another start of the body would let one count', async () => {
    const title = [paragraph('On Salt', { style: 'Title' }), paragraph([pageBreak()])];
    const front = (...blocks: string[]) => [...title, heading(1, 'Abstract'), prose(40), ...blocks];
    const withTable = await report([
      ...front(caption('Table', 1, ': Yields'), data),
      ...chapters,
      ...references,
    ]);
    const without = await report([...front(), ...chapters, ...references]);
    expect(withTable.tables).toEqual([]);
    expect(withTable.bodyStart.certainty).toBeLessThan(0.99);
    expect(withTable.certainty.tables).toBeLessThan(without.certainty.tables);
  });
});
