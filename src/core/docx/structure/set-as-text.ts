import type { Block } from './blocks.ts';
import type { Caption } from './captions.ts';

/**
 * What a caption names where no grid and no picture stands at it: a figure that is a listing set as text, or
 * a table that is set with tabs. Null where neither does.
 */
export function setAsText(caption: Caption, blocks: readonly Block[]): string | null {
  const position = positionOf(caption, blocks);
  const around = [neighbours(blocks, position, -1), neighbours(blocks, position, 1)];
  if (caption.kind === 'figure' && around.some(([next]) => next && isCode(next)))
    return 'a listing set as text, captioned as a figure';
  const isSetWithTabs = (lines: Block[]) => lines.length >= fewestRows && lines.every(isTabbed);
  if (caption.kind === 'table' && around.some(isSetWithTabs))
    return 'rows set with tabs, captioned as a table';
  return null;
}

/** The nearest paragraphs with words on one side, nearest first, as many as a table has rows at least. */
function neighbours(blocks: readonly Block[], position: number, step: 1 | -1): Block[] {
  const found: Block[] = [];
  for (let next = position + step; found.length < fewestRows; next += step) {
    const block = blocks[next];
    if (!block) break;
    if (block.proseWords > 0) found.push(block);
    else if (block.table || block.captions.length > 0 || block.drawings.length > 0) break;
  }
  return found;
}

function isCode({ paragraphs }: Block): boolean {
  return (paragraphs[0]?.look.monospaced ?? 0) > 0.5;
}

/** Something stands before the tab and something after it: no mere indent. */
function isTabbed({ paragraphs }: Block): boolean {
  return /\S[ \u00a0]*\t\s*\S/.test(paragraphs[0]?.text ?? '');
}

/** Blocks lie in order and do not overlap. */
function positionOf(caption: Caption, blocks: readonly Block[]): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.end ?? 0) <= caption.paragraph) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A head and a line under it. */
const fewestRows = 2;
