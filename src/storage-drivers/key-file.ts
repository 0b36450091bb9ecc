import { keyCodec } from '../core/text/key-codec.ts';

/** The folder of the files whose names contain their keys. */
export const namedFolder = 'named';
/** The folder of the files whose keys are too long for a path; their names are digests. */
export const digestFolder = 'digests';

/**
 * Returns the file for a key, relative to the store's folder. Any text has one, two keys never share one, and none
 * leads out of the folder.
 *
 * The slashes of a key become folders, so that a prefix can be listed without looking at everything. Lower-case
 * letters, digits, `-` and `_` are kept, and every other UTF-16 unit is written as `%` and four hex digits: names
 * stay distinct on file systems that ignore letter case or normalise Unicode, and because dots are escaped too, no
 * folder is ever called `..` or named like a file. An empty segment is a single `%`.
 *
 * @example
 * keyFile('submissions/42', '.json'); // 'named/submissions/42.json'
 * keyFile('../Å', '.json'); // 'named/%002e%002e/%00c5.json'
 */
export function keyFile(key: string, extension: string): string {
  return codec.nameOf(key) + extension;
}

/**
 * Returns the folder that contains all named files whose keys start with the prefix, relative to the store's folder.
 * It also contains others if the prefix ends within a segment. Null if such keys are all too long for a path.
 */
export function prefixFolder(prefix: string): string | null {
  const { folders, areAll } = codec.foldersOf(prefix);
  return areAll ? [namedFolder, ...folders].join('/') : null;
}

/**
 * Returns the key of a file in the named folder, from its path relative to the store's folder. Null for a file that
 * no key leads to, which must have been put there by something else.
 */
export function keyOf(file: string, extension: string): string | null {
  return file.endsWith(extension) ? codec.keyOf(file.slice(0, -extension.length)) : null;
}

const codec = keyCodec({
  escaped: /[^a-z0-9_-]/g,
  sign: '%',
  empty: '%',
  start: `${namedFolder}/`,
  // Linux allows 255 bytes for a name, 4,096 for a path and, on XFS, 1,024 for the target of a symbolic link.
  limits: { segment: 200, name: 800, folder: 800, tooLong: (_, digest) => `${digestFolder}/${digest}` },
});
