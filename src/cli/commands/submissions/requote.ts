import type { Desk } from '../../../core/desk.ts';
import { DeskError } from '../../../core/errors.ts';
import { percentProblem } from '../../../core/pricing/discounts.ts';
import type { ExtraLine } from '../../../core/pricing/quote.ts';
import type { QuoteVersion } from '../../../core/records/submissions/quote-version.ts';
import { fullSubmissionId } from '../../desk/full-id.ts';
import { type DeskCommandOptions, lookAtDesk, withDesk } from '../../desk/with-desk.ts';
import { boundariesText } from '../../documents/files/boundaries-text.ts';
import { mustBeFree, standardOutput, workThenWrite, writeNamed } from '../../documents/files/named-file.ts';
import { readBoundaries } from '../../documents/input-files.ts';
import { problemOf } from '../../documents/problem.ts';
import { remark } from '../../terminal/print-error.ts';
import { printResult } from '../../terminal/print-result.ts';
import { OutputClosed, type Terminal } from '../../terminal/terminal.ts';
import { UsageError, usageOf } from '../../terminal/usage-error.ts';
import { versionLines } from './quote-versions.ts';

export interface RequoteCommandOptions extends DeskCommandOptions {
  /** The file with what the operator knows better. */
  boundaries?: string;
  /** Numbers that are set by hand: `tables=12`, or `tables=12: three are layout`. */
  set?: readonly string[];
  /** Why those differ from the counted numbers that have no reason of their own. */
  reason?: string;
  /** Surcharges and discounts in place of those there are: `Rush: 15%`, `Returning customer: -40`; or `none`. */
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
  /** The file for what the version counts as what. Without any change, that is the newest version. */
  writeBoundaries?: string;
  /** Replaces that file if it exists. @default false */
  force?: boolean;
}

/**
 * `thesisdesk submissions requote ID`: makes the next version of a quote from the newest one and the options. With
 * nothing but `writeBoundaries`, it only writes that file.
 *
 * @returns the exit code
 * @throws UsageError for an option that cannot be used; DeskError `not_found`, `outdated`, what the analysis throws, and
 * `file_unreadable`, which says so if the version was made
 * @example
 * await requoteCommand(id, { set: ['tables=12'], line: ['Rush: 15%'] }, terminal); // 0
 */
export async function requoteCommand(
  start: string,
  options: RequoteCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const { writeBoundaries: path, force } = options;
  const isOnOutput = path === standardOutput;
  if (isOnOutput && options.json) throw new UsageError(boundariesOrJson);
  const asked = await termsOf(options);
  if (path !== undefined) await mustBeFree(path, { force });
  if (!options.dryRun && Object.keys(asked).every((term) => term === 'tellStudent')) {
    if (path === undefined) throw new UsageError(nothingToChange);
    return await writeNewest(start, path, options, terminal);
  }
  const run = options.dryRun ? lookAtDesk : withDesk;
  const { version, failure } = await run(options, terminal, async (desk) => {
    const submissionId = await fullSubmissionId(desk, start);
    const basedOn = (await newestOf(desk, submissionId))?.version ?? 1;
    const terms = { ...asked, basedOn };
    if (!options.dryRun) return await make(desk, submissionId, { terms, path, force }, terminal);
    const preview = await usageOf(desk.quotes.preview(submissionId, terms));
    if (path !== undefined) await writeNamed(path, await boundariesText(preview.report), { force }, terminal);
    return { version: { ...preview.version, version: basedOn + 1, createdAt: '' } };
  });
  const text = () => versionLines(version, terminal);
  if (isOnOutput) for (const line of text()) await remark(terminal.errors, line);
  else await printResult(terminal, options.json === true, { json: [version], text });
  if (options.dryRun) await remark(terminal.errors, 'Nothing was stored.');
  if (failure !== undefined) throw failure;
  return 0;
}

