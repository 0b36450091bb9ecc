/** Counts the pages that a walk turns, and knows what it has passed on the page where it is. */
export class PageCounter {
  pages = 0;
  blankPages = 0;
  /** Page turns that only the layout saw. */
  estimated = 0;
  /** Nothing stands on the page yet, not even an empty line. */
  isFresh = true;
  /** Text, a picture or a table stands on it. */
  hasInk = false;
  /** A break was put here whose record by Word is still to come. */
  awaitsRecord = false;
  /** The layout turned the page where Word leaves no records, and nothing has confirmed it yet. */
  isGuess = false;
  /** The number that is printed on the page. */
  number: number;

  constructor(firstNumber: number) {
    this.number = firstNumber;
  }

  /** A page that an author began. */
  turnByAuthor(): void {
    this.#turn();
    this.awaitsRecord = true;
  }

  turnByRecord(): void {
    this.#turn();
  }

  turnByLayout(times: number, isGuess: boolean): void {
    for (let turn = 0; turn < times; turn += 1) this.#turn();
    this.estimated += times;
    this.isGuess = isGuess;
  }

  /** Takes what was only guessed for what an author or Word says of the same place. */
  takeGuessFor(by: 'author' | 'record'): void {
    this.isGuess = false;
    this.awaitsRecord = by === 'author';
    this.isFresh = by === 'author';
  }

  place(hasInk: boolean): void {
    this.isFresh = false;
    if (hasInk) this.hasInk = true;
    // An empty line at the top of a page takes the place where a record would stand.
    this.awaitsRecord = false;
  }

  #turn(): void {
    if (!this.hasInk) this.blankPages += 1;
    this.pages += 1;
    this.number += 1;
    this.isFresh = true;
    this.hasInk = false;
    this.awaitsRecord = false;
    this.isGuess = false;
  }
}
