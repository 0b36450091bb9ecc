import type { Desk } from '../../../core/desk.ts';
import { priceText } from '../../../core/pricing/in-words.ts';
import { numbersSetInWords } from '../../../core/pricing/numbers-set-in-words.ts';
import type { ExtraLine } from '../../../core/pricing/quote.ts';
import type { QuoteVersion } from '../../../core/records/submissions/quote-version.ts';
import type { QuoteVersions } from '../../../core/services/quotes/quotes.ts';
import { fullSubmissionId } from '../../desk/full-id.ts';
import { type DeskCommandOptions, lookAtDesk, withDesk } from '../../desk/with-desk.ts';
import { writeNew } from '../../documents/files/write-new.ts';
import { readBoundaries } from '../../documents/input-files.ts';
import { doubtLines, numberLines } from '../../documents/reports/analysis-lines.ts';
import { changeLines } from '../../documents/reports/change-lines.ts';
import { priceLines } from '../../documents/reports/quote-lines.ts';
import { remark } from '../../terminal/print-error.ts';
import { limitOf, printResult } from '../../terminal/print-result.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { alignColumns, fieldLines, sectionsApart } from '../../terminal/text/columns.ts';
import { localTime } from '../../terminal/text/local-time.ts';
import { printable } from '../../terminal/text/printable.ts';
import { UsageError, usageOf } from '../../terminal/usage-error.ts';

export interface RequoteCommandOptions extends DeskCommandOptions {
  /** The file with what the operator knows better. */
  boundaries?: string;
  /** Numbers that are set by hand: `tables=12`. */
  set?: readonly string[];
  /** Why they differ from the counted numbers. */
  reason?: string;
  /** Surcharges and discounts: `Rush: 15%`, `Returning customer: -40`. */
  line?: readonly string[];
  service?: readonly string[];
  /** `current`, or the number of a version. */
  rates?: string;
  /** For a revised document: `changes` or `whole`. */
  price?: string;
  /** A note to the student. */
  note?: string;
  /** Whether to mail the quote to the student. @default true */
  mail?: boolean;
  /** Shows the next version without making it. */
  dryRun?: boolean;
}

/**
 * `thesisdesk submissions requote ID`: makes the next version of a quote from the newest one and the options.
 *
 * @returns the exit code
 * @throws UsageError for an option that cannot be used; DeskError `not_found`, `outdated`, and what the analysis throws
 * @example
 * await requoteCommand(id, { set: ['tables=12'], line: ['Rush: 15%'] }, terminal); // 0
 */
export async function requoteCommand(
  start: string,
  options: RequoteCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const asked = await termsOf(options);
  if (!options.dryRun && Object.keys(asked).every((term) => term === 'tellStudent'))
    throw new UsageError(nothingToChange);
  const run = options.dryRun ? lookAtDesk : withDesk;
  const version = await run(options, terminal, async (desk) => {
    const submissionId = await fullSubmissionId(desk, start);
    const basedOn = (await newestOf(desk, submissionId))?.version ?? 1;
    const terms = { ...asked, basedOn };
    if (!options.dryRun) return usageOf(desk.quotes.create(submissionId, terms));
    const preview = await usageOf(desk.quotes.preview(submissionId, terms));
    return { ...preview.version, version: basedOn + 1, createdAt: '' };
  });
  await printResult(terminal, options.json === true, {
    json: [version],
    text: () => versionLines(version, terminal),
  });
  if (options.dryRun) await remark(terminal.errors, 'Nothing was stored.');
  return 0;
}

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
  });
  if (deal.problem !== undefined) await remark(terminal.errors, deal.problem);
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
 * @throws DeskError `not_found`; UsageError if the file exists or cannot be written
 */
export async function boundariesCommand(
  submissionId: string,
  options: DeskCommandOptions & { output?: string },
  terminal: Terminal,
): Promise<number> {
  const boundaries = await lookAtDesk(options, terminal, async (desk) => {
    const { boundariesIn } = await import('../../../core/docx/boundaries/written-out.ts');
    return boundariesIn(await desk.intake.report(await fullSubmissionId(desk, submissionId)));
  });
  const text = `${JSON.stringify(boundaries, null, 2)}\n`;
  if (options.output === undefined) await terminal.output.write(text);
  else await writeNew(options.output, text);
  return 0;
}

const nothingToChange =
  'The next version would be the same as the last one. Please say what to change: --set, --line, --service, --boundaries, --note, --price, or --rates current.';

async function newestOf(desk: Desk, submissionId: string): Promise<QuoteVersion | undefined> {
  return (await desk.quotes.list(submissionId)).versions.at(-1);
}

async function termsOf(options: RequoteCommandOptions): Promise<object> {
  const { set = [], reason, line = [], service, rates, price, note } = options;
  const boundaries = await readBoundaries(options.boundaries);
  const numbers = Object.fromEntries(set.map((text) => numberIn(text, reason)));
  return {
    ...(boundaries && { boundaries }),
    ...(set.length > 0 && { numbers }),
    ...(line.length > 0 && { lines: line.map(lineIn) }),
    ...(service && { services: service }),
    ...(rates !== undefined && { rates }),
    ...(price !== undefined && { price }),
    ...(note !== undefined && { note }),
    ...(options.mail === false && { tellStudent: false }),
  };
}

/** The five numbers by their names in `--set`. */
const numberNames: Readonly<Record<string, string>> = {
  text: 'textWordCount',
  references: 'refsWordCount',
  tables: 'tables',
  figures: 'figures',
  'front-pages': 'frontMatter',
};

function numberIn(text: string, reason = 'Set on the command line.'): [string, object | null] {
  const [, name = '', value = ''] = /^([a-z-]+)=(\d{1,9}|counted)$/.exec(text) ?? [];
  const number = Object.hasOwn(numberNames, name) ? numberNames[name] : undefined;
  if (number !== undefined) return [number, value === 'counted' ? null : { value: Number(value), reason }];
  const known = Object.keys(numberNames).join(', ');
  throw new UsageError(`--set takes NAME=NUMBER, or NAME=counted to take it back. The names: ${known}.`);
}

function lineIn(text: string): ExtraLine {
  const [, description = '', number = '', percent] =
    /^(.*\S)\s*:\s*([+-]?\d+(?:\.\d+)?)\s*(%)?$/s.exec(text) ?? [];
  if (description === '')
    throw new UsageError('--line needs a text and an amount: "Rush: 15%", or "Returning customer: -40".');
  const value = Number(number);
  return percent === undefined ? { description, amount: value } : { description, percent: value };
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
    revision ? changeLines(revision.changes, style) : [],
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
  const rows = versions.map(
    ({ version, createdAt, services, numbers, boundaries, lines, quote, revision }) => [
      String(version),
      localTime(createdAt),
      services.map((service) => service.replaceAll('_', ' ')).join(', '),
      [
        ...(revision ? ['document'] : []),
        ...(Object.keys(boundaries).length > 0 ? ['boundaries'] : []),
        ...(Object.keys(numbers).length > 0 ? ['numbers'] : []),
        ...(lines.length > 0 ? ['lines'] : []),
      ].join(', '),
      ratesText(ratesSince[version]),
      priceText(quote.total, quote.currency),
    ],
  );
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
