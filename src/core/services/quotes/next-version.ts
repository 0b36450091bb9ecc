import { isDeepStrictEqual } from 'node:util';
import type { OutlinedResult } from '../../docx/analyse.ts';
import type { Analysis } from '../../docx/analysis.ts';
import type { CheckedBoundaries } from '../../docx/corrections/boundaries.ts';
import type { DocumentChanges } from '../../docx/revision/document-changes.ts';
import { DeskError, invalidInput, notFound } from '../../errors.ts';
import type { Analyser, ObjectStore, Store } from '../../ports.ts';
import { quoteOrder } from '../../pricing/quote.ts';
import type { QuoteTerms, QuoteVersion } from '../../records/submissions/quote-version.ts';
import { readReport } from '../../records/submissions/report-record.ts';
import {
  chargedChanges,
  type RevisionPrice,
  type VersionRevision,
} from '../../records/submissions/revision-record.ts';
import { documentOfVersion } from '../../records/submissions/submission-documents.ts';
import { newestVersionOf, quoteVersionsOf } from '../../records/submissions/submission-quotes.ts';
import { checkNotBeingRemoved, type SubmissionRecord } from '../../records/submissions/submission-record.ts';
import type { RequoteRequest } from '../../schemas/quotes.ts';
import { findSubmission } from '../intake/find-submission.ts';
import { unknownVersion } from '../intake/intake-refusals.ts';
import { analyseDocument } from '../intake/process-submission.ts';
import type { RatesService } from '../rates.ts';
import { readRevision } from '../revisions/read-revision.ts';
import type { ServiceContext } from '../service-context.ts';
import { nextTerms, numbersKnown, quotedNumbers, remainingDoubts } from './quote-terms.ts';

export interface NextVersionOptions extends ServiceContext {
  store: Store;
  objects: ObjectStore;
  analyser: Analyser;
  rates: RatesService;
}

/**
 * Returns what the next version of a quote would be, and its report if the document had to be read again. Stores
 * nothing.
 */
export async function nextVersion(
  submissionId: string,
  request: RequoteRequest,
  options: NextVersionOptions,
  { outline = false } = {},
) {
  const { store, ids, rates } = options;
  const record = await findSubmission(store, submissionId);
  const base = baseOf(record, request.basedOn);
  const terms = nextTerms(base, request);
  checkSize(terms);
  const ratesId = await ratesFor(request.rates, base, record, rates);
  const schedule = await rates.byId(ratesId);
  const isReadAnew = !isDeepStrictEqual(terms.boundaries, base.boundaries);
  // The first versions of thesisdesk did not store a report.
  const baseReport = await readReport(store, submissionId, base.reportId);
  const kept = isReadAnew ? null : baseReport;
  const { boundaries, numbers } = terms;
  const how = { boundaries, outline, known: numbersKnown(numbers), isReadAnew };
  const read = kept === null || outline ? await readAgain(record, base, how, options) : null;
  const reportId = kept === null ? ids.uuid() : base.reportId;
  const report = kept ?? read?.report;
  if (!report) throw noReport();
  // Numbers that were not corrected stay as quoted, even if this version of thesisdesk would count differently.
  const counted = isReadAnew && read ? read.analysis : base.counted;
  const analysis = quotedNumbers(counted, terms.numbers);
  const doubts = remainingDoubts(report, terms.numbers);
  const revision = nextRevision(base.revision, request.price, read?.changes);
  const changed = revision && chargedChanges(revision, { analysis, numbers: terms.numbers });
  const quote = quoteOrder(analysis, { ...terms, changed }, schedule);
  const compared = revision && { revision };
  const version = { ...terms, reportId, counted, analysis, doubts, quote, ratesId, ...compared };
  return {
    record,
    base,
    version,
    report,
    baseReport,
    hasNewReport: kept === null,
    outline: read?.outline,
    isUnannounced: request.tellStudent === false,
  };
}

interface ReadingAgain {
  boundaries: CheckedBoundaries;
  outline: boolean;
  /** The numbers that are set by hand. */
  known: (keyof Analysis)[];
  /** Whether the boundaries have changed. */
  isReadAnew: boolean;
}

/** Reads the document of a version again; a revised one is compared again if its boundaries have changed. */
function readAgain(
  record: SubmissionRecord,
  base: QuoteVersion,
  { isReadAnew, ...how }: ReadingAgain,
  options: NextVersionOptions,
): Promise<OutlinedResult> {
  if (base.revision && isReadAnew) return readRevision(record, { ...base.revision, ...how }, options);
  return analyseDocument(documentOfVersion(record, base).key, options, how);
}

function ratesFor(
  asked: RequoteRequest['rates'],
  base: QuoteVersion,
  record: SubmissionRecord,
  rates: RatesService,
) {
  if (asked === 'current') return rates.keepInForce();
  const from = asked === undefined ? base : quoteVersionsOf(record)[asked - 1];
  if (!from) throw unknownVersion('rates');
  // Submissions of versions before this one did not record their rates.
  return from.ratesId ?? rates.keepInForce();
}

/** Returns the revision of the next version: that of the previous version, priced as requested. */
function nextRevision(
  base: VersionRevision | undefined,
  price: RevisionPrice | undefined,
  changes: DocumentChanges | undefined,
): VersionRevision | undefined {
  if (base) return { ...base, price: price ?? base.price, changes: changes ?? base.changes };
  if (price !== 'changes') return undefined;
  const message = 'This version is for the document as it was submitted, so it has no changes to price.';
  throw invalidInput('price', message);
}

/**
 * Returns the version that the next one is based on. Throws if there is a newer one than the operator saw, or if
 * there can be no further version.
 */
export function baseOf(record: SubmissionRecord, seen: number): QuoteVersion {
  checkNotBeingRemoved(record);
  if (record.purged)
    throw invalidInput(
      'submissionId',
      'The document of this submission was removed, so it cannot be quoted again.',
      // Tells the person correcting it that no correction can succeed any more.
      { field: 'submissionId' },
    );
  if (record.status !== 'completed')
    throw notNow('This submission has no quote to correct: it is not completed.');
  const newest = newestVersionOf(record);
  if (!newest) throw new TypeError('A completed submission has a quote.');
  if (seen < 1 || seen > newest.version) throw unknownVersion('basedOn');
  if (seen !== newest.version) throw outdated(newest.version);
  if (newest.version >= mostVersions)
    throw notNow(`A quote can have at most ${mostVersions} versions, and this one has reached that.`);
  return newest;
}

/** Keeps a record at a size that lists can read, whatever an operator writes. */
const mostVersions = 100;
const mostTermCharacters = 50_000;

function checkSize(terms: QuoteTerms): void {
  if (JSON.stringify(terms).length <= mostTermCharacters) return;
  const message = `The boundaries and lines of a version must not have more than ${mostTermCharacters} characters in total.`;
  throw invalidInput('boundaries', message);
}

function notNow(message: string): DeskError {
  return invalidInput('submissionId', message);
}

function outdated(version: number): DeskError {
  const message = `Someone else has changed this quote: it is now at version ${version}. Please correct that version instead.`;
  return new DeskError('outdated', message, { details: { version } });
}

export function noReport(): DeskError {
  return notFound('report', 'This version of the quote has no report.');
}
