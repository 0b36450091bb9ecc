import { parseJson } from '../../core/text/parsed-json.ts';
import { HttpProblem } from '../answer/http-answer.ts';
import type { BodyPatience, RequestBody } from './request-body.ts';

export interface JsonLimits {
  maximumBytes: number;
  patience: BodyPatience;
  /** Whether an empty body counts as an empty object. */
  isOptional: boolean;
}

/** Reads a body as a JSON object. Throws HttpProblem 400, 408, 413, 415. */
export async function readJson(
  body: RequestBody,
  contentType: string | null,
  limits: JsonLimits,
): Promise<object> {
  if ((body.declaredBytes ?? 0) > limits.maximumBytes) throw tooLarge(limits.maximumBytes);
  const { bytes, isCut } = await collectBody(body, limits);
  if (isCut) throw tooLarge(limits.maximumBytes);
  if (bytes.length === 0 && limits.isOptional) return {};
  if (bytes.length === 0) throw new HttpProblem(400, 'The request needs a JSON body.');
  if (!isJson(contentType)) throw otherType();
  const value = parse(decode(bytes));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpProblem(400, 'The body must be a JSON object.');
  }
  return value;
}

/** Whether a content type is `application/json` or a type built on it, in UTF-8, the only encoding of JSON. */
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
    return parseJson(text);
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

/** The start of a body, or all of it, in memory. */
interface CollectedBody {
  bytes: Buffer;
  /** Whether the body is longer than the limit. */
  isCut: boolean;
}

/**
 * Reads a body up to a number of bytes and leaves the rest. The memory used depends on the bytes received, however
 * small the chunks they arrive in.
 *
 * @throws HttpProblem 400 if the body does not have its stated length, 408 if it takes too long
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