/**
 * Makes the next version, and writes its boundaries to a file, which is opened before: where it cannot be opened, no
 * version is made. The failure is that of the file alone, as on a full disk; the version is there.
 */
async function make(
  desk: Desk,
  submissionId: string,
  { terms, path, force }: { terms: object; path: string | undefined; force: boolean | undefined },
  terminal: Terminal,
): Promise<{ version: QuoteVersion; failure?: unknown }> {
  const create = () => usageOf(desk.quotes.create(submissionId, terms));
  if (path === undefined) return { version: await create() };
  const made: { version?: QuoteVersion } = {};
  try {
    const work = async (write: (content: string) => Promise<void>) => {
      const version = await create();
      made.version = version;
      await write(await boundariesText(await desk.quotes.report(submissionId, version.version)));
      return version;
    };
    return { version: await workThenWrite(path, { force }, terminal, work) };
  } catch (error) {
    const { version } = made;
    if (version === undefined) throw error;
    return { version, failure: error instanceof OutputClosed ? error : onlyFileMissing(error, version) };
  }
}

function onlyFileMissing(cause: unknown, { version }: QuoteVersion): DeskError {
  const made = `Version ${version} was made, and only this file is missing.`;
  const advice = 'For the file alone, use requote with --write-boundaries and nothing else.';
  return new DeskError('file_unreadable', `${problemOf(cause).message} ${made} ${advice}`, { cause });
}

/** Writes the boundaries of the newest version, and makes none. */
async function writeNewest(
  start: string,
  path: string,
  options: RequoteCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const version = await lookAtDesk(options, terminal, async (desk) => {
    const submissionId = await fullSubmissionId(desk, start);
    const text = await boundariesText(await desk.intake.report(submissionId));
    await writeNamed(path, text, options, terminal);
    return (await newestOf(desk, submissionId))?.version ?? 1;
  });
  if (path !== standardOutput)
    await remark(terminal.errors, `${path}: The boundaries of version ${version}. No version was made.`);
  return 0;
}

const boundariesOrJson = 'Standard output can carry --write-boundaries or --json, not both.';
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
    ...(line.length > 0 && { lines: linesIn(line) }),
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

function numberIn(text: string, reason: string | undefined): [string, object | null] {
  const [, name = '', value, why = reason] =
    /^([a-z-]+)=(?:counted|(\d{1,9})(?:\s*:\s*(\S.*)?)?)$/s.exec(text) ?? [];
  const number = Object.hasOwn(numberNames, name) ? numberNames[name] : undefined;
  if (number !== undefined && value === undefined) return [number, null];
  if (number !== undefined && why === undefined)
    throw new UsageError(`Say why with --reason TEXT, or with --set "${name}=${value}: why".`);
  if (number !== undefined) return [number, { value: Number(value), reason: why }];
  const known = Object.keys(numberNames).join(', ');
  throw new UsageError(
    `--set takes NAME=NUMBER, "NAME=NUMBER: why", or NAME=counted to take it back. The names: ${known}.`,
  );
}

function linesIn(texts: readonly string[]): ExtraLine[] {
  if (!texts.includes('none')) return texts.map(lineIn);
  if (texts.length === 1) return [];
  throw new UsageError('--line none removes all surcharges and discounts, so it stands alone.');
}

function lineIn(text: string): ExtraLine {
  const [, description = '', number = '', percent] =
    /^(.*\S)\s*:\s*([+−-]?\d+(?:\.\d+)?)\s*(%)?$/s.exec(text) ?? [];
  if (description === '')
    throw new UsageError('--line needs a text and an amount: "Rush: 15%", or "Returning customer: -40".');
  const value = Number(number.replace('−', '-'));
  const problem = percent === undefined ? null : percentProblem(value);
  if (problem !== null) throw new UsageError(`${problem.replace(/\.$/, '')}: "${text}".`);
  return percent === undefined ? { description, amount: value } : { description, percent: value };
}
