import type { Clock, Crm, DealReference, Logger, ObjectStore, Store } from '../../ports.ts';
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
  type RemovedPart,
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

/**
 * Before anything is removed, the record says so, and from then on the submission can be neither restarted nor revised or
 * quoted again. If it breaks off, another purge or erasure finds the submission again, and finishes.
 *
 * @param mayBePurged asked about the record as it is now, which may have been restarted or revised since it was listed
 * @returns what was removed; null if it may not be purged, in which case nothing was
 */
export async function purgeSubmission(
  submissionId: string,
  mayBePurged: (current: SubmissionRecord) => boolean,
  { store, objects, crm, clock, logger }: SubmissionPurgeOptions,
): Promise<PurgedSubmission | null> {
  const purgedAt = clock.now().toISOString();
  const submission = await changeSubmission(store, submissionId, (each) => {
    if (each.purged || !mayBePurged(each)) return null;
    return { ...each, purged: { purgedAt, removed: [], isUnfinished: true } };
  });
  if (!submission?.purged?.isUnfinished) return null;
  const { deal, finishedAt = '' } = submission;
  const documents = documentKeysOf(submission);
  for (const uploadId of uploadIdsOf(submission)) await forgetUpload(uploadId, documents, { store, objects });
  const removed: RemovedPart[] = [];
  for (const key of documents) {
    if ((await objects.delete(key)) && !removed.includes('document')) removed.push('document');
  }
  if (await store.delete(reportKey(submissionId))) removed.push('report');
  for await (const key of store.keys(laterReports(submissionId))) await store.delete(key);
  if (deal && (await isForgettable(deal, submissionId, crm))) {
    await crm.forgetPerson?.(deal.dealId);
    removed.push('deal');
  }
  removed.push('personal data');
  await changeSubmission(store, submissionId, (each) => purgedSubmission(each, { purgedAt, removed }));
  logger.info('submission purged', { submissionId });
  return { submissionId, finishedAt, removed };
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
  if (record.purged && !record.purged.isUnfinished) return null;
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
