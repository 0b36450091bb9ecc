import { digestOf, escapeUnits, unescapeUnits } from './key-codec.ts';

/** Where the files lie whose names tell their keys. */
export const namedFolder = 'named';
/** Where the files lie whose keys are too long for a path; their names are digests. */
export const digestFolder = 'digests';

/**
 * The file for a key, relative to the store's folder. Any text has one, two keys never share one, and none
 * leads out of the folder.
 *
 * The slashes of a key become folders, so that a prefix is listed without looking at everything. Small
 * letters, digits, `-` and `_` stand for themselves and every other UTF-16 unit is written `%` and four hex
 * digits: names stay apart on file systems that ignore letter case or normalise Unicode, and as a dot is
 * written too, no folder is ever called `..` or like a file. An empty segment is a lone `%`.
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
 * The folder in which all named files lie whose keys start with the prefix, relative to the store's folder.
 * Others lie there as well when the prefix ends amid a segment. Null where such keys are all too long for a
 * path.
 */
export function prefixFolder(prefix: string): string | null {
  const segments = prefix.split('/').slice(0, -1).map(nameOf);
  return fits(segments) ? [namedFolder, ...segments].join('/') : null;
}

/**
 * The key of a file in the named folder, from its path relative to the store's folder. Null for a file that
 * no key leads to, so one that somebody else put there.
 */
export function keyOf(file: string, extension: string): string | null {
  const start = `${namedFolder}/`;
  if (!file.startsWith(start) || !file.endsWith(extension)) return null;
  const key = file.slice(start.length, -extension.length).split('/').map(textOf).join('/');
  return keyFile(key, extension) === file ? key : null;
}

/** Linux allows 255 bytes for a name, 4,096 for a path and, on XFS, 1,024 for what a symbolic link holds. */
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
