import { describe, expect, test } from 'vitest';
import type { CheckedBoundaries } from '../../src/core/docx/corrections/boundaries.ts';
import type { Outline, OutlineRow } from '../../src/core/docx/outline/outline.ts';
import { correctionsAt } from '../../src/http/pages/desk/submissions/document/corrections.ts';

const row = (at: number, more: Partial<OutlineRow> = {}): OutlineRow => {
  return { at, kind: 'text', text: 'Salt', words: 1, ...more };
};
const item = {
  kind: 'table',
  paragraph: 6,
  counted: true,
  number: 1,
  caption: null,
  reason: '',
  certainty: 1,
} as const;
const outline: Pick<Outline, 'rows' | 'bands'> = {
  rows: [
    ...[row(0), row(4, { kind: 'heading' }), row(5), row(6, { kind: 'table', items: [item] })],
    ...[row(8, { kind: 'drawing', drawing: { kind: 'picture', width: 1, height: 1, count: 1 } })],
    ...[row(10, { kind: 'heading' }), row(12), row(20, { kind: 'heading' })],
  ],
  bands: [
    { kind: 'front', from: 0, until: 4, words: 1 },
    { kind: 'text', from: 4, until: 10, words: 1 },
    { kind: 'references', from: 10, until: 15, words: 1 },
    { kind: 'text', from: 15, until: 20, words: 1 },
    { kind: 'leftOut', from: 20, until: 25, words: 1 },
  ],
};

function said(at: number, label: string, boundaries: CheckedBoundaries = {}): CheckedBoundaries | undefined {
  return correctionsAt({ outline, boundaries, at }).find((each) => each.label === label)?.boundaries;
}

describe('what can be said of a row', () => {
  test('is that the text starts there, unless it does', () => {
    expect(said(0, 'The text starts here', { frontPages: 3 })).toEqual({ frontPages: 3, bodyStart: 0 });
    expect(said(4, 'The text starts here')).toBeUndefined();
  });

  test('is that a reference list starts there, beside those there are', () => {
    const lists = [{ from: 10, until: 15 }, { from: 5 }];
    expect(said(5, 'A reference list starts here')).toEqual({ referenceLists: lists });
    expect(said(0, 'A reference list starts here')).toBeUndefined();
  });

  test('is that a list is none, or ends before it', () => {
    expect(said(12, 'This is not a reference list')).toEqual({ referenceLists: [] });
    expect(said(12, 'The reference list ends before this')).toEqual({
      referenceLists: [{ from: 10, until: 12 }],
    });
    expect(said(10, 'The reference list ends before this')).toBeUndefined();
  });

  test('is whether a table or figure counts, once', () => {
    const before = {
      items: [
        { table: 6, counted: true },
        { figure: 8, counted: true },
      ],
    };
    expect(said(6, 'This does not count as a table', before)).toEqual({
      items: [
        { figure: 8, counted: true },
        { table: 6, counted: false },
      ],
    });
    expect(said(8, 'Count this as a figure')).toEqual({ items: [{ figure: 8, counted: true }] });
  });

  test('is which one of several figures in a paragraph counts', () => {
    const figure = { ...item, kind: 'figure', paragraph: 9 } as const;
    const items = [figure, { ...figure, counted: false }, { ...figure, counted: false }];
    const rows = [...outline.rows, row(9, { kind: 'drawing', items })];
    const before = { items: [{ figure: 9, position: 3, counted: true }] };
    const corrections = correctionsAt({ outline: { ...outline, rows }, boundaries: before, at: 9 });
    expect(corrections.slice(0, 3)).toEqual([
      {
        label: 'This does not count as a figure (1 of 3)',
        boundaries: { items: [...before.items, { figure: 9, position: 1, counted: false }] },
      },
      {
        label: 'Count this as a figure (2 of 3)',
        boundaries: { items: [...before.items, { figure: 9, position: 2, counted: true }] },
      },
      { label: 'Count this as a figure (3 of 3)', boundaries: before },
    ]);
  });

  test('is that a section is left out, or taken in again', () => {
    expect(said(4, 'Leave this section out')).toEqual({ leaveOut: [{ from: 4 }] });
    expect(said(20, 'Include this part again', { leaveOut: [{ from: 20 }] })).toEqual({ leaveOut: [] });
  });

  test('is not that a table counts in a part that was left out, where that has no effect', () => {
    const left = { ...item, paragraph: 22, counted: false, number: null };
    const rows = [...outline.rows, row(22, { kind: 'table', items: [left] }), row(24, { kind: 'table' })];
    const labels = (at: number) =>
      correctionsAt({ outline: { ...outline, rows }, boundaries: {}, at }).map(({ label }) => label);
    for (const at of [22, 24]) {
      expect(labels(at)).toContain('Include this part again');
      expect(labels(at).join()).not.toContain('Count this');
    }
  });

  test('is nothing where no row is', () => {
    expect(correctionsAt({ outline, boundaries: {}, at: 99 })).toEqual([]);
  });
});
