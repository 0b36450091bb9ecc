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
  return entries.flatMap(separated).map(addressOf);
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

/** Addresses without names may also be separated by white space only. */
function separated(entry: string): string[] {
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
