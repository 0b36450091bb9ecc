import { keyCodec } from '../../core/text/key-codec.ts';

/**
 * Returns the name in Redis of the record under a key. Any text has one, and two never share one, whatever their
 * prefixes are: a key's own colons are escaped, so that the last colon of a name ends its prefix. (BullMQ adds
 * further colons after a prefix, so it may even use the same one.)
 *
 * Letters, digits, slashes and a few other characters are kept. Every other UTF-16 unit is written as `%` and four
 * hex digits: UTF-8 would turn all lone surrogates into the same character, and nothing in a name is special in a
 * pattern.
 *
 * @example
 * recordName('thesisdesk', 'submissions/42'); // 'thesisdesk:submissions/42'
 * recordName('thesisdesk', 'a:*'); // 'thesisdesk:a%003a%002a'
 */
export function recordName(prefix: string, key: string): string {
  return `${prefix}:${codec.nameOf(key)}`;
}

/** Returns the pattern of all names whose keys start with `start`. It also matches those of prefixes `<prefix>:…`. */
export function namePattern(prefix: string, start: string): string {
  const literal = prefix.replace(/[*?[\]\\]/g, (sign) => `\\${sign}`);
  return `${literal}:${codec.nameOf(start)}*`;
}

/** Returns the key of a name, or null for a name that no key with this prefix has. */
export function keyOfName(prefix: string, name: string): string | null {
  return name.startsWith(`${prefix}:`) ? codec.keyOf(name.slice(prefix.length + 1)) : null;
}

const codec = keyCodec({ escaped: /[^A-Za-z0-9/._~@+=,-]/g, sign: '%' });
