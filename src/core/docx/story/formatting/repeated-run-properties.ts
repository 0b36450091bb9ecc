import type { Repeats } from '../../xml/open-elements.ts';
import { newRun, type OpenRun } from '../elements/open-run.ts';
import type { StoryCursor } from '../story-cursor.ts';

/**
 * Lets runs and paragraph marks with the same properties share one {@link OpenRun}. Most of those in a document
 * repeat the same XML word for word.
 */
export class RepeatedRunProperties implements Repeats {
  isNext = false;
  /** Only properties have been read since the run properties opened. */
  isPlain = false;
  readonly #cursor: StoryCursor;
  #owner: 'run' | 'mark' = 'run';

  constructor(cursor: StoryCursor) {
    this.#cursor = cursor;
  }

  /** Called when the `w:rPr` of a run, or of a paragraph mark, opens. */
  open(owner: 'run' | 'mark'): void {
    this.#owner = owner;
    const before = this.#run;
    const isFirst = before === null || (before.own === null && before.styleId === null);
    this.isNext = isFirst;
    this.isPlain = isFirst;
    if (before === null) this.#run = newRun();
    // Only damaged runs have two. The first result may be shared and must not change.
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
