import type { Repeats } from '../xml/content-memory.ts';
import type { OpenRun } from './open-run.ts';
import type { StoryCursor } from './story-cursor.ts';

/** Most runs of a document say the same of their look, word for word, and then share one {@link OpenRun}. */
export class RepeatedRunProperties implements Repeats {
  isNext = false;
  /** Nothing but properties was read since the run properties opened. */
  isPlain = false;
  readonly #cursor: StoryCursor;

  constructor(cursor: StoryCursor) {
    this.#cursor = cursor;
  }

  /** The `w:rPr` of a run opens. */
  open(): void {
    const { flow } = this.#cursor;
    const { own, styleId } = flow.run;
    this.isNext = own === null && styleId === null;
    this.isPlain = this.isNext;
    // Only damaged runs have two; what the first came to may be shared and must stay as it is.
    if (own !== null) flow.run = { own: { ...own }, styleId, inForce: null };
  }

  summary(): OpenRun | null {
    return this.isPlain ? this.#cursor.flow.run : null;
  }

  repeat(run: OpenRun): void {
    this.#cursor.flow.run = run;
  }
}
