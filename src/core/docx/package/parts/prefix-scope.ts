import type { Tag } from '../../xml/tag.ts';
import { XmlError } from '../../xml/xml-error.ts';

/** Follows which namespace prefixes are declared where an element of a small part stands. */
export interface PrefixScope {
  /** @throws XmlError for a prefix that nothing declares, and for more depth or prefixes than a small part has */
  enter(tag: Tag): void;
  leave(): void;
}

/** @example `createPrefixScope().enter(readTag('a:b')); // throws` */
export function createPrefixScope(): PrefixScope {
  /** How many of the open elements declare a prefix. */
  const declared = new Map<string, number>([
    ['xml', 1],
    ['xmlns', 1],
  ]);
  /** What each open element declares. */
  const own: string[][] = [];

  function declare(prefix: string, change: 1 | -1): void {
    const count = (declared.get(prefix) ?? 0) + change;
    if (count > 0) declared.set(prefix, count);
    else declared.delete(prefix);
  }

  return {
    enter(tag) {
      const names = Object.keys(tag.attributes);
      const prefixes = names.filter((name) => name.startsWith('xmlns:')).map((name) => name.slice(6));
      own.push(prefixes);
      for (const prefix of prefixes) declare(prefix, 1);
      if (declared.size > mostPrefixes || own.length > deepestNesting) {
        throw new XmlError('too many prefixes or too deeply nested elements');
      }
      for (const name of [tag.name, ...names]) {
        const colon = name.indexOf(':');
        if (colon >= 0 && !declared.has(name.slice(0, colon))) {
          throw new XmlError('a prefix that nothing declares');
        }
      }
    },
    leave() {
      for (const prefix of own.pop() ?? []) declare(prefix, -1);
    },
  };
}

const mostPrefixes = 200;
const deepestNesting = 256;
