import { digestOf, escapeUnits, unescapeUnits } from '../key-codec.ts';

/**
 * The name of a key's object in the bucket. Any text has one, two keys never share one, and it is short enough
 * for every server: 700 bytes at most, 200 between slashes.
 *
 * Letters and digits of any script, spaces and `_-.'()*` stand for themselves, so that people who look into
 * the bucket find their files. Every other UTF-16 unit is written `!` and four hex digits, an empty segment is
 * a lone `!`, and the segments `.` and `..`, which some servers refuse, are written in digits. Of a key that
 * is too long the first segments stay as they are, and `!!` with a digest of the whole key follows.
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
 * What the names of all keys start with that start with the prefix: nothing, or text with a slash at its end.
 * Names of other keys may start with it as well.
 */
export function nameStart(prefix: string): string {
  const segments = prefix.split('/').slice(0, -1).map(encodeSegment);
  return segments
    .slice(0, fitting(segments, longestFolder))
    .map((segment) => `${segment}/`)
    .join('');
}

/** The key of a name; null where it is of a key that was too long, or of none. */
export function keyOfName(name: string): string | null {
  const key = name.split('/').map(decodeSegment).join('/');
  return objectName(key) === name ? key : null;
}

/** Whether a name is of a key that was too long, so that only its object tells the key. */
export function isDigestName(name: string): boolean {
  return /(?:^|\/)!![0-9a-f]{64}$/.test(name);
}

/** In bytes of UTF-8. S3 allows 1,024, of which the prefix and our folders take some. */
const longestName = 700;
/** Leaves room for a digest. */
const longestFolder = 600;
/** What servers that keep objects as files can call a file. */
const longestSegment = 200;

/** How many of the first segments are short enough, each for itself and together. */
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
