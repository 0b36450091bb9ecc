import type { JobHandler } from '../../ports.ts';
import type { QuoteVersion } from '../../records/submissions/quote-version.ts';
import { awaitsDocument, withDocumentReplaced } from '../../records/submissions/replaced-document.ts';
import type { RevisionRecord } from '../../records/submissions/revision-record.ts';
import {
  documentOfVersion,
  hasRevisionInWork,
  revisionOf,
} from '../../records/submissions/submission-documents.ts';
import { enqueueSubmission } from '../../records/submissions/submission-job.ts';
import { newestVersionOf, quoteVersionsOf } from '../../records/submissions/submission-quotes.ts';
import {
  changeSubmission,
  checkNotBeingRemoved,
  type SubmissionRecord,
  submissionKey,
} from '../../records/submissions/submission-record.ts';
import { parseInput } from '../../schemas/parse-input.ts';
import { revisionRequestSchema, revisionTermsSchema } from '../../schemas/revisions.ts';
import { findSubmission } from '../intake/find-submission.ts';
import { unknownSubmission, uploadClosed } from '../intake/intake-refusals.ts';
import { defaultUploadBytes, freezeDocument } from '../uploads/frozen-document.ts';
import { isObjectKeyFor, uploads } from '../uploads/object-key.ts';
import { noteRevision, noteSubmission } from '../uploads/pending-upload.ts';
import { enqueueRevision, processRevision, type RevisionProcessing } from './process-revision.ts';
import {
  documentWasRead,
  inWork,
  noChangesYet,
  nothingUploaded,
  notNow,
  otherTerms,
  otherUpload,
  sameDocument,
  unknownRevision,
} from './revision-refusals.ts';

/** A revised document with its current state and the version of the quote that was made for it. */
export interface RevisionState {
  submissionId: string;
  revision: RevisionRecord;
  version: QuoteVersion | null;
}

/** Accepts revised documents for submissions that have a quote, or that have none because theirs could not be read. */
export interface RevisionsService {
  /**
   * Accepts a document that was uploaded with a URL from `intake.createUpload` as a revised document of a submission.
   * From here on it reaches `completed`, with a further version of the quote, or `error`, which leaves the quote as
   * it is. Sending the same request again starts nothing new.
   *
   * For a submission that failed because its document could not be read, an operator's document takes the place of that
   * one: the submission is processed again, and its quote is the first version.
   *
   * A document from the student (`by`) has no terms: the rates determine the price, and a quote that is in doubt
   * waits for the editor. Throws `not_found`, `input_invalid`, `submission_in_work`, `upload_closed`,
   * `upload_too_large`, `document_missing`, `nothing_changed` for the document that the quote is for already,
   * `storage_unavailable`.
   *
   * @example
   * const { uploadUrl, submissionId: uploadId, objectKey } = await desk.intake.createUpload({ fileName: 'second.docx' });
   * await desk.revisions.submit(submissionId, { uploadId, objectKey, price: 'changes' }, 'operator');
   */
  submit(submissionId: string, input: unknown, by: RevisionRecord['by']): Promise<RevisionState>;
  /**
   * Reads and quotes an accepted revised document immediately, without waiting for its job; the job then finds it
   * done. Throws what `get` throws, and whatever the ports throw.
   */
  read(submissionId: string, revisionId: string): Promise<RevisionState>;
  /** Returns a revised document. Throws `not_found`, `storage_unavailable`. */
  get(submissionId: string, revisionId: string): Promise<RevisionState>;
}

export interface RevisionsOptions extends RevisionProcessing {
  /** The job of a submission. */
  processSubmission: JobHandler<{ submissionId: string }>;
  /** The largest document, in bytes. @default 100 MiB */
  maximumUploadBytes?: number | undefined;
}

