import { digestOf, escapeUnits, unescapeUnits } from './key-codec.ts';

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
  const segments = key.split('/').map(nameOf);
  return fits(segments)
    ? `${namedFolder}/${segments.join('/')}${extension}`
    : `${digestFolder}/${digestOf(key)}${extension}`;
}

/**
 * Returns the folder that contains all named files whose keys start with the prefix, relative to the store's folder.
 * It also contains others if the prefix ends within a segment. Null if such keys are all too long for a path.
 */
export function prefixFolder(prefix: string): string | null {
  const segments = prefix.split('/').slice(0, -1).map(nameOf);
  return fits(segments) ? [namedFolder, ...segments].join('/') : null;
}

/**
 * Returns the key of a file in the named folder, from its path relative to the store's folder. Null for a file that
 * no key leads to, which must have been put there by something else.
 */
export function keyOf(file: string, extension: string): string | null {
  const start = `${namedFolder}/`;
  if (!file.startsWith(start) || !file.endsWith(extension)) return null;
  const key = file.slice(start.length, -extension.length).split('/').map(textOf).join('/');
  return keyFile(key, extension) === file ? key : null;
}

/** Linux allows 255 bytes for a name, 4,096 for a path and, on XFS, 1,024 for the target of a symbolic link. */
const longestName = 200;
const longestPath = 800;

function fits(names: readonly string[]): boolean {
  return names.join('/').length <= longestPath && names.every((name) => name.length <= longestName);
}

function nameOf(segment: string): string {
  return segment === '' ? '%' : escapeUnits(segment, /[^a-z0-9_-]/g, '%');
}

function textOf(name: string): string {
  return name === '%' ? '' : unescapeUnits(name, '%');
}
