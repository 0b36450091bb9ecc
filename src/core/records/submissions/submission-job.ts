import type { JobQueue, Store } from '../../ports.ts';
import { intakeJob } from '../job-names.ts';
import { readSubmission, type SubmissionRecord, submissionJobId } from './submission-record.ts';

/** The records, and the queue of the jobs that they call for. */
export interface RecordsAndJobs {
  store: Store;
  jobs: JobQueue;
}

/**
 * Adds a job about a submission, unless it has been added before. One that is done runs again if the record, as it is by
 * then, says that its work is still to be done: the record may have been put back from a backup, but not the queue.
 *
 * @param isDue whether the record calls for the job
 * @throws DeskError `storage_unavailable`
 */
export async function addSubmissionJob(
  { store, jobs }: RecordsAndJobs,
  name: string,
  payload: { submissionId: string },
  { id, isDue }: { id: string; isDue(record: SubmissionRecord): boolean },
): Promise<void> {
  const isStillDue = async () => {
    const record = await readSubmission(store, payload.submissionId);
    return record !== undefined && isDue(record);
  };
  await jobs.add(name, payload, { id, isStillDue });
}

/** Adds the job that processes a submission, as {@link addSubmissionJob} does. */
export async function enqueueSubmission(
  context: RecordsAndJobs,
  submission: Pick<SubmissionRecord, 'submissionId' | 'restarts'>,
): Promise<void> {
  const { submissionId } = submission;
  const id = submissionJobId(submission);
  const isDue = (record: SubmissionRecord) =>
    record.status === 'processing' && submissionJobId(record) === id;
  await addSubmissionJob(context, intakeJob, { submissionId }, { id, isDue });
}
