import type { Clock, Crm, DealReference, Logger, ObjectStore, Store } from '../../ports.ts';
import { unlessDamaged } from '../../records/reading/damaged-record.ts';
import { removeRecord } from '../../records/reading/remove-record.ts';
import type { QuoteVersion } from '../../records/submissions/quote-version.ts';
import { laterReports, reportKey } from '../../records/submissions/report-record.ts';
import type { VersionRevision } from '../../records/submissions/revision-record.ts';
import {
  documentKeysOf,
  hasRevisionInWork,
  uploadIdsOf,
} from '../../records/submissions/submission-documents.ts';
import {
  changeSubmission,
  isPurged,
  type RemovedPart,
  readSubmission,
  type SubmissionRecord,
} from '../../records/submissions/submission-record.ts';
import { forgetUpload } from '../uploads/pending-upload.ts';

/** What a purge removed from one submission. */
export interface PurgedSubmission {
  submissionId: string;
  finishedAt: string;
  removed: RemovedPart[];
}

export interface SubmissionPurgeOptions {
  store: Store;
  objects: ObjectStore;
  crm: Crm;
  clock: Clock;
  logger: Logger;
}

/** The purge or erasure that is at a submission. */
export interface PurgeRun {
  run: string;
  isErasure?: true;
}

/** A submission with the mark of a run, and the mark that it had before, of a run that broke off. */
export interface MarkedSubmission {
  submission: SubmissionRecord;
  former: SubmissionRecord['purged'];
}

/** Marks a submission and removes what there is. Returns null if it may not be purged, or if another run finished it. */
export async function purgeSubmission(
  submissionId: string,
  mayBePurged: (current: SubmissionRecord) => boolean,
  run: PurgeRun,
  options: SubmissionPurgeOptions,
): Promise<PurgedSubmission | null> {
  const marked = await markSubmission(submissionId, mayBePurged, run, options);
  return marked && removeMarked(marked, options);
}

/**
 * Before anything is removed, the record says so and what there is to remove, and from then on the submission can be
 * neither restarted nor revised or quoted again. If it breaks off, another purge or erasure finds the submission again,
 * and finishes.
 *
 * @param mayBePurged asked about the record as it is now, which may have been restarted or revised since it was listed
 * @returns null if it may not be purged, or has been
 */
export async function markSubmission(
  submissionId: string,
  mayBePurged: (current: SubmissionRecord) => boolean,
  run: PurgeRun,
  options: SubmissionPurgeOptions,
): Promise<MarkedSubmission | null> {
  const { store, clock } = options;
  const isOpen = (each: SubmissionRecord) => !isPurged(each) && mayBePurged(each);
  const listed = await readSubmission(store, submissionId);
  if (!listed || !isOpen(listed)) return null;
  const present = await removableParts(listed, options);
  const purgedAt = clock.now().toISOString();
  let former: SubmissionRecord['purged'];
  const submission = await changeSubmission(store, submissionId, (each) => {
    if (!isOpen(each)) return null;
    former = each.purged;
    // A run that broke off may have removed some of it.
    const removed = [...new Set([...(former?.removed ?? []), ...present])];
    return { ...each, purged: { purgedAt, removed, isUnfinished: true, ...run } };
  });
  return submission?.purged?.run === run.run ? { submission, former } : null;
}

/** Takes back a mark of which nothing came, unless another run has taken the submission over. */
export async function unmarkSubmission(
  { submission, former }: MarkedSubmission,
  { store }: Pick<SubmissionPurgeOptions, 'store'>,
): Promise<void> {
  const { submissionId, purged: mark } = submission;
  await changeSubmission(store, submissionId, ({ purged, ...each }) =>
    purged?.run === mark?.run ? { ...each, ...(former && { purged: former }) } : null,
  );
}

