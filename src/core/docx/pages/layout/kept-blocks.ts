import type { Block } from './paragraph-block.ts';

/**
 * Keeps what was set, so that nothing is set twice on the way through a document: of a long one, the start, which is
 * walked several times, and what was set last.
 */
export class KeptBlocks {
  readonly #start = new Map<number, Block>();
  #last = new Map<number, Block>();
  #before: ReadonlyMap<number, Block> = new Map();

  /**
   * @param index of the block's first paragraph
   */
  getOrSet(index: number, set: () => Block): Block {
    const kept = this.#start.get(index) ?? this.#last.get(index) ?? this.#before.get(index);
    if (kept) return kept;
    const block = set();
    if (this.#start.size < longestStart) this.#start.set(index, block);
    else this.#keepAsLast(index, block);
    return block;
  }

  #keepAsLast(index: number, block: Block): void {
    if (this.#last.size >= mostLast) {
      this.#before = this.#last;
      this.#last = new Map();
    }
    this.#last.set(index, block);
  }
}

/** Front matter has far fewer. Each entry is small. */
const longestStart = 100_000;
/** Far more than are looked ahead over. */
const mostLast = 1000;
