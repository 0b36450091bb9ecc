import { keyCodec } from '../../core/text/key-codec.ts';

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
  return codec.nameOf(key);
}

/**
 * Returns the common start of the names of all keys with the prefix: empty, or text with a slash at its end. Names of
 * other keys may start with it too.
 */
export function nameStart(prefix: string): string {
  return codec
    .foldersOf(prefix)
    .folders.map((folder) => `${folder}/`)
    .join('');
}

/** Returns the key of a name; null if the key was too long, or the name does not belong to a key. */
export function keyOfName(name: string): string | null {
  return codec.keyOf(name);
}

/** Whether a name belongs to a key that was too long, so that only the object contains the key. */
export function isDigestName(name: string): boolean {
  return /(?:^|\/)!![0-9a-f]{64}$/.test(name);
}

const codec = keyCodec({
  escaped: /^\.{1,2}$|[^\p{L}\p{N}\p{M} _.'()*-]/gu,
  sign: '!',
  empty: '!',
  limits: {
    // The longest file name on servers that keep objects as files.
    segment: 200,
    // S3 allows 1,024, some of which the prefix and our folders need.
    name: 700,
    // Leaves room for a digest.
    folder: 600,
    tooLong: (folders, digest) => [...folders, `!!${digest}`].join('/'),
  },
});
