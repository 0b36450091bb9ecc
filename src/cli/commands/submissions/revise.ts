import { basename } from 'node:path';
import type { RevisionState } from '../../../core/services/revisions/revisions.ts';
import { fullSubmissionId } from '../../desk/full-id.ts';
import { docxType, fileContent, sizeOfFile } from '../../desk/local-file.ts';
import type { OpenedDesk } from '../../desk/open-desk.ts';
import { type DeskCommandOptions, withDesk } from '../../desk/with-desk.ts';
import { atTerminal } from '../../documents/problem.ts';
import { printError } from '../../terminal/print-error.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { usageOf } from '../../terminal/usage-error.ts';
import { versionLines } from './quote-versions.ts';

export interface ReviseCommandOptions extends DeskCommandOptions {
  /** `changes` or `whole`. @default as the rates say */
  price?: string;
  /** A note to the student. */
  note?: string;
  /** Whether to mail the quote to the student. @default true */
  mail?: boolean;
}

/**
 * `thesisdesk submissions revise ID FILE`: quotes a submission for a revised document, and shows what changed.
 *
 * @returns the exit code: 1 if the document cannot be read or quoted, which leaves the quote unchanged
 * @throws UsageError if the submission does not accept a revised document; DeskError `not_found`, `file_unreadable`,
 * `upload_too_large`
 * @example
 * await reviseCommand(id, 'second.docx', { price: 'changes' }, terminal); // 0
 */
export async function reviseCommand(
  start: string,
  path: string,
  options: ReviseCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const { price, note, mail = true } = options;
  const terms = { ...(price && { price }), ...(note !== undefined && { note }), tellStudent: mail };
  const { revision, version } = await withDesk(options, terminal, async (desk, opened) =>
    revise(await fullSubmissionId(desk, start), path, terms, opened),
  );
  if (!version) {
    const reason = atTerminal(revision.error ?? 'It is still being read.');
    await printError(terminal.errors, `${path}: ${reason}`, null, false);
    return 1;
  }
  await printResult(terminal, options.json === true, {
    json: [version],
    text: () => versionLines(version, terminal),
  });
  return 0;
}

/**
 * Takes the same steps as a client (request an upload URL, upload the file, submit it), then reads it immediately.
 */
async function revise(
  submissionId: string,
  path: string,
  terms: object,
  { desk, objects }: Pick<OpenedDesk, 'desk' | 'objects'>,
): Promise<RevisionState> {
  const size = await sizeOfFile(path);
  const asked = { fileName: basename(path), fileSize: size };
  const { submissionId: uploadId, objectKey } = await usageOf(desk.intake.createUpload(asked));
  await objects.put(objectKey, fileContent(path), { contentType: docxType, maximumBytes: size });
  await usageOf(desk.revisions.submit(submissionId, { uploadId, objectKey, ...terms }, 'operator'));
  return desk.revisions.read(submissionId, uploadId);
}
