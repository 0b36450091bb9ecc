import { realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { UsageError } from '../../terminal/usage-error.ts';
import { standardOutput } from './named-file.ts';
import { placeAt } from './whole-file.ts';

/** The files of a command, each by the flag or argument that names it. */
export interface CommandFiles {
  written: readonly WrittenFile[];
  read: readonly (string | undefined)[];
}

export interface WrittenFile {
  flag: string;
  path: string | undefined;
  /** A file that is read and may be replaced, because both are the same settings. */
  mayReplace?: string | undefined;
}

/**
 * Makes sure that a command writes each file once, and none that it reads, which `--force` would replace.
 *
 * @throws UsageError
 * @example
 * await mustBeSeparate({ written: [{ flag: '--html', path: 'a.docx' }], read: ['a.docx'] }); // throws
 */
export async function mustBeSeparate({ written, read }: CommandFiles): Promise<void> {
  const named = written.filter((file): file is WrittenFile & { path: string } => isFileName(file.path));
  if (named.length === 0) return;
  const sources = new Set(await Promise.all(read.filter(isFileName).map(placeOf)));
  const flags = new Map<string, string>();
  for (const { flag, path, mayReplace } of named) {
    // Devices can be written to several times, such as `/dev/null`.
    if ((await placeAt(path, { force: true })) === 'device') continue;
    const place = await placeOf(path);
    const other = flags.get(place);
    if (other !== undefined) throw new UsageError(`${other} and ${flag} name the same file.`);
    flags.set(place, flag);
    const isOwn = mayReplace !== undefined && (await placeOf(mayReplace)) === place;
    if (sources.has(place) && !isOwn)
      throw new UsageError(`${flag} would replace ${path}, which is being read. Name another file.`);
  }
}

function isFileName(path: string | undefined): path is string {
  return path !== undefined && path !== standardOutput;
}

/** The place of a file, whether it is there or not, with symbolic links followed. */
async function placeOf(path: string): Promise<string> {
  const absolute = resolve(path);
  const whole = await realpath(absolute).catch(() => null);
  if (whole !== null) return whole;
  const folder = dirname(absolute);
  return join(await realpath(folder).catch(() => folder), basename(absolute));
}