/** Removes what there is of a marked submission. Returns null if another run has finished it in the meantime. */
export async function removeMarked(
  { submission }: MarkedSubmission,
  { store, objects, crm, clock, logger }: SubmissionPurgeOptions,
): Promise<PurgedSubmission | null> {
  const { submissionId, deal, finishedAt = '' } = submission;
  const documents = documentKeysOf(submission);
  const removed = new Set(submission.purged?.removed);
  /** Returns whether there was one. */
  const removeReport = async (key: string) => {
    const outcome = await removeRecord(store, key);
    if (outcome === 'damaged') logger.warn('a damaged report was removed', { submissionId });
    return outcome !== 'nothing';
  };
  for (const uploadId of uploadIdsOf(submission)) await forgetUpload(uploadId, documents, { store, objects });
  for (const key of documents) if (await objects.delete(key)) removed.add('document');
  if (await removeReport(reportKey(submissionId))) removed.add('report');
  for await (const key of store.keys(laterReports(submissionId))) await removeReport(key);
  if (deal && (await isForgettable(deal, submissionId, crm))) {
    await crm.forgetPerson?.(deal.dealId);
    removed.add('deal');
  }
  const purgedAt = clock.now().toISOString();
  const purged = { purgedAt, removed: [...removed, 'personal data' as const] };
  const written = await changeSubmission(store, submissionId, (each) => purgedSubmission(each, purged));
  // Of several runs, only the one that wrote this has the submission on record.
  if (written?.purged !== purged) return null;
  logger.info('submission purged', { submissionId });
  return { submissionId, finishedAt, removed: purged.removed };
}

/** Returns what there is to remove besides the personal data in the record itself. */
async function removableParts(
  submission: SubmissionRecord,
  { store, objects, crm }: SubmissionPurgeOptions,
): Promise<RemovedPart[]> {
  const { submissionId, deal } = submission;
  const parts = new Set<RemovedPart>();
  // What is damaged is removed all the same, and added then.
  for (const key of documentKeysOf(submission)) {
    if (await unlessDamaged(() => objects.head(key))) parts.add('document');
  }
  if (await unlessDamaged(() => store.get(reportKey(submissionId)))) parts.add('report');
  if (deal && (await isForgettable(deal, submissionId, crm))) parts.add('deal');
  return [...parts];
}

/** Whether the deal of a submission is the desk's own, which can forget its person. Throws `crm_unavailable`. */
export async function isForgettable(
  { dealId }: DealReference,
  submissionId: string,
  crm: Crm,
): Promise<boolean> {
  if (!crm.forgetPerson) return false;
  return crm.hasDeal ? crm.hasDeal(dealId, submissionId) : true;
}

/**
 * Returns the submission without anything that identifies a person: numbers, price and status stay. Returns null if
 * it is in work, or has been purged. Pure.
 */
export function purgedSubmission(
  record: SubmissionRecord,
  purged: NonNullable<SubmissionRecord['purged']>,
): SubmissionRecord | null {
  if (record.status === 'processing' || hasRevisionInWork(record)) return null;
  if (isPurged(record)) return null;
  const { phone: _phone, notes: _notes, doubts: _doubts, caller: _caller, versions, ...rest } = record;
  const { revisions: _revisions, notices, ...kept } = rest;
  const objectKey = `uploads/${record.submissionId}/removed.docx`;
  const quotes = versions ? { versions: versions.map(purgedVersion) } : {};
  const mails = notices ? { notices: withoutReasons(notices) } : {};
  return {
    ...kept,
    ...quotes,
    ...mails,
    name: removedText,
    email: removedText,
    objectKey,
    document: null,
    purged,
  };
}

/** What an operator wrote about a thesis is about its author; the numbers and prices stay. */
function purgedVersion(version: QuoteVersion): QuoteVersion {
  const { revision, ...kept } = version;
  return {
    ...kept,
    ...(revision && { revision: withoutTitles(revision) }),
    boundaries: {},
    numbers: {},
    note: '',
    doubts: [],
  };
}

/** What a mail server said may name the address. */
function withoutReasons(notices: NonNullable<SubmissionRecord['notices']>): typeof notices {
  const states = Object.entries(notices).map(
    ([name, { reason: _reason, ...state }]) => [name, state] as const,
  );
  return Object.fromEntries(states);
}

/** Replaces text that identified a person. */
export const removedText = 'removed';

function withoutTitles(revision: VersionRevision): VersionRevision {
  const { changes } = revision;
  const parts = changes.parts.map((part) => ({ ...part, title: '' }));
  return { ...revision, fileName: 'removed.docx', changes: { ...changes, parts } };
}
