import { describe, expect, test } from 'vitest';
import { findUnits } from '../../../../../src/core/docx/decide/items/units/find-units.ts';
import { readBody } from '../../../../support/docx/read-document.ts';
import { table } from '../../../../support/docx/tables.ts';
import { paragraph } from '../../../../support/docx/text.ts';

/** A text box with one branch alone, so that a document of nested ones stays small. */
const textBox = (block: string) =>
  `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${block}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;

/** Puts a block into a cell, on its own or in a text box. */
type Wrap = (block: string) => string;
const inCell: Wrap = (block) => table([[[paragraph('Above'), block, paragraph()]]]);
const inBoxInCell: Wrap = (block) => table([[[paragraph('Above'), paragraph([textBox(block)])]]]);
const inBoxInBoxInCell: Wrap = (block) => inBoxInCell(paragraph([textBox(block)]));

function nested(depth: number, wrap: Wrap): string {
  let inner = paragraph('Innermost');
  for (let count = 0; count < depth; count += 1) inner = wrap(inner);
  return inner;
}

/** The grids that are looked at in a document with this block. */
async function gridsIn(block: string) {
  const story = await readBody(block);
  const context = {
    numbering: () => null,
    zoneOf: () => 'text' as const,
    listed: new Set<number>(),
    headings: [],
  };
  return findUnits(story, 0, context).filter((unit) => unit.type === 'grid');
}

describe('tables nested in a table', () => {
  test.each([1, 3, 6])('are each considered in its text box: %d', async (depth) => {
    expect(await gridsIn(inBoxInCell(nested(depth, inCell)))).toHaveLength(1 + depth);
  });

  test.each([7, 60])('are ignored if nested deeper than documents ever are: %d', async (depth) => {
    expect(await gridsIn(inBoxInCell(nested(depth, inCell)))).toHaveLength(7);
  });

  test.each([
    ['in a text box of the next', inBoxInCell],
    ['in a text box within a text box of the next', inBoxInBoxInCell],
  ])('are as deep if each is %s', async (_case, wrap) => {
    expect(await gridsIn(nested(5, wrap))).toHaveLength(5);
    expect(await gridsIn(nested(10, wrap))).toHaveLength(7);
  });
});

describe('a table in a text box of the text', () => {
  test('is not nested', async () => {
    expect(await gridsIn(paragraph([textBox(nested(7, inCell))]))).toHaveLength(1);
    expect(await gridsIn(paragraph([textBox(nested(7, inBoxInCell))]))).toHaveLength(7);
  });
});
