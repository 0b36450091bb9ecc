import { writeFile } from 'node:fs/promises';
import type { Terminal } from '../../terminal/terminal.ts';
import { placeAt, writable, writeWholeFile } from './whole-file.ts';

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
  { force }: NamedFileOptions,
  terminal: Terminal,
): Promise<void> {
  if (path === standardOutput) return terminal.output.writeBytes(Buffer.from(content));
  if ((await placeAt(path, { force })) === 'device') return writable(writeFile(path, content), path);
  await writeWholeFile(path, { force, mode: 0o666 }, terminal, ({ write }) => write(Buffer.from(content)));
}

/**
 * For a command that works for a while before it writes: reports immediately that the file must not be replaced.
 *
 * @throws UsageError
 */
export async function mustBeFree(path: string, options: NamedFileOptions): Promise<void> {
  if (path !== standardOutput) await placeAt(path, options);
}
