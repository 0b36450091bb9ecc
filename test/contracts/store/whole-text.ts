/**
 * A large text that shows whether it is whole: a single letter, repeated to a length that only this letter has.
 */
export function wholeText(turn: number): string {
  return (letters[turn % letters.length] ?? '').repeat(lengthOf(turn));
}

export function isWholeText(text: string): boolean {
  const [first = ''] = text;
  const turn = letters.indexOf(first);
  return turn >= 0 && text === wholeText(turn);
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

function lengthOf(turn: number): number {
  return 50_000 + (turn % letters.length) * 6_007;
}
