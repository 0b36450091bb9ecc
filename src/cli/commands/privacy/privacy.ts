import type { Desk } from '../../../core/desk.ts';
import { type ErasureRecord, isEmpty } from '../../../core/services/privacy/erase.ts';
import { type DeskCommandOptions, lookAtDesk, withDesk } from '../../desk/with-desk.ts';
import { savePersonalData } from '../../documents/files/save-personal-data.ts';
import { askFirst, checkAskable } from '../../terminal/ask-first.ts';
import { type ListCommandOptions, printList, printResult } from '../../terminal/print-result.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { localTime } from '../../terminal/text/local-time.ts';
import { printable } from '../../terminal/text/printable.ts';
import { UsageError, usageOf } from '../../terminal/usage-error.ts';

export interface PrivacyEraseCommandOptions extends DeskCommandOptions {
  /** Only say what would be removed. */
  dryRun?: boolean;
  /** Ask nothing. */
  yes?: boolean;
}

/**
 * `thesisdesk privacy erase MAIL`: removes all that says who a person is.
 *
 * @returns the exit code: 1 where the person at the terminal says no
 * @throws UsageError for an address that is none, and where nobody can be asked; DeskError `submission_in_work`
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
      const deed = { command: 'privacy erase', what, question: `Erase ${printable(email)} for good?` };
      if (!(await askFirst(options, terminal, deed))) return 1;
    }
    const record = preview && dryRun ? preview : await usageOf(privacy.erase({ email }));
    await printResult(terminal, options.json === true, {
      json: [record],
      text: () => erasureLines(record, { isPreview: dryRun }),
    });
    return 0;
  };
  return withDesk(options, terminal, erase, { onlyReads: dryRun });
}

/**
 * `thesisdesk privacy list`: what earlier erasures removed, newest first, without names.
 *
 * @returns the exit code
 * @throws UsageError
 */
export async function privacyListCommand(options: ListCommandOptions, terminal: Terminal): Promise<number> {
  await lookAtDesk(options, terminal, (desk) =>
    printList(terminal, options, {
      read: (page) => desk.privacy.list(page),
      text: (records) =>
        records.flatMap((each, index) => [...(index > 0 ? [''] : []), ...erasureLines(each)]),
      none: 'Nobody was erased yet.',
    }),
  );
  return 0;
}

export interface PrivacyExportCommandOptions extends DeskCommandOptions {
  /** The folder to make. */
  output?: string;
}

/**
 * `thesisdesk privacy export MAIL --output FOLDER`: writes all that the desk has of a person into a new folder.
 *
 * @returns the exit code: 1 where there is nothing of that person, and no folder then
 * @throws UsageError for an address that is none, and for a folder that is there already
 */
export async function privacyExportCommand(
  email: string,
  options: PrivacyExportCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const { output } = options;
  if (output === undefined) throw new UsageError('Name the folder to make with --output.');
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
        ? ['The desk has nothing of this person.']
        : [`Saved ${saved.path}, ${saved.files} ${saved.files === 1 ? 'file' : 'files'}.`],
  });
  return saved.path === null ? 1 : 0;
}

/** An erasure for people. */
function erasureLines(record: ErasureRecord, { isPreview = false } = {}): string[] {
  const { erasedAt, isUnfinished, submissions, dealsElsewhere } = record;
  const parts = [
    counted(submissions.length, 'submission'),
    counted(record.deals, 'deal'),
    counted(record.meetings, 'meeting'),
    counted(record.mails, 'mail'),
    counted(record.crmEvents, 'event of the CRM', 'events of the CRM'),
    counted(record.events, 'event for webhooks', 'events for webhooks'),
  ];
  const verb = isPreview ? 'would be' : 'were';
  if (isEmpty(record)) return ['The desk has nothing of this person.'];
  return [
    `${isPreview ? 'Looked at' : 'Erased at'} ${localTime(erasedAt)}${isUnfinished ? ', and broken off: do it again' : ''}.`,
    `The person's traces in these ${verb} removed: ${parts.join(', ')}.`,
    ...submissions.map((submissionId) => `  ${printable(submissionId)}`),
    ...(dealsElsewhere.length === 0 ? [] : ['The CRM keeps its own data. Remove the person there as well:']),
    ...dealsElsewhere.map(({ url }) => `  ${printable(url)}`),
  ];
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
