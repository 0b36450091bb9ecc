import type { Desk } from '../../../core/desk.ts';
import { formatCount } from '../../../core/pricing/money.ts';
import type { OpenedFile } from '../../../core/services/uploads/stored-file.ts';
import { fullFileId, fullSubmissionId } from '../../desk/full-id.ts';
import { type DeskCommandOptions, lookAtDesk } from '../../desk/with-desk.ts';
import { type SaveOptions, saveFile } from '../../documents/files/save-file.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';

export interface DownloadCommandOptions extends DeskCommandOptions, SaveOptions {}

/**
 * `thesisdesk submissions download ID`: saves the document of a submission as it was accepted.
 *
 * @returns the exit code
 * @throws UsageError for a file that is there already; DeskError `not_found`, `file_unreadable`
 */
export function submissionsDownloadCommand(
  submissionId: string,
  options: DownloadCommandOptions,
  terminal: Terminal,
): Promise<number> {
  return download(
    async (desk) => desk.intake.openDocument(await fullSubmissionId(desk, submissionId)),
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
  if (json && output === '-') throw new UsageError('Standard output takes the file or --json, not both.');
  const saved = await lookAtDesk(options, terminal, (desk) => saveFile(() => read(desk), options, terminal));
  if (saved.path === null) return 0;
  await printResult(terminal, json, {
    json: [saved],
    text: () => [`Saved ${saved.path}, ${formatCount(saved.bytes)} bytes.`],
  });
  return 0;
}
