/** The beginning of a text, at most so many units long; no pair of surrogates is torn. */
export function firstCharacters(text: string, length: number): string {
  const cut = text.slice(0, length);
  return /[\uD800-\uDBFF]$/.test(cut) && cut.length < text.length ? cut.slice(0, -1) : cut;
}
