import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DeskError } from '../../../core/errors.ts';
import { systemErrorCode } from '../../../core/ports/system-error.ts';
import type { WhichDocument } from '../../../core/services/intake/find-submission.ts';
import type { PersonalData } from '../../../core/services/privacy/personal-data.ts';
import { safeFileName } from '../../../core/services/uploads/object-key.ts';
import type { OpenedFile } from '../../../core/services/uploads/stored-file.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';
import { saveFile } from './save-file.ts';

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
  if (isEmpty(data)) return { path: null, files: 0 };
  const folder = `${path}.${randomUUID().slice(0, 8)}.part`;
  const forget = terminal.onInterrupt(() => rmSync(folder, { recursive: true, force: true }));
  try {
    const files = await written(path, () => writeAll(data, folder, open, terminal));
    await mustBeFree(path);
    await written(path, () => rename(folder, path));
    return { path, files };
  } finally {
    await rm(folder, { recursive: true, force: true });
    forget();
  }
}

async function writeAll(
  data: PersonalData,
  folder: string,
  open: OpenDocument,
  terminal: Terminal,
): Promise<number> {
  const { submissions, mails, meetings, deals, crmEvents, events, ...person } = data;
  let files = 0;
  const write = async (place: readonly string[], content: string) => {
    const path = join(folder, ...place);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, content, { flag: 'wx', mode: 0o600 });
    files++;
  };
  const writeJson = (place: readonly string[], value: unknown) =>
    write(place, `${JSON.stringify(value, null, 2)}\n`);
  await writeJson(['person.json'], person);
  const lists = { 'meetings.json': meetings, 'deals.json': deals, 'crm-events.json': crmEvents };
  for (const [name, list] of Object.entries({ ...lists, 'events.json': events })) {
    if (list.length > 0) await writeJson([name], list);
  }
  for (const { submission, quotes, reports, document, revisions } of submissions) {
    const place = ['submissions', fileNameFor(submission.submissionId, 'submission')];
    await writeJson([...place, 'submission.json'], submission);
    await writeJson([...place, 'quotes.json'], quotes);
    await writeJson([...place, 'reports.json'], reports);
    // Each in its own folder, so that names cannot clash.
    const save = async (name: string, { fileName }: { fileName: string }, which: WhichDocument) => {
      const output = join(folder, ...place, name, fileNameFor(fileName, 'document'));
      await mkdir(dirname(output), { mode: 0o700 });
      await saveFile(() => open(submission.submissionId, which), { output }, terminal);
      files++;
    };
    if (document) await save('document', document, { version: 1 });
    for (const [index, { document: revised, revisionId }] of revisions.entries()) {
      if (revised) await save(`revised-document-${index + 1}`, revised, { revisionId });
    }
    if (revisions.length > 0) await writeJson([...place, 'revisions.json'], revisions);
  }
  for (const { name, content } of mails) await write(['mails', fileNameFor(name, 'mail')], content);
  return files;
}

function isEmpty({ submissions, meetings, mails, deals, crmEvents, events }: PersonalData): boolean {
  return [submissions, meetings, mails, deals, crmEvents, events].every((list) => list.length === 0);
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

/**
 * Makes a safe local file name from an outside name: without a path, or anything that some file system rejects. A
 * name with no visible characters becomes `stem`.
 *
 * @example
 * fileNameFor('../a:b.docx', 'document'); // 'a_b.docx'
 */
export function fileNameFor(name: string, stem: string): string {
  const safe = safeFileName(name, stem).replace(/[<>:"|?*]/g, '_');
  // Windows device names, with any extension.
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(safe) ? `_${safe}` : safe;
}
