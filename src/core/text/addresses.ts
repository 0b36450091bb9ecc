/** A person as named in the header of a mail. */
export interface Address {
  email: string;
  name?: string;
}

/**
 * Reads the people in a list that was typed or pasted from a mail program: separated by commas, semicolons or line
 * breaks, each entry being an address or a name with the address in angle brackets. The addresses are not validated.
 *
 * @example
 * readAddresses('"Ann B" <ann@example.org>; bob@example.org');
 * // [{ name: 'Ann B', email: 'ann@example.org' }, { email: 'bob@example.org' }]
 */
export function readAddresses(text: string): Address[] {
  const entries: string[] = [];
  let start: number | undefined;
  for (const { from, to, end } of partsOf(text)) {
    const part = text.slice(from, to).trim();
    start ??= from;
    // "Lovelace, Ada <ada@example.org>": a part without an address is the beginning of the next name.
    const isBeginning = end === ',' && part !== '' && !part.includes('@');
    if (isBeginning) continue;
    const entry = text.slice(start, to).trim();
    start = undefined;
    if (entry !== '') entries.push(entry);
  }
  return entries.flatMap(afterBrackets).flatMap(bareAddresses).map(addressOf);
}

export const longestAddress = 254;

/**
 * Matches the addresses that a mail can be sent to, with their domain as mail servers write it. Zod's own pattern has no
 * top-level domains of other scripts, such as `xn--p1ai`.
 */
export const addressPattern =
  /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z\d-]+)$/;

/**
 * Whether the desk accepts an address: a page can tell before anything is sent. A browser's own check also accepts
 * addresses such as `ada@localhost`.
 */
export function isAddress(email: string): boolean {
  const trimmed = email.trim();
  return trimmed.length <= longestAddress && addressPattern.test(withPlainDomain(trimmed));
}

/**
 * Returns an address with its domain as mail servers write it, so that both spellings are the same address.
 *
 * @example
 * withPlainDomain('ada@bücher.example'); // 'ada@xn--bcher-kva.example'
 */
export function withPlainDomain(email: string): string {
  const [, mailbox, domain] = /^([^@]+@)(?=.*[^ -~])([\p{L}\p{M}\p{N}.-]+)$/u.exec(email) ?? [];
  if (mailbox === undefined || !URL.canParse(`http://${domain}`)) return email;
  return `${mailbox}${new URL(`http://${domain}`).hostname}`;
}

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
 * Tells whether a text contains an address as a whole, not as the end or the beginning of a longer one. The text may be
 * JSON. Takes time linear in the length of the text.
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
    const before = searched.slice(Math.max(0, at - longestEscape), at);
    const after = searched.slice(at + wanted.length, at + wanted.length + 2);
    if (beginsAfter.test(before) && !/^(?:[\w-]|\.\w)/.test(after)) return true;
  }
  return false;
}

/** An address does not begin after another of its characters, but after an escaped line break, which ends in a letter. */
const beginsAfter = /(?:^|[^\w.+%-]|\\(?:[bfnrt]|u[\da-f]{4}))$/;
const longestEscape = String.raw`\u003c`.length;

/**
 * Returns a text with other words in place of an address, and of whatever touches it.
 *
 * @example
 * withoutAddress('Referred by ada@example.org.', 'ada@example.org', 'removed'); // 'Referred by removed'
 */
export function withoutAddress(text: string, email: string, instead: string): string {
  return text.replace(/[^\s,;<>()]+/g, (word) => (mentionsAddress(word, email) ? instead : word));
}

/** Returns the positions of the parts between separators outside quotes, each with the separator that follows it. */
function partsOf(text: string): { from: number; to: number; end: string }[] {
  const parts: { from: number; to: number; end: string }[] = [];
  const lastQuote = text.lastIndexOf('"');
  let from = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text.charAt(index);
    // A quotation mark that is never closed must not hold the rest of the list together.
    if (sign === '"') isQuoted = !isQuoted && index < lastQuote;
    const isLine = sign === '\n' || sign === '\r';
    if (!isLine && (isQuoted || (sign !== ',' && sign !== ';'))) continue;
    parts.push({ from, to: index, end: sign });
    from = index + 1;
    if (isLine) isQuoted = false;
  }
  return [...parts, { from, to: text.length, end: '' }];
}

/** Another person may follow an address in angle brackets without a separator. */
function afterBrackets(entry: string): string[] {
  const people = entry.split(/(?<=>)\s+/);
  const areWhole = people.every((each) => each.includes('@') && each.split('"').length % 2 === 1);
  return areWhole ? people : [entry];
}

/** Addresses without names may also be separated by white space only. */
function bareAddresses(entry: string): string[] {
  const words = entry.split(/\s+/);
  const areAddresses = words.every((word) => word.includes('@') && !/[<>"]/.test(word));
  return areAddresses ? words : [entry];
}

function addressOf(entry: string): Address {
  const open = entry.lastIndexOf('<');
  if (open < 0 || !entry.endsWith('>')) return { email: entry };
  const email = entry.slice(open + 1, -1).trim();
  const name = entry.slice(0, open).trim();
  const plain = (/^"(.*)"$/s.exec(name)?.[1] ?? name).replace(/\\(["\\])/g, '$1').trim();
  return plain === '' ? { email } : { email, name: plain };
}
