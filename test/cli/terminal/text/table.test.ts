import { describe, expect, test } from 'vitest';
import { displayWidth } from '../../../../src/cli/terminal/text/columns.ts';
import { colouredStyle, plainStyle } from '../../../../src/cli/terminal/text/style.ts';
import { type Column, tableLines } from '../../../../src/cli/terminal/text/table.ts';

const columns: readonly Column[] = [
  { title: 'Id', cut: 'id', least: 8 },
  { title: 'Received', leaveOut: 1 },
  { title: 'Name', least: 10 },
  { title: 'Document', least: 10, cut: 'middle', leaveOut: 2 },
  { title: 'Total', side: 'right' },
];
const row = [
  '7f3c91d2-5b1e-4c0a-9f64-2d8f1a0b7c33',
  '2026-11-20 14:03 UTC',
  'Ada Augusta Lovelace',
  'dissertation-final-2.docx',
  '$1,104.86',
];

function linesAt(width: number | undefined, rows: string[][] = [row]): string[] {
  return tableLines(columns, rows, { style: plainStyle, columns: () => width });
}

describe('tableLines', () => {
  test('keep all columns where there is no terminal', () => {
    const [, line = ''] = linesAt(undefined);
    for (const cell of row) expect(line).toContain(cell);
  });

  test.each([200, 120, 100, 80, 60, 50, 40])('fit a terminal of %s columns', (width) => {
    for (const line of linesAt(width)) expect(displayWidth(line)).toBeLessThanOrEqual(width);
  });

  test('cut cells before they leave columns out', () => {
    expect(linesAt(70)[1]).toBe('7f3c91d2  2026-11-20 14:03 UTC  Ada Augus…  dissert…-2.docx  $1,104.86');
  });

  test('leave out the columns with the highest numbers first, and give the others their room', () => {
    expect(linesAt(60)[1]).toBe('7f3c91d2  2026-11-20 14:03 UTC  Ada Augusta Love…  $1,104.86');
    expect(linesAt(36)[1]).toBe('7f3c91d2  Ada Augusta Lo…  $1,104.86');
  });

  test('cut cells to the most that they may have, wherever they go', () => {
    const lines = tableLines([{ title: 'Name', most: 5 }], [['Lovelace']], {
      style: plainStyle,
      columns: () => undefined,
    });
    expect(lines).toEqual(['Name', 'Love…']);
  });

  test('keep columns in line where cells have colours', () => {
    const coloured = [...row];
    coloured[2] = colouredStyle.error('failed');
    const [, first = '', second = ''] = linesAt(undefined, [row, coloured]);
    expect(displayWidth(second)).toBe(displayWidth(first));
  });
});
