/** Ids are random, so shorter words are in many of them by chance. */
const fewestOfId = 6;

/** Whether a word of a search, in lower case, finds a submission by its id. Pure. */
export function isOfId(word: string, id: string): boolean {
  return word.length >= fewestOfId && id.toLowerCase().includes(word);
}

/**
 * Says that ids were not searched for a word that looks like a part of one; empty if there is none. Pure.
 *
 * @example
 * idSearchHint('42ca'); // ' Ids are found by six characters or more.'
 */
export function idSearchHint(search = ''): string {
  const isPart = (word: string) => word.length < fewestOfId && /^[\da-f-]*\d[\da-f-]*$/i.test(word);
  return search.trim().split(/\s+/).some(isPart) ? ' Ids are found by six characters or more.' : '';
}
