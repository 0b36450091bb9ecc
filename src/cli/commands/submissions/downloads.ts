import type { Desk } from '../../../core/desk.ts';
import type { OpenedFile } from '../../../core/services/uploads/stored-file.ts';
import { formatCount } from '../../../core/text/format-count.ts';
import { fullFileId, fullSubmissionId } from '../../desk/full-id.ts';
import { type DeskCommandOptions, lookAtDesk } from '../../desk/with-desk.ts';
import { type SaveOptions, saveFile } from '../../documents/files/save-file.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';

export interface DownloadCommandOptions extends DeskCommandOptions, SaveOptions {}

export interface SubmissionDownloadOptions extends DownloadCommandOptions {
  /** The version of the quote whose document it is. @default the newest */
  quoteVersion?: string;
}

/**
 * `thesisdesk submissions download ID`: saves a submission's document as it was accepted; if there are several, the
 * newest.
 *
 * @returns the exit code
 * @throws UsageError for a file that is there already; DeskError `not_found`, `file_unreadable`
 */
export function submissionsDownloadCommand(
  submissionId: string,
  options: SubmissionDownloadOptions,
  terminal: Terminal,
): Promise<number> {
  const { quoteVersion } = options;
  if (quoteVersion !== undefined && !/^[1-9]\d{0,5}$/.test(quoteVersion))
    throw new UsageError(
      '--quote-version takes the number of a version, as submissions versions shows them.',
    );
  const which = quoteVersion === undefined ? {} : { version: Number(quoteVersion) };
  return download(
    async (desk) => desk.intake.openDocument(await fullSubmissionId(desk, submissionId), which),
    options,
    terminal,
  );
}

/**
 * `thesisdesk examples download ID`: saves an example file.
 *
 * @returns the exit code
 * @throws UsageError for a file that is there already; DeskError `not_found`, `file_unreadable`
 */
export function examplesDownloadCommand(
  fileId: string,
  options: DownloadCommandOptions,
  terminal: Terminal,
): Promise<number> {
  return download(async (desk) => desk.examples.open(await fullFileId(desk, fileId)), options, terminal);
}

async function download(
  read: (desk: Desk) => Promise<OpenedFile>,
  options: DownloadCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const { json = false, output } = options;
  if (json && output === '-') throw new UsageError('Standard output can carry the file or --json, not both.');
  const saved = await lookAtDesk(options, terminal, (desk) => saveFile(() => read(desk), options, terminal));
  if (saved.path === null) return 0;
  await printResult(terminal, json, {
    json: [saved],
    text: () => [`Saved ${saved.path}, ${formatCount(saved.bytes)} bytes.`],
  });
  return 0;
}
