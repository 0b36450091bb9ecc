import { DeskError } from '../../errors.ts';
import type { SubmissionRecord } from '../../records/submissions/submission-record.ts';
import { submitRequestSchema, uploadRequestSchema } from '../../schemas/intake.ts';
import { parseInput } from '../../schemas/parse-input.ts';
import { isObjectKeyFor, objectKeyFor, uploads } from '../uploads/object-key.ts';

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
  if (!isDocumentName(fileName)) throw invalid('fileName', '"fileName" must end in .docx.');
  return { objectKey: objectKeyFor(uploads, submissionId, fileName), fileSize };
}

/** Checks everything in a form except the service type, which depends on the rates. Throws `input_invalid`. */
export function checkedForm(input: unknown): SubmissionForm {
  const form = parseInput(submitRequestSchema, input);
  const { objectKey, submissionId } = form;
  if (!isObjectKeyFor(uploads, submissionId, objectKey) || !isDocumentName(objectKey)) {
    throw otherKey();
  }
  return form;
}

/**
 * Throws `input_invalid` unless the form is for a requested upload: `issued` is the key that was returned with the
 * URL, or null if there was none.
 */
export function checkIssued({ objectKey }: SubmissionForm, issued: string | null): void {
  if (issued === null) {
    const message = '"submissionId" must be an id that came with an upload URL. Please ask for a new one.';
    throw invalid('submissionId', message);
  }
  if (objectKey !== issued) throw otherKey();
}

/** Throws `input_invalid` with `details.known` if the rates have no such service. */
export function checkServiceType(serviceType: string, known: readonly string[]): void {
  if (known.includes(serviceType)) return;
  throw invalid('serviceType', `"serviceType" must be one of ${known.join(', ')}.`, { known });
}

/** Throws `input_invalid` if the submission was made with values other than those in the form. */
export function checkSameForm(submission: SubmissionRecord, form: SubmissionForm): void {
  const fields = ['name', 'email', 'phone', 'serviceType', 'objectKey', 'notes'] as const;
  if (fields.every((field) => submission[field] === form[field])) return;
  throw invalid('submissionId', '"submissionId" was used before with another form.');
}

function isDocumentName(name: string): boolean {
  return /\.docx$/i.test(name);
}

function otherKey(): DeskError {
  return invalid('objectKey', '"objectKey" must be the key that came with the upload URL.');
}

function invalid(path: string, message: string, details: Record<string, unknown> = {}): DeskError {
  return new DeskError('input_invalid', message, { details: { path, ...details } });
}
