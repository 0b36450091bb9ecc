import type { Desk } from '../../../core/desk.ts';
import { type ErasureRecord, isEmpty } from '../../../core/services/privacy/erase.ts';
import {
  addressStays,
  addressStaysIn,
  erasedFrom,
  nothingAboutPerson,
  removeElsewhere,
} from '../../../core/text/erasure-in-words.ts';
import { type ListCommandOptions, printList } from '../../desk/print-list.ts';
import { type DeskCommandOptions, lookAtDesk, withDesk } from '../../desk/with-desk.ts';
import { savePersonalData } from '../../documents/files/save-personal-data.ts';
import { askFirst, checkAskable, type DeedCommandOptions } from '../../terminal/ask-first.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { sectionsApart } from '../../terminal/text/columns.ts';
import { localTime } from '../../terminal/text/local-time.ts';
import { printable } from '../../terminal/text/printable.ts';
import { UsageError, usageOf } from '../../terminal/usage-error.ts';

export interface PrivacyEraseCommandOptions extends DeedCommandOptions {
  /** Only show what would be removed. */
  dryRun?: boolean;
}

/**
 * `thesisdesk privacy erase MAIL`: removes everything that identifies a person.
 *
 * @returns the exit code: 1 if the user answers no
 * @throws UsageError for an invalid address, and if there is no terminal to ask on; DeskError `submission_in_work`
 */
export async function privacyEraseCommand(
  email: string,
  options: PrivacyEraseCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const { dryRun = false, yes = false } = options;
  if (!dryRun) checkAskable(options, terminal, 'privacy erase');
  const erase = async ({ privacy }: Desk) => {
    const preview = yes && !dryRun ? null : await usageOf(privacy.preview({ email }));
    if (preview && !dryRun) {
      const what = erasureLines(preview, { isPreview: true });
      const deed = { command: 'privacy erase', what, question: `Permanently erase ${printable(email)}?` };
      if (!(await askFirst(options, terminal, deed))) return 1;
    }
    const record = preview && dryRun ? preview : await usageOf(privacy.erase({ email }));
    await printResult(terminal, options.json === true, {
      json: [record],
      text: () => erasureLines(record, { isPreview: dryRun }),
    });
    return 0;
  };
  return withDesk(options, terminal, erase, { onlyReads: dryRun, removesData: !dryRun });
}

/**
 * `thesisdesk privacy list`: lists what earlier erasures removed, newest first, without names.
 *
 * @returns the exit code
 * @throws UsageError
 */
export function privacyListCommand(options: ListCommandOptions, terminal: Terminal): Promise<number> {
  return printList(options, terminal, (desk) => ({
    read: (page) => desk.privacy.list(page),
    text: (records) => sectionsApart(records.map((record) => erasureLines(record))),
    none: 'No erasures yet.',
  }));
}

export interface PrivacyExportCommandOptions extends DeskCommandOptions {
  /** The folder to create. */
  output?: string;
}

/**
 * `thesisdesk privacy export MAIL --output FOLDER`: writes everything the desk has about a person into a new folder.
 *
 * @returns the exit code: 1 if there is nothing about that person, in which case no folder is created
 * @throws UsageError for an invalid address, and for a folder that already exists
 */
export async function privacyExportCommand(
  email: string,
  options: PrivacyExportCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const { output } = options;
  if (output === undefined) throw new UsageError('Name the folder to create with --output.');
  const saved = await lookAtDesk(options, terminal, async (desk) => {
    const found = await usageOf(desk.privacy.collect({ email }));
    return savePersonalData(
      found,
      output,
      (submissionId, which) => desk.intake.openDocument(submissionId, which),
      terminal,
    );
  });
  await printResult(terminal, options.json === true, {
    json: [saved],
    text: () =>
      saved.path === null
        ? [nothingAboutPerson]
        : [`Saved ${saved.path}, ${saved.files} ${saved.files === 1 ? 'file' : 'files'}.`],
  });
  return saved.path === null ? 1 : 0;
}

/** Formats an erasure for people. */
function erasureLines(record: ErasureRecord, { isPreview = false } = {}): string[] {
  const { erasedAt, isUnfinished, submissions, dealsElsewhere } = record;
  const verb = isPreview ? 'would be' : 'was';
  const places = addressStaysIn(record).map(({ text }) => `  ${printable(text)}`);
  const mentions = places.length === 0 ? [] : [addressStays, ...places];
  if (isEmpty(record)) return [nothingAboutPerson, ...mentions];
  const parts = erasedFrom(record).map(({ text }) => text);
  return [
    `${isPreview ? 'Checked at' : 'Erased at'} ${localTime(erasedAt)}${isUnfinished ? ', but interrupted: run it again' : ''}.`,
    `The person's data ${verb} removed from: ${parts.join(', ')}.`,
    ...submissions.map((submissionId) => `  ${printable(submissionId)}`),
    ...(dealsElsewhere.length === 0 ? [] : [removeElsewhere]),
    ...dealsElsewhere.map(({ url }) => `  ${printable(url)}`),
    ...mentions,
  ];
}
