import type { Block } from './blocks.ts';
import { canBearCaption, isFigureLike } from './figure-rules.ts';
import type { Candidate } from './pairing.ts';

/** Grids that follow one another with nothing between are parts of one table. */
export function tableCandidates(blocks: readonly Block[]): Candidate[] {
  const candidates: OpenCandidate[] = [];
  for (const [position, block] of blocks.entries()) {
    if (!block.table && block.innerTables.length === 0) continue;
    const last = candidates.at(-1);
    const follows = last?.blocks.at(-1) === position - 1 && blocks[position - 1]?.table;
    if (block.table && last && follows) {
      last.blocks.push(position);
      last.capacity += 1;
    } else {
      const capacity = block.table ? Math.max(1, block.innerTables.length) : 1;
      candidates.push({ kind: 'table', blocks: [position], capacity });
    }
  }
  return candidates;
}

/** Pictures that stand together, with blank lines or panel labels between them, may share a caption. */
export function graphicCandidates(blocks: readonly Block[]): Candidate[] {
  const candidates: OpenCandidate[] = [];
  let open = false;
  for (const [position, block] of blocks.entries()) {
    const drawings = block.drawings.filter(canBearCaption);
    if (drawings.length > 0) {
      const last = candidates.at(-1);
      const capacity = Math.max(1, drawings.filter(isFigureLike).length);
      if (open && last && block.proseWords <= panelLabel) {
        last.blocks.push(position);
        last.capacity += capacity;
      } else candidates.push({ kind: 'graphic', blocks: [position], capacity });
      open = block.captions.length === 0;
    } else if (block.proseWords > panelLabel || block.captions.length > 0 || block.table) open = false;
  }
  return candidates;
}

/**
 * The blocks of pictures that bear no caption, as figures: each picture stands for itself, while loose shapes
 * of one page make one drawing.
 */
export function withoutCaption(candidate: Candidate, blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const position of candidate.blocks) {
    const block = blocks[position];
    if (!block) continue;
    const last = groups.at(-1);
    if (isLoose(block) && !block.startsPage && last?.every(isLoose)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

type OpenCandidate = Candidate & { blocks: number[]; capacity: number };

function isLoose({ drawings }: Block): boolean {
  return drawings.every((drawing) => drawing.kind === 'shapes');
}

/** Words of a line between pictures that names a panel: "(a) Before the treatment". */
const panelLabel = 6;