export function createRevisions(options: RevisionsOptions): RevisionsService {
  const { store, objects, clock, ids, logger } = options;
  const { maximumUploadBytes = defaultUploadBytes, processSubmission } = options;

  /**
   * Returns the submission with the revised document, which an earlier request for the same upload may already have
   * added.
   */
  async function accept(record: SubmissionRecord, asked: AskedRevision): Promise<SubmissionRecord> {
    const { submissionId } = record;
    const { revisionId, objectKey } = asked;
    checkTakesRevision(record, asked);
    if (await store.get(submissionKey(revisionId))) throw uploadClosed();
    if ((await noteRevision(store, revisionId, submissionId, clock.now())) !== objectKey) throw otherUpload();
    const upload = { submissionId: revisionId, objectKey };
    const freezing = { store, objects, ids, clock, maximumBytes: maximumUploadBytes };
    const document = await freezeDocument(upload, freezing);
    if (!document) throw nothingUploaded();
    if (document.sha256 === documentOfVersion(record).sha256) {
      // The same document can be uploaded again, but there is no use for this copy.
      await objects.delete(document.key).catch(() => {});
      throw sameDocument(record);
    }
    const createdAt = clock.now().toISOString();
    const revision: RevisionRecord = { ...asked, status: 'processing', document, createdAt };
    // So that its job is known to be missing if this process dies before the job is stored.
    await noteSubmission(store, record, clock.now());
    const next = await changeSubmission(store, submissionId, (current) => {
      if (revisionOf(current, revisionId)) return null;
      checkTakesRevision(current, asked);
      if (awaitsDocument(current)) return withDocumentReplaced(current, revision);
      return { ...current, revisions: [...(current.revisions ?? []), revision] };
    });
    if (!next) throw unknownSubmission();
    const isOurs = revisionOf(next, revisionId)?.document.key === document.key;
    if (isOurs) logger.info('revised document accepted', { submissionId, revisionId });
    // The upload is no longer needed. If deleting it fails, it is removed together with the note of the upload.
    await objects.delete(isOurs ? objectKey : document.key).catch(() => {});
    return next;
  }

  return {
    async submit(submissionId, input, by) {
      const asked = askedRevision(input, by);
      const before = await findSubmission(store, submissionId);
      const isKnown = revisionOf(before, asked.revisionId) !== undefined;
      const record = isKnown ? before : await accept(before, asked);
      const state = stateOf(record, asked.revisionId);
      checkSame(state.revision, asked);
      // Also for one that was sent before: the first response may have been lost before the job was stored.
      if (record.replacedBy === asked.revisionId && record.status === 'processing')
        await enqueueSubmission(options, record);
      else if (state.revision.status === 'processing')
        await enqueueRevision(options, submissionId, asked.revisionId);
      return state;
    },

    async read(submissionId, revisionId) {
      const { signal } = new AbortController();
      const once = { id: revisionId, attempt: 1, isLast: false, mayBeDeferred: true, signal };
      const { replacedBy } = await findSubmission(store, submissionId);
      if (replacedBy === revisionId) await processSubmission({ submissionId }, once);
      else await processRevision(options)({ submissionId, revisionId }, once);
      return stateOf(await findSubmission(store, submissionId), revisionId);
    },

    async get(submissionId, revisionId) {
      return stateOf(await findSubmission(store, submissionId), revisionId);
    },
  };
}

type AskedRevision = Pick<
  RevisionRecord,
  'revisionId' | 'by' | 'objectKey' | 'price' | 'note' | 'isUnannounced'
>;

function askedRevision(input: unknown, by: RevisionRecord['by']): AskedRevision {
  const { uploadId: revisionId, objectKey } = parseInput(revisionRequestSchema, input);
  if (!isObjectKeyFor(uploads, revisionId, objectKey) || !/\.docx$/i.test(objectKey)) throw otherUpload();
  if (by === 'student') return { revisionId, by, objectKey };
  const { price, note = '', tellStudent = true } = parseInput(revisionTermsSchema, input);
  return {
    ...{ revisionId, by, objectKey },
    ...(price !== undefined && { price }),
    ...(note !== '' && { note }),
    ...(!tellStudent && { isUnannounced: true as const }),
  };
}

function stateOf(record: SubmissionRecord, revisionId: string): RevisionState {
  const revision = revisionOf(record, revisionId);
  if (!revision) throw unknownRevision(record);
  const version = revision.version === undefined ? null : quoteVersionsOf(record)[revision.version - 1];
  return { submissionId: record.submissionId, revision, version: version ?? null };
}

function checkSame(known: RevisionRecord, asked: AskedRevision): void {
  const fields = ['by', 'objectKey', 'price', 'note', 'isUnannounced'] as const;
  if (fields.some((field) => known[field] !== asked[field])) throw otherTerms();
}

/** The most revised documents that a submission can have, including those that could not be read. */
export const mostRevisions = 20;

/**
 * Throws if a submission cannot accept a revised document now: `submission_in_work` while one of its documents is
 * being read, and `input_invalid` if it has no quote, has been purged, or has reached the limit. If its document could not
 * be read, it accepts another one from an operator.
 */
function checkTakesRevision(
  record: SubmissionRecord,
  { by, price }: Pick<AskedRevision, 'by' | 'price'>,
): void {
  checkNotBeingRemoved(record);
  if (record.purged)
    throw notNow('The documents of this submission were removed, so no revised one can be added.');
  if (record.status === 'processing') throw inWork('The document of this submission is still being read.');
  if (by === 'operator' && awaitsDocument(record)) {
    if (price === 'changes') throw noChangesYet();
  } else if (by === 'operator' && record.status === 'error') throw documentWasRead();
  else if (record.status === 'error' || !newestVersionOf(record))
    throw notNow('This submission has no quote. Please hand the document in as a new one.');
  if (hasRevisionInWork(record))
    throw inWork('Another revised document of this submission is still being read.');
  if ((record.revisions?.length ?? 0) >= mostRevisions)
    throw notNow(
      `A submission can have at most ${mostRevisions} revised documents. Please write to the editor.`,
    );
}
