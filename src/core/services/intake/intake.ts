import type { AnalysisReport } from '../../docx/analysis.ts';
import type { JobQueue, ObjectStore, Store } from '../../ports.ts';
import { intakeJob } from '../../records/job-names.ts';
import type { Page } from '../../records/reading/record-page.ts';
import { restarted } from '../../records/submissions/replaced-document.ts';
import { readReport } from '../../records/submissions/report-record.ts';
import type { FrozenDocument } from '../../records/submissions/revision-record.ts';
import { revisionOf } from '../../records/submissions/submission-documents.ts';
import { enqueueSubmission } from '../../records/submissions/submission-job.ts';
import { newestVersionOf } from '../../records/submissions/submission-quotes.ts';
import {
  changeSubmission,
  checkNotBeingRemoved,
  readSubmission,
  type SubmissionRecord,
  submissionJobId,
  submissionKey,
} from '../../records/submissions/submission-record.ts';
import { docxContentType } from '../../schemas/fields.ts';
import type { Submission } from '../../schemas/intake.ts';
import type { SubmissionListQuery } from '../../schemas/submissions.ts';
import type { RatesService } from '../rates.ts';
import type { ServiceContext } from '../service-context.ts';
import { checkAnnouncedSize, defaultUploadBytes, freezeDocument } from '../uploads/frozen-document.ts';
import { uploads } from '../uploads/object-key.ts';
import { notePendingUpload, noteSubmission, revisedBy } from '../uploads/pending-upload.ts';
import { downloadOf, type FileDownload, type OpenedFile, openFile } from '../uploads/stored-file.ts';
import { documentOf, findSubmission, type WhichDocument } from './find-submission.ts';
import {
  alreadyCompleted,
  alreadyPurged,
  noReport,
  unknownSubmission,
  uploadClosed,
} from './intake-refusals.ts';
import { acceptForm, type Caller, checkedForm, checkedUpload, checkSameForm } from './submission-form.ts';
import { listSubmissions, type SubmissionIndex, submissionIndex } from './submission-list.ts';
import { publicSubmission, toldSubmission } from './told-submission.ts';

/** Accepts documents, from the upload URL to the accepted submission (4.1 to 4.3 of the interface). */
export interface IntakeService {
  /**
   * Returns a URL for one upload, valid for 5 minutes, and for a file of exactly the given size if the input contains
   * one. Throws `input_invalid`, `upload_too_large`, `storage_unavailable`, `storage_full`.
   */
  createUpload(input: unknown): Promise<{ uploadUrl: string; objectKey: string; submissionId: string }>;
  /**
   * Accepts the form for a requested upload; from here on, the submission reaches `completed` or `error` whatever
   * happens. Sending the same form again starts nothing new. A document that is too large is removed. Throws
   * `input_invalid`, `upload_too_large`, `storage_unavailable`.
   */
  submit(input: unknown, from?: Caller): Promise<{ submissionId: string; status: 'processing' }>;
  /**
   * Checks that a document may still be uploaded under a key. Throws `upload_closed` if the submission has been
   * accepted, `storage_unavailable`.
   */
  checkUpload(objectKey: string): Promise<void>;
  /**
   * Returns a URL from which a submission's document can be downloaded for 5 minutes, byte for byte as it was
   * analysed. If there are several, it is the newest that was quoted, unless another one is requested. Throws
   * `not_found`, also if it was never uploaded or has been removed; `storage_unavailable`.
   */
  document(submissionId: string, which?: WhichDocument): Promise<FileDownload>;
  /** Returns the same document with its bytes. Throws what `document` throws. */
  openDocument(submissionId: string, which?: WhichDocument): Promise<OpenedFile>;
  /**
   * Returns a submission; of a later version of its quote also what changed and the earlier total. Throws `not_found`,
   * `storage_unavailable`.
   */
  get(submissionId: string): Promise<Submission>;
  /**
   * Returns everything that is stored about a submission, for the operator. Throws `not_found`,
   * `storage_unavailable`.
   */
  record(submissionId: string): Promise<SubmissionRecord>;
  /**
   * Returns what a submission's numbers are based on, once its document has been read. Throws `not_found`,
   * `storage_unavailable`.
   */
  report(submissionId: string): Promise<AnalysisReport>;
  /**
   * Returns a page of the matching submissions, newest first unless another order is requested; `count` is their
   * total number. Recent changes by other processes may be missing for a moment. Throws `input_invalid`,
   * `storage_unavailable`.
   *
   * @example
   * await desk.intake.list({ search: 'lovelace', status: 'error', limit: 20 });
   */
  list(query?: SubmissionListQuery): Promise<Page<SubmissionRecord>>;
  /**
   * Restarts a submission in `error`, keeping the finished steps. If it is still being processed and its job was
   * lost, the job is restored. Throws `not_found`, `storage_unavailable`, and `input_invalid` if the submission is
   * completed or its document has been removed.
   */
  retry(submissionId: string): Promise<Submission>;
}

