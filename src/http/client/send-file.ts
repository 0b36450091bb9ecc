import { parsedJson } from '../../core/text/parsed-json.ts';
import { DeskApiError, errorOf } from './call-operation.ts';

/** How much of an upload has been sent. */
export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

export interface SendFileOptions {
  contentType: string;
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  signal?: AbortSignal | undefined;
  fetch: typeof fetch;
}

/**
 * Sends a file to a signed URL. In a browser, progress comes from XMLHttpRequest, the only browser API that reports
 * it; elsewhere the body is a stream that counts the bytes read from it.
 */
export async function sendFile(url: string, file: Blob, options: SendFileOptions): Promise<void> {
  const { signal, onProgress } = options;
  signal?.throwIfAborted();
  onProgress?.({ sentBytes: 0, totalBytes: file.size });
  const answer =
    requestType() === undefined ? await byFetch(url, file, options) : await byRequest(url, file, options);
  const { status, text } = answer;
  if (status >= 200 && status < 300) return onProgress?.({ sentBytes: file.size, totalBytes: file.size });
  const sentence = refusals.get(status);
  // A desk without room, for example, says in its answer what to do.
  throw sentence === undefined ? errorOf(answer, parsedJson(text)) : new DeskApiError(sentence, { status });
}

interface UploadAnswer {
  status: number;
  /** None from a browser: of a storage elsewhere it hides most, and complains of being asked for them. */
  headers: Headers;
  text: string;
}

const refusals: ReadonlyMap<number, string> = new Map([
  [403, 'This upload has expired or has already been used. Please start again.'],
  [409, 'This document has already been submitted. Please start again to send another one.'],
  [413, 'The file is too large.'],
]);

const cutOff = 'The upload was interrupted. Please check the connection and try again.';
const changed = 'The document has changed since you chose it. Please choose it again.';
const forbidden =
  "This desk's storage does not accept documents from this page. Your connection is fine: please tell the editor.";

/** Returns whether a file can still be read: browsers refuse to, once it was saved again after it was chosen. */
function isReadable(file: Blob): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

/**
 * Finds out why a browser sent nothing. Browsers hide the reason, so that pages cannot probe a network. But if the
 * storage answers a `no-cors` request, it can be reached, so it was the browser that blocked the upload: the storage's
 * CORS rules do not allow this page's origin.
 */
async function reasonFor(url: string): Promise<string> {
  const { origin } = new URL(url);
  const isOwn = origin === Reflect.get(globalThis, 'location')?.origin;
  if (isOwn) return cutOff;
  const init: RequestInit = { mode: 'no-cors', credentials: 'omit' };
  return fetch(origin, init).then(
    () => forbidden,
    () => cutOff,
  );
}

async function byFetch(url: string, file: Blob, options: SendFileOptions): Promise<UploadAnswer> {
  const { contentType, onProgress, signal, fetch: send } = options;
  const listening = new AbortController();
  const counted = file.stream().pipeThrough(counter(file.size, onProgress, listening));
  // The length is stated because S3-like storages do not accept a body of unknown length.
  const headers = { 'content-type': contentType, 'content-length': String(file.size) };
  const body = onProgress ? { body: counted, duplex: 'half' as const } : { body: file };
  const init: RequestInit = { method: 'PUT', headers, ...body, ...(signal ? { signal } : {}) };
  const response = await send(url, init).catch(async (cause: unknown) => {
    if (signal?.aborted) throw cause;
    listening.signal.throwIfAborted();
    throw new DeskApiError((await isReadable(file)) ? cutOff : changed, { cause });
  });
  // Read in any case, so that the connection is free again.
  const text = await response.text().catch(() => '');
  return { status: response.status, headers: response.headers, text };
}

/** Counts the bytes that are read. An error of the listener ends the reading, and aborts `listening`. */
function counter(totalBytes: number, onProgress: SendFileOptions['onProgress'], listening: AbortController) {
  let sentBytes = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      sentBytes += chunk.length;
      try {
        onProgress?.({ sentBytes, totalBytes });
      } catch (error) {
        listening.abort(error);
        throw error;
      }
      controller.enqueue(chunk);
    },
  });
}

/** The parts of a browser's XMLHttpRequest that are used here. */
interface BrowserRequest {
  status: number;
  responseText: string;
  upload: { onprogress: unknown };
  onload: unknown;
  onerror: unknown;
  onabort: unknown;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(body: Blob): void;
  abort(): void;
}

function requestType(): (new () => BrowserRequest) | undefined {
  return Reflect.get(globalThis, 'XMLHttpRequest');
}

function byRequest(
  url: string,
  file: Blob,
  { contentType, onProgress, signal }: SendFileOptions,
): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const Request = requestType();
    if (Request === undefined) throw new TypeError('This is not a browser.');
    const request = new Request();
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort, { once: true });
    const settle = (act: () => void) => () => {
      signal?.removeEventListener('abort', abort);
      act();
    };
    let hasSent = false;
    request.upload.onprogress = ({ loaded }: { loaded: number }) => {
      hasSent ||= loaded > 0;
      try {
        onProgress?.({ sentBytes: loaded, totalBytes: file.size });
      } catch (error) {
        reject(error);
        request.abort();
      }
    };
    request.onload = settle(() => {
      const { status, responseText: text } = request;
      resolve({ status, headers: new Headers(), text });
    });
    request.onerror = settle(async () => {
      if (!(await isReadable(file))) reject(new DeskApiError(changed));
      else reject(new DeskApiError(hasSent ? cutOff : await reasonFor(url)));
    });
    request.onabort = settle(() => reject(signal?.reason));
    request.open('PUT', url);
    request.setRequestHeader('content-type', contentType);
    request.send(file);
  });
}
