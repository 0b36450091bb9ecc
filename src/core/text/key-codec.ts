import { createHash } from 'node:crypto';

/** What a store, a server or a file system allows in a name. */
export interface NameRules {
  /** Matches everything in a segment that must be escaped, including the sign itself; with the flag `g`. */
  escaped: RegExp;
  /** Begins each escaped UTF-16 unit. */
  sign: string;
  /** Hex digits after the sign: always four, or only two for units of ASCII. @default 'four' */
  digits?: 'four' | 'two or four';
  /** The name of an empty segment. @default '' */
  empty?: string;
  /** Precedes the segments of all names that contain their keys. @default '' */
  start?: string;
  /** @default names of any length */
  limits?: NameLimits;
}

/** Lengths in bytes of UTF-8. */
export interface NameLimits {
  segment: number;
  /** All segments with the slashes between them. */
  name: number;
  /** The folders that remain of a key that is too long, with the slashes between them. */
  folder: number;
  /** Returns the name for a key that is too long, from its folders and a digest of the whole key. */
  tooLong: (folders: readonly string[], digest: string) => string;
}

/** Translates keys into names and back. Slashes separate the segments of both. */
export interface KeyCodec {
  /** Any text has a name, and two never share one. */
  nameOf(key: string): string;
  /** Returns null if the key was too long, or if the name does not belong to a key. */
  keyOf(name: string): string | null;
  /** Returns the folders that the names of all keys with this prefix share, and whether these are all of the prefix's. */
  foldersOf(prefix: string): { folders: string[]; areAll: boolean };
}

/**
 * Returns the codec for names with these rules. What must be escaped is written as the sign and hex digits, one
 * UTF-16 unit at a time rather than one character: UTF-8 would turn all lone surrogates into the same one, and two
 * keys would share a name.
 *
 * Stored records are found by their names, so the rules of a store must never change.
 *
 * @example
 * keyCodec({ escaped: /[^a-z]/g, sign: '%' }).nameOf('a:*'); // 'a%003a%002a'
 */
export function keyCodec(rules: NameRules): KeyCodec {
  const { escaped, sign, digits = 'four', empty = '', start = '', limits } = rules;
  const isShort = digits === 'two or four';
  const code = new RegExp(`${sign}(${isShort ? '[0-7][0-9a-f]|' : ''}[0-9a-f]{4})`, 'g');

  const escapeUnits = (found: string) =>
    Array.from({ length: found.length }, (_, index) => sign + hexOf(found.charCodeAt(index), isShort)).join(
      '',
    );
  const readUnit = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
  const encode = (segment: string) => (segment === '' ? empty : segment.replace(escaped, escapeUnits));
  const decode = (name: string) => (name === empty ? '' : name.replace(code, readUnit));

  const nameOf = (key: string) => {
    const segments = key.split('/').map(encode);
    if (limits === undefined || fitting(segments, limits, limits.name) === segments.length)
      return start + segments.join('/');
    const folders = segments.slice(0, -1);
    const kept = folders.slice(0, fitting(folders, limits, limits.folder));
    return limits.tooLong(kept, digestOf(key));
  };

  return {
    nameOf,
    keyOf(name) {
      const key = name.slice(start.length).split('/').map(decode).join('/');
      // Text that is not a name may be decoded too, but does not come back.
      return nameOf(key) === name ? key : null;
    },
    foldersOf(prefix) {
      const all = prefix.split('/').slice(0, -1).map(encode);
      const folders = limits === undefined ? all : all.slice(0, fitting(all, limits, limits.folder));
      return { folders, areAll: folders.length === all.length };
    },
  };
}

/** Returns how many of the first segments are short enough, individually and together. */
function fitting(segments: readonly string[], limits: NameLimits, longest: number): number {
  let bytes = -1;
  const end = segments.findIndex((segment) => {
    const length = Buffer.byteLength(segment);
    bytes += length + 1;
    return length > limits.segment || bytes > longest;
  });
  return end === -1 ? segments.length : end;
}

function digestOf(key: string): string {
  return createHash('sha256').update(key, 'utf16le').digest('hex');
}

function hexOf(unit: number, isShort: boolean): string {
  return unit.toString(16).padStart(isShort && unit < 0x80 ? 2 : 4, '0');
}
