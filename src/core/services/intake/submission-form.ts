import { createHash } from 'node:crypto';
import { type DeskError, invalidInput } from '../../errors.ts';
import type { ObjectStore, Store } from '../../ports.ts';
import { serviceTypesOf } from '../../pricing/rates/rate-schedule.ts';
import { type SubmissionRecord, submissionKey } from '../../records/submissions/submission-record.ts';
import { submitRequestSchema, uploadRequestSchema } from '../../schemas/intake.ts';
import { parseForm, parseInput } from '../../schemas/parse-input.ts';
import type { RatesService } from '../rates.ts';
import type { ServiceContext } from '../service-context.ts';
import { freezeDocument } from '../uploads/frozen-document.ts';
import { isObjectKeyFor, objectKeyFor, uploads } from '../uploads/object-key.ts';
import { noteSubmitted } from '../uploads/pending-upload.ts';

/** The intake form, checked. */
export type SubmissionForm = Pick<
  SubmissionRecord,
  'submissionId' | 'name' | 'email' | 'phone' | 'serviceType' | 'objectKey' | 'notes'
>;

/** Returns the storage key for a document to be uploaded, and its size if known. Throws `input_invalid`. */
export function checkedUpload(
  input: unknown,
  submissionId: string,
): { objectKey: string; fileSize: number | undefined } {
  const { fileName, fileSize } = parseInput(uploadRequestSchema, input);
  if (!isDocumentName(fileName)) throw invalidInput('fileName', '"fileName" must end in .docx.');
  return { objectKey: objectKeyFor(uploads, submissionId, fileName), fileSize };
}

/** Checks everything in a form except the service type, which depends on the rates. Throws `input_invalid`. */
export function checkedForm(input: unknown): SubmissionForm {
  const form = parseForm(submitRequestSchema, input);
  const { objectKey, submissionId } = form;
  if (!isObjectKeyFor(uploads, submissionId, objectKey) || !isDocumentName(objectKey)) {
    throw otherKey();
  }
  return form;
}

/** Throws `input_invalid` unless the form is for an upload that was requested and not sent as a revised document. */
function checkIssued({ objectKey }: SubmissionForm, upload: Awaited<ReturnType<typeof noteSubmitted>>): void {
  if (upload === null) {
    const message = '"submissionId" must be an id that came with an upload URL. Please ask for a new one.';
    throw invalidInput('submissionId', message);
  }
  if (upload.revisionOf !== undefined) {
    const message =
      '"submissionId" is that of an upload that was sent as a revised document. Please ask for a new upload URL.';
    throw invalidInput('submissionId', message);
  }
  if (objectKey !== upload.objectKey) throw otherKey();
}

/** Throws `input_invalid` with `details.known` and `details.field` if the rates have no such service. */
function checkServiceType(serviceType: string, known: readonly string[]): void {
  if (known.includes(serviceType)) return;
  throw invalidInput('serviceType', `"serviceType" must be one of ${known.join(', ')}.`, {
    field: 'serviceType',
    known,
  });
}

/** Throws `input_invalid` if the submission was made with values other than those in the form. */
export function checkSameForm(submission: SubmissionRecord, form: SubmissionForm): void {
  const fields = ['name', 'email', 'phone', 'serviceType', 'objectKey', 'notes'] as const;
  if (fields.every((field) => submission[field] === form[field])) return;
  throw invalidInput('submissionId', '"submissionId" was used before with another form.');
}

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
  const upload = await noteSubmitted(store, form, clock.now());
  checkIssued(form, upload);
  const document = await freezeDocument(form, { store, objects, ids, clock, maximumBytes });
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

function isDocumentName(name: string): boolean {
  return /\.docx$/i.test(name);
}

function otherKey(): DeskError {
  return invalidInput('objectKey', '"objectKey" must be the key that came with the upload URL.');
}
