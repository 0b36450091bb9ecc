/** The phrases as alternatives of a pattern, in their order, each taken to the letter. */
export function alternatives(phrases: readonly string[]): string {
  return phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
}
