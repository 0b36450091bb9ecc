import type { Repeats } from '../../xml/content-memory.ts';
import { newRun, type OpenRun } from '../elements/open-run.ts';
import type { StoryCursor } from '../story-cursor.ts';

/**
 * Most runs of a document, and most marks of its paragraphs, say the same of their look, word for word, and
 * then share one {@link OpenRun}.
 */
export class RepeatedRunProperties implements Repeats {
  isNext = false;
  /** Nothing but properties was read since the run properties opened. */
  isPlain = false;
  readonly #cursor: StoryCursor;
  #owner: 'run' | 'mark' = 'run';

  constructor(cursor: StoryCursor) {
    this.#cursor = cursor;
  }

  /** The `w:rPr` of a run, or of a paragraph's mark, opens. */
  open(owner: 'run' | 'mark'): void {
    this.#owner = owner;
    const before = this.#run;
    const isFirst = before === null || (before.own === null && before.styleId === null);
    this.isNext = isFirst;
    this.isPlain = isFirst;
    if (before === null) this.#run = newRun();
    // Only damaged runs have two; what the first came to may be shared and must stay as it is.
    else if (!isFirst) this.#run = { own: { ...before.own }, styleId: before.styleId, inForce: null };
  }

  summary(): OpenRun | null {
    return this.isPlain ? this.#run : null;
  }

  repeat(run: OpenRun): void {
    this.#run = run;
  }

  get #run(): OpenRun | null {
    const { flow } = this.#cursor;
    return this.#owner === 'run' ? flow.run : (flow.paragraph?.mark ?? null);
  }

  set #run(run: OpenRun) {
    const { flow } = this.#cursor;
    if (this.#owner === 'run') flow.run = run;
    else if (flow.paragraph) flow.paragraph.mark = run;
  }
}