export interface IntakeOptions extends ServiceContext {
  store: Store;
  objects: ObjectStore;
  jobs: JobQueue;
  rates: RatesService;
  /**
   * The index of the submissions in `store`, which must be the index's own store, so that the index notices each
   * write. @default a new one
   */
  index?: SubmissionIndex;
  /** The largest document, in bytes. @default 100 MiB */
  maximumUploadBytes?: number | undefined;
}

export function createIntake(options: IntakeOptions): IntakeService {
  const { store, objects, jobs, clock, ids } = options;
  const { index = submissionIndex(store), maximumUploadBytes: maximumBytes = defaultUploadBytes } = options;

  /** Returns the document that an operator put in place of a missing one. */
  async function lateDocument(submission: SubmissionRecord): Promise<FrozenDocument | null> {
    if (submission.document !== null || submission.replacedBy !== undefined || submission.purged) return null;
    return freezeDocument(submission, { store, objects, ids, clock, maximumBytes });
  }

  return {
    record: (submissionId) => findSubmission(store, submissionId),

    async createUpload(input) {
      const submissionId = ids.uuid();
      const { objectKey, fileSize } = checkedUpload(input, submissionId);
      checkAnnouncedSize(fileSize, maximumBytes);
      const uploadUrl = await objects.presignPut(objectKey, {
        contentType: docxContentType,
        ...(fileSize === undefined ? {} : { contentLength: fileSize }),
        expiresInSeconds: uploadSeconds,
      });
      // Noted before the URL is returned, so that nothing can be uploaded that is not noted.
      await notePendingUpload(store, { submissionId, objectKey, createdAt: clock.now().toISOString() });
      return { uploadUrl, objectKey, submissionId };
    },

    async submit(input, from = {}) {
      const form = checkedForm(input);
      const { submissionId } = form;
      // Looked up first: an accepted form stays accepted, even if the rates no longer have its service type.
      const known = await readSubmission(store, submissionId);
      const submission =
        known ??
        (await acceptForm(form, from, { ...options, maximumBytes })) ??
        (await findSubmission(store, submissionId));
      checkSameForm(submission, form);
      // Also for a form that was sent before: the first response may have been lost before the job was stored.
      if (submission.status === 'processing') await enqueueSubmission(options, submission);
      return { submissionId, status: 'processing' };
    },

    async checkUpload(objectKey) {
      const [folder, uploadId = ''] = objectKey.split('/');
      if (folder !== uploads.name) return;
      if (await store.get(submissionKey(uploadId))) throw uploadClosed();
      const revised = await revisedBy(store, uploadId);
      if (revised !== null && revisionOf(await findSubmission(store, revised), uploadId))
        throw uploadClosed();
    },

    async document(submissionId, which = {}) {
      return downloadOf(documentOf(await findSubmission(store, submissionId), which), objects);
    },

    async openDocument(submissionId, which = {}) {
      return openFile(documentOf(await findSubmission(store, submissionId), which), objects);
    },

    async get(submissionId) {
      return toldSubmission(await findSubmission(store, submissionId));
    },

    async report(submissionId) {
      const submission = await findSubmission(store, submissionId);
      const { reportId = null } = newestVersionOf(submission) ?? {};
      const report = await readReport(store, submissionId, reportId);
      if (!report) throw noReport(submission);
      return report;
    },

    list: (query) => listSubmissions(query, index),

    async retry(submissionId) {
      const before = await findSubmission(store, submissionId);
      // So that the copy of a late document can be found too.
      if (before.status === 'error' && !before.purged) await noteSubmission(store, before, clock.now());
      const late = await lateDocument(before);
      const submission = await changeSubmission(store, submissionId, (each) => {
        const next = startedOver(each);
        return next && late && each.document === null ? { ...next, document: late } : next;
      });
      if (!submission) throw unknownSubmission();
      if (submission.status === 'completed') throw alreadyCompleted();
      await enqueueSubmission(options, submission);
      await jobs.retry(intakeJob, submissionJobId(submission));
      return publicSubmission(submission);
    },
  };
}

const uploadSeconds = 5 * 60;

function startedOver(submission: SubmissionRecord): SubmissionRecord | null {
  checkNotBeingRemoved(submission);
  if (submission.purged) throw alreadyPurged();
  if (submission.status !== 'error') return null;
  return restarted(submission);
}
