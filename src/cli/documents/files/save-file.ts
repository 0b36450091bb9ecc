import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { localFileName } from '../../../core/services/uploads/local-file-name.ts';
import type { OpenedFile } from '../../../core/services/uploads/stored-file.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';
import { standardOutput } from './named-file.ts';
import { writeWholeFile } from './whole-file.ts';

export interface SaveOptions {
  /**
   * A path, a folder in which the file keeps its own name, or `-` for standard output. @default the current folder
   */
  output?: string | undefined;
  /** Replaces an existing file. @default false */
  force?: boolean | undefined;
}

/** The saved file; the path is null for standard output. */
export interface SavedFile {
  path: string | null;
  fileName: string;
  bytes: number;
  sha256: string;
}

/**
 * Saves a file completely or not at all: it is written under a temporary name and renamed once all bytes are there
 * and match those that were accepted. Ctrl+C leaves nothing behind.
 *
 * @throws UsageError for an existing file that must not be replaced, and for output to a screen; DeskError
 * `file_unreadable` if nothing can be written, and if the storage returns different bytes than it accepted
 */
export async function saveFile(
  read: () => Promise<OpenedFile>,
  { output = '.', force = false }: SaveOptions,
  terminal: Terminal,
): Promise<SavedFile> {
  if (output === standardOutput) {
    if (terminal.output.isTerminal) throw new UsageError(onScreen);
    const file = await read();
    return { ...(await pass(file, (chunk) => terminal.output.writeBytes(chunk))), path: null };
  }
  const file = await read();
  const path = resolve(
    (await isFolder(output)) ? join(output, localFileName(file.fileName, 'document')) : output,
  );
  const passed = await writeWholeFile(path, { force }, terminal, ({ write }) => pass(file, write));
  return { ...passed, path };
}

const onScreen = 'This file cannot be shown on a screen. Name a file with --output, or use a pipe.';

/** Passes all bytes on, which throws at the end if they are not those that were accepted. */
async function pass(
  { fileName, bytes, sha256, content }: OpenedFile,
  write: (chunk: Uint8Array) => Promise<void>,
): Promise<Omit<SavedFile, 'path'>> {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    if (sha256 === null) hash.update(chunk);
    await write(chunk);
  }
  return { fileName, bytes, sha256: sha256 ?? hash.digest('hex') };
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() ?? path.endsWith('/');
}
