import type { Attributes } from '../read-xml.ts';
import { isOn } from '../styles/property-values.ts';

/** An equation while its elements are skipped, to know whether there is anything to see of it. */
export class OpenEquation {
  /** No revision has removed anything of it so far. */
  isWhole = true;
  #runs = 0;
  #hiddenRuns = 0;
  /** The open properties are those of a run whose text is part of the equation. */
  #isInRun = false;

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case 'm:r':
        this.#runs += 1;
        this.#isInRun = true;
        break;
      // These have properties too: words within the equation, the signs of its structure, and what a run looked like.
      case 'w:r':
      case 'm:ctrlPr':
      case 'w:rPrChange':
        this.#isInRun = false;
        break;
      case 'w:vanish':
        if (this.#isInRun && isOn(attributes)) this.#hiddenRuns += 1;
        this.#isInRun = false;
        break;
      case 'w:del':
      case 'w:moveFrom':
        this.isWhole = false;
    }
  }

  /** Word hides an equation run by run. One without runs is an empty box, which is visible. */
  get isVisible(): boolean {
    return !this.isWhole || this.#runs === 0 || this.#hiddenRuns < this.#runs;
  }
}
