import { rmSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DeskError } from '../../../core/errors.ts';
import { systemErrorCode } from '../../../core/ports/system-error.ts';
import type { WhichDocument } from '../../../core/services/intake/find-submission.ts';
import type { PersonalData } from '../../../core/services/privacy/personal-data.ts';
import { hasNothing, personalFiles } from '../../../core/services/privacy/personal-files.ts';
import type { OpenedFile } from '../../../core/services/uploads/stored-file.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';
import { unfinishedPath } from './leftovers.ts';

type OpenDocument = (submissionId: string, which: WhichDocument) => Promise<OpenedFile>;

export interface SavedPersonalData {
  /** The folder; null if there was nothing to save. */
  path: string | null;
  files: number;
}

/**
 * Writes a person's data into a new folder: records as JSON, documents and mails unchanged. The folder appears
 * complete or not at all: it gets its name once everything is in it. Ctrl+C leaves nothing behind.
 *
 * @throws UsageError if the name is already taken; DeskError `file_unreadable` if nothing can be written
 */
export async function savePersonalData(
  data: PersonalData,
  output: string,
  open: OpenDocument,
  terminal: Terminal,
): Promise<SavedPersonalData> {
  const path = resolve(output);
  await mustBeFree(path);
  if (hasNothing(data)) return { path: null, files: 0 };
  const folder = await unfinishedPath(path);
  const forget = terminal.onInterrupt(() => rmSync(folder, { recursive: true, force: true }));
  try {
    const files = await written(path, () => writeAll(data, folder, open));
    await mustBeFree(path);
    await written(path, () => rename(folder, path));
    return { path, files };
  } finally {
    await rm(folder, { recursive: true, force: true });
    forget();
  }
}

async function writeAll(data: PersonalData, folder: string, open: OpenDocument): Promise<number> {
  let files = 0;
  for await (const { path, content } of personalFiles(data, open)) {
    const place = join(folder, ...path);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await writeFile(place, content, { flag: 'wx', mode: 0o600 });
    files++;
  }
  return files;
}

async function mustBeFree(path: string): Promise<void> {
  if ((await stat(path).catch(() => null)) === null) return;
  throw new UsageError(`${path} already exists. Name a new folder with --output.`);
}

async function written<T>(path: string, writing: () => Promise<T>): Promise<T> {
  try {
    return await writing();
  } catch (error) {
    if (error instanceof UsageError || error instanceof DeskError) throw error;
    const code = systemErrorCode(error) ?? 'unknown';
    throw new DeskError('file_unreadable', `${path} cannot be written (${code}).`, { cause: error });
  }
}
