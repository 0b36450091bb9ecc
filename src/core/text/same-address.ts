/**
 * Normalises an address for comparison: letter case and surrounding white space make no difference.
 *
 * @example
 * comparedAddress(' Ada@Example.org '); // 'ada@example.org'
 */
export function comparedAddress(email: string): string {
  return email.trim().toLowerCase();
}

export function isSameAddress(one: string, other: string): boolean {
  return comparedAddress(one) === comparedAddress(other);
}

/**
 * Tells whether a text contains an address as a whole, not as the end or the beginning of a longer one. Takes time
 * linear in the length of the text.
 *
 * @example
 * mentionsAddress('To: <Ada@example.org>', 'ada@example.org'); // true
 * mentionsAddress('nada@example.org', 'ada@example.org'); // false
 */
export function mentionsAddress(text: string, email: string): boolean {
  const wanted = comparedAddress(email);
  if (wanted === '') return false;
  const searched = text.toLowerCase();
  for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + 1)) {
    const before = searched.charAt(at - 1);
    const after = searched.slice(at + wanted.length, at + wanted.length + 2);
    if (!/[\w.+%-]/.test(before) && !/^(?:[\w-]|\.\w)/.test(after)) return true;
  }
  return false;
}
