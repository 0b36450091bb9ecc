import type { DeskErrorCode } from '../../../../src/core/errors.ts';
import { DeskError } from '../../../../src/core/errors.ts';
import type { JobHandler } from '../../../../src/core/ports.ts';
import type { SubmissionRecord } from '../../../../src/core/records/submissions/submission-record.ts';
import { createIntake } from '../../../../src/core/services/intake/intake.ts';
import {
  type ProcessingOptions,
  processSubmission,
} from '../../../../src/core/services/intake/process-submission.ts';
import { createRates } from '../../../../src/core/services/rates.ts';
import { notePendingUpload } from '../../../../src/core/services/uploads/pending-upload.ts';
import { memoryObjects } from '../../../../src/storage-drivers/memory/memory-objects.ts';
import { memoryStore } from '../../../../src/storage-drivers/memory/memory-store.ts';
import { countedIds, idNumber } from './counted-ids.ts';
import { keptJobs } from './kept-jobs.ts';
import { keptLog } from './kept-log.ts';
import { keptMails } from './kept-mails.ts';
import { MovableClock } from './movable-clock.ts';
import { plainAnalyser } from './plain-analyser.ts';
import { plainCrm } from './plain-crm.ts';

/** What all services of a desk work with, in memory and with every call on record. */
export type Bench = ReturnType<typeof openBench>;

/** `issued` are the ids of the upload URLs that were given out, each for a file `thesis.docx`. */
export function openBench({ issued = [idNumber(1)] }: { issued?: readonly string[] } = {}) {
  const clock = new MovableClock();
  const context = { clock, ids: countedIds(), logger: keptLog() };
  const store = memoryStore({ clock });
  const objects = memoryObjects({ clock });
  const jobs = keptJobs();
  const rates = createRates({ ...context, store });
  const intake = createIntake({ ...context, store, objects, jobs, rates });
  for (const submissionId of issued) void issue({ store, clock }, submissionId);
  const finished: SubmissionRecord[] = [];
  const processing: ProcessingOptions = {
    ...context,
    store,
    objects,
    rates,
    crm: plainCrm(),
    analyser: plainAnalyser(),
    finished: (submission) => void finished.push(submission),
    sleep: async (milliseconds) => clock.pass(milliseconds),
  };
  /** The job of a submission, with other ports where some are given. */
  const handler = (given: Partial<ProcessingOptions> = {}): JobHandler<{ submissionId: string }> =>
    processSubmission({ ...processing, ...given });

  return {
    ...context,
    store,
    objects,
    jobs,
    rates,
    intake,
    mailer: keptMails(),
    processing,
    handler,
    finished,
  };
}

/** Notes that an upload URL was given out for a file `thesis.docx`. */
export function issue({ store, clock }: Pick<Bench, 'store' | 'clock'>, submissionId: string): Promise<void> {
  const createdAt = clock.now().toISOString();
  return notePendingUpload(store, {
    submissionId,
    objectKey: `uploads/${submissionId}/thesis.docx`,
    createdAt,
  });
}

/** The form that goes with {@link upload}. */
export function formOf(given: Record<string, unknown> = {}): Record<string, unknown> {
  const submissionId = typeof given.submissionId === 'string' ? given.submissionId : idNumber(1);
  return {
    submissionId,
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    serviceType: 'editing',
    objectKey: `uploads/${submissionId}/thesis.docx`,
    ...given,
  };
}

export const someDocument = new TextEncoder().encode('a document');

/** Puts a document under the key of a form, as a client does by the signed URL. */
export async function upload({ objects }: Pick<Bench, 'objects'>, form: object): Promise<void> {
  const key = 'objectKey' in form ? String(form.objectKey) : '';
  await objects.put(key, only(someDocument), { contentType: 'application/octet-stream' });
}

/** A submission that was accepted, with its document in place. */
export async function submitted(bench: Bench, given: Record<string, unknown> = {}): Promise<string> {
  const form = formOf(given);
  await issue(bench, String(form.submissionId));
  await upload(bench, form);
  const { submissionId } = await bench.intake.submit(form);
  return submissionId;
}

/** The refusal of a promise that must end in one. */
export async function refusal(promise: Promise<unknown>): Promise<DeskError> {
  const outcome = await promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in outcome && outcome.error instanceof DeskError) return outcome.error;
  throw new Error(`Expected a DeskError, not ${JSON.stringify(outcome)}.`);
}

export function unavailable(code: DeskErrorCode = 'storage_unavailable'): DeskError {
  return new DeskError(code, 'It does not answer.');
}

async function* only(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
