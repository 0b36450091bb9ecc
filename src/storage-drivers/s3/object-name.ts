import { digestOf, escapeUnits, unescapeUnits } from '../key-codec.ts';

/**
 * Returns the name of a key's object in the bucket. Any text has one, two keys never share one, and it is short
 * enough for every server: 700 bytes at most, 200 between slashes.
 *
 * Letters and digits of any script, spaces and `_-.'()*` are kept, so that people who look into the bucket find their
 * files. Every other UTF-16 unit is written as `!` and four hex digits, an empty segment is a single `!`, and the
 * segments `.` and `..`, which some servers reject, are written in digits. If a key is too long, its first segments
 * stay as they are, and `!!` with a digest of the whole key follows.
 *
 * @example
 * objectName('uploads/42/Résumé #1.docx'); // 'uploads/42/Résumé !00231.docx'
 * objectName('a//../b'); // 'a/!/!002e!002e/b'
 */
export function objectName(key: string): string {
  const segments = key.split('/').map(encodeSegment);
  if (fitting(segments, longestName) === segments.length) return segments.join('/');
  const folder = segments.slice(0, Math.min(fitting(segments, longestFolder), segments.length - 1));
  return [...folder, `!!${digestOf(key)}`].join('/');
}

/**
 * Returns the common start of the names of all keys with the prefix: empty, or text with a slash at its end. Names of
 * other keys may start with it too.
 */
export function nameStart(prefix: string): string {
  const segments = prefix.split('/').slice(0, -1).map(encodeSegment);
  return segments
    .slice(0, fitting(segments, longestFolder))
    .map((segment) => `${segment}/`)
    .join('');
}

/** Returns the key of a name; null if the key was too long, or the name does not belong to a key. */
export function keyOfName(name: string): string | null {
  const key = name.split('/').map(decodeSegment).join('/');
  return objectName(key) === name ? key : null;
}

/** Whether a name belongs to a key that was too long, so that only the object contains the key. */
export function isDigestName(name: string): boolean {
  return /(?:^|\/)!![0-9a-f]{64}$/.test(name);
}

/** In bytes of UTF-8. S3 allows 1,024, some of which the prefix and our folders need. */
const longestName = 700;
/** Leaves room for a digest. */
const longestFolder = 600;
/** The longest file name on servers that keep objects as files. */
const longestSegment = 200;

/** Returns how many of the first segments are short enough, individually and together. */
function fitting(segments: readonly string[], longest: number): number {
  let bytes = -1;
  const end = segments.findIndex((segment) => {
    const length = Buffer.byteLength(segment);
    bytes += length + 1;
    return length > longestSegment || bytes > longest;
  });
  return end === -1 ? segments.length : end;
}

function encodeSegment(segment: string): string {
  if (segment === '') return '!';
  if (segment === '.' || segment === '..') return escapeUnits(segment, /\./g, '!');
  return escapeUnits(segment, /[^\p{L}\p{N}\p{M} _.'()*-]/gu, '!');
}

function decodeSegment(segment: string): string {
  return segment === '!' ? '' : unescapeUnits(segment, '!');
}
