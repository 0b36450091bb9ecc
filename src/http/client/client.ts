import type { ClosedMeeting } from '../../core/schemas/meetings.ts';
import { operations } from '../operations.ts';
import { callOperation } from './call-operation.ts';
import type { ClientOperation, OperationTypes } from './operation-types.ts';
import { type PollOptions, poll, retried } from './poll.ts';
import { sendFile, type UploadProgress } from './send-file.ts';

export { DeskApiError } from './call-operation.ts';
export type { ClientOperation, ClosedMeeting, OperationTypes, PollOptions, UploadProgress };

export interface ClientOptions {
  /** The address of the desk. @example 'https://desk.example.com' */
  baseUrl: string;
  /** The operator's token, for the operator's operations. @default none */
  token?: string | undefined;
  /** @default the global `fetch` */
  fetch?: typeof fetch | undefined;
}

export type Submission = OperationTypes['getSubmission']['output'];
/** The intake form, without the fields that the upload adds. */
export type IntakeForm = Omit<OperationTypes['submit']['input'], 'submissionId' | 'objectKey'>;

/** Where an uploaded document is. */
export interface UploadedDocument {
  submissionId: string;
  objectKey: string;
}

export interface HandInOptions extends PollOptions {
  /** The file's name. @default the name of the File */
  fileName?: string | undefined;
  /** If it throws, the upload ends, and the call rejects with the same error. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Called once the document is uploaded. From then on the desk may have accepted it, even if no answer arrives. */
  onUploaded?: ((uploaded: UploadedDocument) => void) | undefined;
  /** What `onUploaded` was given, if no answer arrived: the same is sent again without an upload, and accepted once. */
  uploaded?: UploadedDocument | undefined;
  /** Called once the form is accepted. From then on nothing is lost, even if the page is closed. */
  onAccepted?: ((submissionId: string) => void) | undefined;
}

export type Revision = OperationTypes['getRevision']['output'];

export interface RevisionOptions extends Omit<HandInOptions, 'onAccepted'> {
  /** An operator's decisions. If present, even if empty, the document is the operator's. @default the student's */
  terms?: Pick<OperationTypes['reviseSubmission']['input'], 'price' | 'note' | 'tellStudent'> | undefined;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** Every operation of the interface as a method, and methods that combine the steps of a student. */
export type DeskClient = {
  [Id in ClientOperation]: OperationTypes[Id]['input'] extends undefined
    ? (
        ...given: [options?: CallOptions] | [input: undefined, options?: CallOptions]
      ) => Promise<OperationTypes[Id]['output']>
    : undefined extends OperationTypes[Id]['input']
      ? (input?: OperationTypes[Id]['input'], options?: CallOptions) => Promise<OperationTypes[Id]['output']>
      : (input: OperationTypes[Id]['input'], options?: CallOptions) => Promise<OperationTypes[Id]['output']>;
} & {
  /** Uploads a document and submits the form. Resolves to the submission's id. */
  handIn(file: Blob, form: IntakeForm, options?: HandInOptions): Promise<string>;
  /** Polls until a submission is `completed` or `error`. */
  ending(submissionId: string, options?: PollOptions): Promise<Submission>;
  /** Uploads a revised document of a submission. Resolves to its id. */
  handInRevision(submissionId: string, file: Blob, options?: RevisionOptions): Promise<string>;
  /**
   * Polls until a revised document is `completed` (the quote has a new version) or `error` (the quote is unchanged).
   */
  revisionEnding(submissionId: string, revisionId: string, options?: PollOptions): Promise<Revision>;
};

/**
 * Creates a client for a desk, in browsers and Node. Every method throws a `DeskApiError` with the answer's status and
 * a sentence to show to the user.
 *
 * @throws TypeError for an invalid base URL
 *
 * @example
 * const client = createClient({ baseUrl: 'http://localhost:8787' });
 * const form = { name: 'Ada Example', email: 'ada@example.org', serviceType: 'editing' };
 * const submissionId = await client.handIn(file, form, { fileName: 'thesis.docx' });
 * const { quote } = await client.ending(submissionId);
 */
export function createClient(options: ClientOptions): DeskClient {
  const base = new URL(options.baseUrl);
  const context = {
    baseUrl: (base.origin + base.pathname).replace(/\/+$/, ''),
    token: options.token,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
  } satisfies Parameters<typeof callOperation>[2];
  const call: Caller = (operationId, input, signal) => callOperation(operationId, input, context, signal);
  async function upload(file: Blob, { fileName, onProgress, signal }: RevisionOptions) {
    const name = fileName ?? nameOf(file);
    const asked = { fileName: name, fileSize: file.size };
    const { uploadUrl, ...place } = await call('createUpload', asked, signal);
    const contentType = docxContentType;
    await sendFile(uploadUrl, file, { contentType, onProgress, signal, fetch: context.fetch });
    return place;
  }
  async function uploadOnce(file: Blob, sending: RevisionOptions): Promise<UploadedDocument> {
    const place = sending.uploaded ?? (await upload(file, sending));
    if (sending.uploaded) sending.onProgress?.({ sentBytes: file.size, totalBytes: file.size });
    sending.onUploaded?.(place);
    return place;
  }

  return {
    ...methods(call),
    async handIn(file, form, sending = {}) {
      const place = await uploadOnce(file, sending);
      const submit = () => call('submit', { ...form, ...place }, sending.signal);
      const { submissionId } = await retried(submit, sending);
      sending.onAccepted?.(submissionId);
      return submissionId;
    },
    async handInRevision(submissionId, file, { terms, ...sending } = {}) {
      const { submissionId: uploadId, objectKey } = await uploadOnce(file, sending);
      const place = { submissionId, uploadId, objectKey };
      const submit = () =>
        terms
          ? call('reviseSubmission', { ...place, ...terms }, sending.signal)
          : call('submitRevision', place, sending.signal);
      const { revisionId } = await retried<{ revisionId: string }>(submit, sending);
      return revisionId;
    },
    revisionEnding(submissionId, revisionId, polling = {}) {
      const ask = () => call('getRevision', { submissionId, revisionId }, polling.signal);
      return poll(ask, ({ status }) => status !== 'processing', polling);
    },
    ending(submissionId, polling = {}) {
      const ask = () => call('getSubmission', { submissionId }, polling.signal);
      return poll(ask, ({ status }) => status !== 'processing', polling);
    },
  };
}

type Caller = <Id extends ClientOperation>(
  operationId: Id,
  input: OperationTypes[Id]['input'],
  signal?: AbortSignal,
) => Promise<OperationTypes[Id]['output']>;

/** One method for each operation. Only the compiler knows their input and output. */
function methods(call: Caller): Pick<DeskClient, ClientOperation> {
  const entries = Object.keys(operations).map((operationId) => [
    operationId,
    // Without an input, the options may come first: no input has a field that is called `signal`.
    ({ signal: first, ...input }: CallOptions = {}, { signal = first }: CallOptions = {}) =>
      call(operationId as ClientOperation, input as never, signal),
  ]);
  return Object.fromEntries(entries);
}

function nameOf(file: Blob): string {
  const name: unknown = Reflect.get(file, 'name');
  return typeof name === 'string' ? name : 'document.docx';
}

/** Repeated here, because importing it from the schemas would bring all of zod into a page. */
const docxContentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
