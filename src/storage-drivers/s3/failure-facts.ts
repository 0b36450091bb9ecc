/** What can be told of a failed request without knowing the classes of the SDK. */
export interface FailureFacts {
  /** The server's name for it (`NoSuchKey`), else the system's (`ECONNREFUSED`), else the error's. */
  code: string;
  /** Of the server's answer; absent where there was none. */
  status?: number;
  message: string;
  /** The region in which the bucket is, where the server tells. */
  region?: string;
}

/**
 * Whether trying again can help: `refused` was not done and may work later, `conflict` met another request
 * for the same key and may work at once, `lost` was perhaps done, `final` fails again.
 */
export type FailureKind = 'refused' | 'conflict' | 'lost' | 'final';

export function factsOf(error: unknown): FailureFacts {
  if (!(error instanceof Error)) return { code: 'Unknown', message: String(error) };
  const status = memberOf(memberOf(error, '$metadata'), 'httpStatusCode');
  const isAnswer = typeof status === 'number';
  const code = isAnswer ? undefined : memberOf(error, 'code');
  const headers = memberOf(memberOf(error, '$response'), 'headers');
  const region = memberOf(error, 'Region') ?? memberOf(headers, 'x-amz-bucket-region');
  const name = typeof code === 'string' ? code : error.name;
  return {
    // The SDK's own words for an answer without any.
    code: isAnswer && name === nameless ? `status ${status}` : name,
    message: error.message === nameless ? '' : error.message,
    ...(isAnswer ? { status } : {}),
    ...(typeof region === 'string' ? { region } : {}),
  };
}

export function kindOf(error: unknown): FailureKind {
  if (!(error instanceof Error)) return 'final';
  const { code, status } = factsOf(error);
  if (status === undefined) {
    if (neverSent.has(code)) return 'refused';
    return error.name === 'TimeoutError' || brokenOff.has(code) ? 'lost' : 'final';
  }
  // The SDK has set its own clock right by the server's answer, and signs rightly now.
  if (memberOf(memberOf(error, '$metadata'), 'clockSkewCorrected') === true) return 'refused';
  if (status === 409 && conflicts.has(code)) return 'conflict';
  if (status === 429 || status === 503 || code === 'SlowDown' || code === 'RequestTimeout') return 'refused';
  return status === 500 || status === 502 || status === 504 ? 'lost' : 'final';
}

/** The request met no file of that key. Another 404 says that the bucket, or the server, is not there. */
export function isNoSuchKey(error: unknown): boolean {
  return factsOf(error).code === 'NoSuchKey';
}

/** The server did not do it since its condition did not hold. */
export function isConditionFailure(error: unknown): boolean {
  return factsOf(error).status === 412;
}

const nameless = 'UnknownError';
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
const brokenOff = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ERR_STREAM_PREMATURE_CLOSE']);
const conflicts = new Set(['ConditionalRequestConflict', 'OperationAborted']);

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
