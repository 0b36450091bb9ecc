/**
 * A cheap test for whether a text can start with one of the phrases, letter case aside. Nearly every text fails
 * it, and so never reaches a pattern of dozens of phrases, which costs milliseconds to build alone.
 * It errs on one side only: a text that starts with a phrase always passes.
 *
 * @param phrases folded, as {@link foldText} folds
 * @example
 * const mayStart = createStartTest(['figure', '图']);
 * mayStart('FIGURE 3'); // true
 * mayStart('Figurative speech'); // true
 * mayStart('The figure'); // false
 */
export function createStartTest(phrases: Iterable<string>): (text: string) => boolean {
  const starts = new Set<string>();
  for (const phrase of phrases) starts.add(phrase.slice(0, comparedLetters));
  return (text) => {
    const start = text.slice(0, comparedLetters).toLowerCase().replaceAll('ς', 'σ');
    for (let length = start.length; length > 0; length -= 1) {
      if (starts.has(start.slice(0, length))) return true;
    }
    return false;
  };
}

const comparedLetters = 4;
