import type { RequestBody } from '../request/request-body.ts';
import { ByteContent, bytesOf, type FinalAnswer, type HttpAnswer } from './http-answer.ts';

export interface FinishContext {
  /** Headers that every answer gets. */
  headers: Readonly<Record<string, string>>;
  /** Of the request. */
  method: string;
  /** Of the request. */
  body: RequestBody;
  /** Told when content that is under way fails; the caller sees that the answer is cut short. */
  report(error: unknown): void;
}

/** Makes the answer that an adapter sends out of what a handler answered. */
export function finishAnswer(answer: HttpAnswer, context: FinishContext): FinalAnswer {
  const { headers, method, body, report } = context;
  const { status } = answer;
  const content =
    answer.body instanceof ByteContent ? reportFailure(answer.body.chunks, report) : bytesIn(answer.body);
  const isJson = content instanceof Uint8Array && answer.body !== undefined && content !== answer.body;
  const all: Record<string, string> = {
    // Nearly every answer holds personal data or a token, and none is worth keeping.
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(isJson ? { 'content-type': 'application/json; charset=utf-8' } : {}),
    ...(content instanceof Uint8Array && status !== 204 ? { 'content-length': String(content.length) } : {}),
    ...answer.headers,
    ...headers,
  };
  const sent = method === 'HEAD' || status === 204 ? null : content;
  if (!body.isLeftOver) return { status, headers: all, body: sent };
  const last = sent instanceof Uint8Array ? lingering(sent, body) : sent;
  return { status, headers: { ...all, connection: 'close' }, body: last };
}

function bytesIn(body: object | Uint8Array<ArrayBuffer> | undefined): Uint8Array<ArrayBuffer> {
  if (isBytes(body)) return body;
  return bytesOf(body === undefined ? '' : JSON.stringify(body));
}

function isBytes(body: object | undefined): body is Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array;
}

/**
 * The whole answer, and after it a pause in which the rest of the request is read. A connection that is closed
 * over unread bytes is reset, and the caller who is still sending would see that and no answer.
 */
async function* lingering(content: Uint8Array, body: RequestBody): AsyncIterable<Uint8Array> {
  yield content;
  await body.discard(lingerMilliseconds);
}

const lingerMilliseconds = 1000;

/** Content that tells of its failure before it fails. Leaving it early leaves the content within. */
function reportFailure(
  content: AsyncIterable<Uint8Array>,
  report: (error: unknown) => void,
): AsyncIterable<Uint8Array> {
  return {
    [Symbol.asyncIterator]() {
      const iterator = content[Symbol.asyncIterator]();
      return {
        async next() {
          try {
            return await iterator.next();
          } catch (error) {
            report(error);
            throw error;
          }
        },
        async return() {
          await iterator.return?.();
          return { done: true, value: undefined };
        },
      };
    },
  };
}
