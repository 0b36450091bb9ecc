import { correctionsInWords, numbersSetInWords } from '../../../core/pricing/corrections-in-words.ts';
import { priceText } from '../../../core/pricing/in-words.ts';
import { type DealState, dealStateInWords } from '../../../core/records/submissions/deal-state.ts';
import type { QuoteVersion } from '../../../core/records/submissions/quote-version.ts';
import { comparedCounts } from '../../../core/records/submissions/revision-record.ts';
import type { QuoteVersions } from '../../../core/services/quotes/quotes.ts';
import { ownTimeZone } from '../../../core/time/time-zone.ts';
import { fullSubmissionId } from '../../desk/full-id.ts';
import { limitOf } from '../../desk/print-list.ts';
import { type DeskCommandOptions, lookAtDesk, withDesk } from '../../desk/with-desk.ts';
import { boundariesText } from '../../documents/files/boundaries-text.ts';
import { mustBeFree, standardOutput, writeNamed } from '../../documents/files/named-file.ts';
import { doubtLines, numberLines } from '../../documents/reports/analysis-lines.ts';
import { changeLines } from '../../documents/reports/change-lines.ts';
import { priceLines } from '../../documents/reports/quote-lines.ts';
import { remark } from '../../terminal/print-error.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { alignColumns, fieldLines, sectionsApart } from '../../terminal/text/columns.ts';
import { localTime } from '../../terminal/text/local-time.ts';
import { printable } from '../../terminal/text/printable.ts';
import { usageOf } from '../../terminal/usage-error.ts';

export interface VersionsCommandOptions extends DeskCommandOptions {
  /** Most versions to show, the newest ones. @default 100 */
  limit?: string;
}

/**
 * `thesisdesk submissions versions ID`: lists the versions of a quote, oldest first.
 *
 * @returns the exit code
 * @throws UsageError for an invalid limit; DeskError `not_found`
 */
export async function versionsCommand(
  submissionId: string,
  options: VersionsCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const limit = limitOf(options);
  const {
    versions: all,
    ratesSince,
    deal,
  } = await lookAtDesk(options, terminal, async (desk) =>
    desk.quotes.list(await fullSubmissionId(desk, submissionId)),
  );
  const versions = all.slice(-limit);
  await printResult(terminal, options.json === true, {
    json: versions,
    text: () =>
      versions.length === 0
        ? ['This submission has no quote yet.']
        : versionTable(versions, ratesSince, terminal),
    timesIn: versions.length === 0 ? undefined : ownTimeZone(),
  });
  const said = dealText(deal);
  if (said !== undefined) await remark(terminal.errors, said);
  return 0;
}

/**
 * `thesisdesk submissions mail ID`: mails the newest version to the student, even if the desk held it back.
 *
 * @returns the exit code
 * @throws UsageError if there is nothing to send; DeskError `not_found`
 */
export async function mailCommand(
  start: string,
  options: DeskCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const submissionId = await withDesk(options, terminal, async (desk) => {
    const id = await fullSubmissionId(desk, start);
    await usageOf(desk.notices.release(id));
    return id;
  });
  await printResult(terminal, options.json === true, {
    json: [{ submissionId }],
    text: () => ['The mail will be sent as soon as a server or worker runs.'],
  });
  return 0;
}

/**
 * `thesisdesk submissions boundaries ID`: writes what the newest version counts as text, references, tables, figures
 * and front pages, to be edited and passed to `requote --boundaries`.
 *
 * @returns the exit code
 * @throws DeskError `not_found`; UsageError for an existing file that must not be replaced
 */
export async function boundariesCommand(
  submissionId: string,
  options: DeskCommandOptions & { output?: string; force?: boolean },
  terminal: Terminal,
): Promise<number> {
  const { output = standardOutput, force } = options;
  await mustBeFree(output, { force });
  const text = await lookAtDesk(options, terminal, async (desk) =>
    boundariesText(await desk.intake.report(await fullSubmissionId(desk, submissionId))),
  );
  await writeNamed(output, text, { force }, terminal);
  return 0;
}

/** Says that the deal is behind its quote, and when it is tried again; undefined if it is not. */
export function dealText(deal: DealState): string | undefined {
  const said = dealStateInWords(deal);
  if (said === null) return undefined;
  const next = deal.update?.nextTryAt;
  return next === undefined ? said : `${said} Next try: ${localTime(next)}.`;
}

/** Formats a version for people. */
export function versionLines(version: QuoteVersion, { output: { style } }: Terminal): string[] {
  const { analysis, numbers, quote, doubts, note, services, revision } = version;
  const reasons = numbersSetInWords(numbers).map(printable);
  return sectionsApart([
    fieldLines([
      ['Version', String(version.version)],
      ['Services', services.map((service) => service.replaceAll('_', ' ')).join(', ')],
      ['Document', revision && printable(revision.fileName)],
      ['Charged for', revision && (revision.price === 'changes' ? 'what changed' : 'the whole document')],
      ['Note', note === '' ? undefined : note],
    ]),
    numberLines(analysis),
    revision ? changeLines(revision.changes, comparedCounts(revision, version), style) : [],
    reasons.length === 0 ? [] : [style.strong('Set by hand'), ...reasons],
    priceLines(quote, style),
    doubtLines(doubts, style),
  ]);
}

function versionTable(
  versions: readonly QuoteVersion[],
  ratesSince: QuoteVersions['ratesSince'],
  { output: { style } }: Terminal,
): string[] {
  const rows = versions.map((each) => [
    String(each.version),
    localTime(each.createdAt),
    each.services.map((service) => service.replaceAll('_', ' ')).join(', '),
    // A note may be long, and is shown in full when its version is made.
    [...correctionsInWords(each), ...(each.note === '' ? [] : ['note'])].join('; '),
    ratesText(ratesSince[each.version]),
    priceText(each.quote.total, each.quote.currency),
  ]);
  const titles = ['Version', 'Made', 'Services', 'Corrected', 'Rates of', 'Total'];
  const [header = '', ...lines] = alignColumns(
    [titles, ...rows.map((row) => row.map(printable))],
    ['right', 'left', 'left', 'left', 'left', 'right'],
  );
  return [style.strong(header), ...lines];
}

/** Since when the rates of a version had been in force. */
function ratesText(since: string | null | undefined): string {
  if (since === undefined) return '';
  return since === null ? 'starter rates' : localTime(since);
}
