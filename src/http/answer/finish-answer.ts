import type { RequestBody } from '../request/request-body.ts';
import { ByteContent, bytesOf, type FinalAnswer, type HttpAnswer } from './http-answer.ts';

export interface FinishContext {
  /** Headers added to every answer. */
  headers: Readonly<Record<string, string>>;
  /** Of the request. */
  method: string;
  /** Of the request. */
  body: RequestBody;
  /** Called if content fails while it is being sent; the caller sees that the answer is cut short. */
  report(error: unknown): void;
}

/** Turns a handler's answer into the answer that an adapter sends. */
export function finishAnswer(answer: HttpAnswer, context: FinishContext): FinalAnswer {
  const { headers, method, body, report } = context;
  const { status } = answer;
  const content =
    answer.body instanceof ByteContent ? reportFailure(answer.body.chunks, report) : bytesIn(answer.body);
  const isJson = content instanceof Uint8Array && answer.body !== undefined && content !== answer.body;
  const all: Record<string, string> = {
    // Nearly every answer contains personal data or a token, and none is worth caching.
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(isJson ? { 'content-type': 'application/json; charset=utf-8' } : {}),
    ...(content instanceof Uint8Array && status !== 204 ? { 'content-length': String(content.length) } : {}),
    ...answer.headers,
    ...headers,
  };
  const sent = method === 'HEAD' || status === 204 ? null : content;
  if (!body.isLeftOver) return { status, headers: all, body: sent };
  const last = sent instanceof Uint8Array ? sentLingering(sent, body) : sent;
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
 * Sends the whole answer, then pauses to read the rest of the request. Closing a connection with unread bytes resets
 * it, and a caller that is still sending would see the reset instead of the answer.
 */
async function* sentLingering(content: Uint8Array, body: RequestBody): AsyncIterable<Uint8Array> {
  yield content;
  await body.discard(lingering);
}

/** In milliseconds: callers on slow lines send on until the answer has reached them. */
const lingering = { idle: 1000, total: 5000 };

/**
 * Wraps content so that a failure is reported before it is thrown. Stopping early stops the wrapped content as well.
 */
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
