import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Returns a path with the home folder in place of a leading `~`. Shells do so themselves, but not in `--data=~/desk`, and
 * nobody does in files and units: there the desk would start empty in a folder of that name.
 *
 * @returns undefined for the home folder of another user, as in `~ada/desk`
 * @example
 * fromHome('~/desk'); // '/home/ada/desk'
 */
export function fromHome(path: string): string | undefined {
  if (!path.startsWith('~')) return path;
  return path === '~' || path.startsWith('~/') ? join(homedir(), path.slice(1)) : undefined;
}

/** Continues a sentence that starts with the name of a setting or an option. */
export const pathRule = 'must be a path, with ~ for your own home folder only';
