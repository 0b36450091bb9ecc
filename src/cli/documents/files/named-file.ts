import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Terminal } from '../../terminal/terminal.ts';
import { openStreams, placeAt, writable, writeWholeFile } from './whole-file.ts';

/** How a file that the user named is written. */
export interface NamedFileOptions {
  /** Replaces an existing file. @default false */
  force?: boolean | undefined;
}

/** Names standard output in place of a file. */
export const standardOutput = '-';

/**
 * Writes a file that the user named, completely or not at all. A device, such as `/dev/stdout`, is written to, and so is
 * standard output.
 *
 * @throws UsageError for an existing file that must not be replaced; DeskError `file_unreadable` if it cannot be written
 */
export async function writeNamed(
  path: string,
  content: string | Uint8Array,
  options: NamedFileOptions,
  terminal: Terminal,
): Promise<void> {
  await workThenWrite(path, options, terminal, (write) => write(content));
}

/**
 * Does work whose result is written to a file that the user named. The file is opened first, so that no work is done
 * where there can be no file.
 *
 * @returns what the work returns
 * @throws what `writeNamed` and the work throw
 */
export async function workThenWrite<Result>(
  path: string,
  { force }: NamedFileOptions,
  terminal: Terminal,
  work: (write: (content: string | Uint8Array) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const stream = path === standardOutput ? 'output' : openStreams.get(resolve(path));
  if (stream !== undefined) return work((content) => terminal[stream].writeBytes(Buffer.from(content)));
  if ((await placeAt(path, { force })) === 'device')
    return work((content) => writable(writeFile(path, content), path));
  return writeWholeFile(path, { force, mode: 0o666 }, terminal, (file) =>
    work((content) => file.write(Buffer.from(content))),
  );
}

/**
 * For a command that works for a while before it writes: reports immediately that the file must not be replaced.
 *
 * @throws UsageError
 */
export async function mustBeFree(path: string, options: NamedFileOptions): Promise<void> {
  if (path !== standardOutput) await placeAt(path, options);
}
