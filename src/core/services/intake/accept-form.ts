import { createHash } from 'node:crypto';
import type { ObjectStore, Store } from '../../ports.ts';
import { serviceTypesOf } from '../../pricing/rate-schedule.ts';
import { type SubmissionRecord, submissionKey } from '../../records/submissions/submission-record.ts';
import type { RatesService } from '../rates.ts';
import type { ServiceContext } from '../service-context.ts';
import { freezeDocument } from '../uploads/frozen-document.ts';
import { issuedKey } from '../uploads/pending-upload.ts';
import { checkIssued, checkServiceType, type SubmissionForm } from './submission-form.ts';

/** The caller that hands something in. */
export interface Caller {
  /** The same for everything from one source, such as an IP address; stored as a hash. */
  caller?: string | undefined;
}

interface AcceptingOptions extends Pick<ServiceContext, 'clock' | 'ids'> {
  store: Store;
  objects: ObjectStore;
  rates: RatesService;
  maximumBytes: number;
}

/**
 * Freezes the uploaded document and stores the submission, which is processed from then on. Returns null if another
 * request was first to use the id.
 */
export async function acceptForm(
  form: SubmissionForm,
  { caller }: Caller,
  { store, objects, rates, clock, ids, maximumBytes }: AcceptingOptions,
): Promise<SubmissionRecord | null> {
  checkServiceType(form.serviceType, serviceTypesOf((await rates.inForce()).schedule));
  checkIssued(form, await issuedKey(store, form.submissionId));
  const document = await freezeDocument(form, { store, objects, ids, maximumBytes });
  const createdAt = clock.now().toISOString();
  const submission: SubmissionRecord = {
    ...form,
    ...(caller === undefined ? {} : { caller: callerHash(caller) }),
    status: 'processing',
    createdAt,
    document,
    restarts: 0,
  };
  const key = submissionKey(form.submissionId);
  const isFirst = await store.put(key, submission, { condition: { ifNoneMatch: '*' } });
  // The upload is no longer needed, nor is the copy of the request that came second. If deleting fails, both are
  // removed together with the note of the upload.
  const leftOver = isFirst ? form.objectKey : document?.key;
  if (leftOver !== undefined) await objects.delete(leftOver).catch(() => {});
  return isFirst ? submission : null;
}

/** Tells callers apart without storing an address. */
function callerHash(caller: string): string {
  return createHash('sha256').update(caller).digest('hex').slice(0, 32);
}
