import { HttpProblem } from '../answer/http-answer.ts';
import type { BodyPatience, RequestBody } from './request-body.ts';

export interface JsonLimits {
  maximumBytes: number;
  patience: BodyPatience;
}

/** @throws HttpProblem 400, 408, 413, 415 */
export async function readJson(
  body: RequestBody,
  contentType: string | null,
  limits: JsonLimits,
): Promise<object> {
  if ((body.declaredBytes ?? 0) > limits.maximumBytes) throw tooLarge(limits.maximumBytes);
  const { bytes, isCut } = await collectBody(body, limits);
  if (isCut) throw tooLarge(limits.maximumBytes);
  if (bytes.length === 0) throw new HttpProblem(400, 'The request needs a JSON body.');
  if (!isJson(contentType)) throw otherType();
  const value = parse(decode(bytes));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpProblem(400, 'The body must be a JSON object.');
  }
  return value;
}

/** `application/json` or a type built on it, in UTF-8, which is the only encoding that JSON has. */
export function isJson(contentType: string | null): boolean {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const isJsonType = /^application\/(?:[\w.-]+\+)?json$/.test(type.trim());
  const charset = parameters.map((each) => /^charset="?([^"]*)"?$/.exec(each.trim())?.[1]).find(Boolean);
  return isJsonType && (charset === undefined || ['utf-8', 'utf8', 'us-ascii'].includes(charset));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpProblem(400, 'The body is not UTF-8 text.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpProblem(400, 'The body is not valid JSON.');
  }
}

function tooLarge(maximumBytes: number): HttpProblem {
  const limit = maximumBytes.toLocaleString('en-US');
  return new HttpProblem(413, `The body must not be larger than ${limit} bytes.`);
}

function otherType(): HttpProblem {
  return new HttpProblem(415, 'The body must be JSON with the content type application/json.');
}

/** The start of a body in memory. */
interface CollectedBody {
  bytes: Buffer;
  /** There is more than the limit. */
  isCut: boolean;
}

/**
 * Reads a body up to a number of bytes and leaves the rest. It takes up memory for what came and not for the
 * pieces in which it came, however small they are.
 *
 * @throws HttpProblem 400 when the body ends before its stated length, 408 when it takes too long
 */
export async function collectBody(
  body: RequestBody,
  { maximumBytes, patience }: { maximumBytes: number; patience: BodyPatience },
): Promise<CollectedBody> {
  let bytes = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of body.chunks(patience)) {
    const kept = chunk.subarray(0, maximumBytes - size);
    bytes = withRoomFor(bytes, size + kept.length, maximumBytes);
    bytes.set(kept, size);
    size += kept.length;
    if (kept.length < chunk.length) return { bytes: bytes.subarray(0, size), isCut: true };
  }
  return { bytes: bytes.subarray(0, size), isCut: false };
}

function withRoomFor(bytes: Buffer<ArrayBuffer>, needed: number, maximum: number): Buffer<ArrayBuffer> {
  if (needed <= bytes.length) return bytes;
  const larger = Buffer.alloc(Math.min(maximum, Math.max(needed, 2 * bytes.length, 1024)));
  larger.set(bytes);
  return larger;
}
