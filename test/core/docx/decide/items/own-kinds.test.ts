import { describe, expect, test } from 'vitest';
import { caption } from '../../../../support/docx/fields.ts';
import { prose } from '../../structure/prose.ts';
import { grid, image, items } from './counted-items.ts';

const shown = (object: string, label: string, number: number) => [
  prose(),
  object,
  caption(label, number, ': how it looks'),
];

describe('captions that Word numbers by a label of the author’s own', () => {
  test('are those of figures where they stand beside pictures', async () => {
    const body = [...shown(image, 'Login', 1), ...shown(image, 'Login', 2), prose()];
    expect(await items(body)).toEqual(['figure: Login 1: how it looks', 'figure: Login 2: how it looks']);
  });

  test('are those of figures together with other such labels that are used once', async () => {
    const body = [...shown(image, 'Login', 1), ...shown(image, 'Logout', 1), prose()];
    expect(await items(body)).toHaveLength(2);
  });

  test('are neither those of tables nor of figures beside grids', async () => {
    const body = [...shown(grid, 'Query', 1), ...shown(grid, 'Query', 2), prose()];
    expect(await items(body)).toEqual([]);
  });

  test('are neither where a language has the label for something else', async () => {
    const body = [...shown(image, 'Listing', 1), ...shown(image, 'Listing', 2), prose()];
    expect(await items(body)).toEqual([]);
  });
});
