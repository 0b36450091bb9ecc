import { HttpProblem } from '../answer/http-problem.ts';
import { collectBody } from './collect-body.ts';
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
