import { docxContentType } from '../../../src/core/schemas/fields.ts';
import { waitUntil } from '../../support/wait-until.ts';

export interface ClientForm {
  name: string;
  email?: string;
  serviceType?: string;
  notes?: string;
}

export interface Upload {
  uploadUrl: string;
  objectKey: string;
  submissionId: string;
}

/** Sends a request that must succeed; resolves to the answer's JSON. */
export async function call(
  url: string,
  method = 'GET',
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(url, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return JSON.parse(text);
}

export async function askForUpload(url: string): Promise<Upload> {
  return call(`${url}/intake/presigned-url`, 'POST', { fileName: 'My thesis.docx' });
}

/** Uploads to the path of the signed URL, on the server at this address. */
export async function upload(url: string, { uploadUrl }: Upload, document: Uint8Array): Promise<void> {
  const { pathname, search } = new URL(uploadUrl);
  const response = await fetch(`${url}${pathname}${search}`, {
    method: 'PUT',
    headers: { 'content-type': docxContentType },
    body: Buffer.from(document),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`The upload was answered with ${response.status}.`);
}

export async function submit(
  url: string,
  { submissionId, objectKey }: Upload,
  form: ClientForm,
): Promise<void> {
  const usual = { email: 'ana@example.com', serviceType: 'editing' };
  await call(`${url}/intake/submit`, 'POST', { ...usual, ...form, submissionId, objectKey });
}

/** All steps of a client up to the accepted form. Resolves to the submission's id. */
export async function handIn(url: string, document: Uint8Array, form: ClientForm): Promise<string> {
  const place = await askForUpload(url);
  await upload(url, place, document);
  await submit(url, place, form);
  return place.submissionId;
}

/** Polls as clients do until a submission has ended. */
export async function ending(url: string, submissionId: string, deadline = 30_000) {
  let submission = await call(`${url}/intake/submission/${submissionId}`);
  const hasEnded = async () => {
    submission = await call(`${url}/intake/submission/${submissionId}`);
    return submission.status !== 'processing';
  };
  await waitUntil(hasEnded, { deadline, what: `the end of submission ${submissionId}` });
  return submission;
}

/** What the server tells a load balancer. */
export async function readiness(url: string): Promise<{ status: number; checks: Record<string, string> }> {
  const response = await fetch(`${url}/ready`);
  const { checks } = JSON.parse(await response.text());
  return { status: response.status, checks };
}
