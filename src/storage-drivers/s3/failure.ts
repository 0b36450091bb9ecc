import { DeskError } from '../../core/errors.ts';

/** How an operator identifies the bucket. */
export interface S3Place {
  bucket: string;
  region: string;
  /** The server's URL; null for AWS itself. */
  endpoint: string | null;
}

/**
 * Returns the DeskError `storage_unavailable` for a failed request, with a sentence for the operator; a DeskError is
 * returned unchanged. `details` contain what was being done, the server's code and its HTTP status, and `mayPass` if
 * it may work later without anyone doing anything.
 *
 * The SDK's error is not included: it contains the request, whose headers may hold a session token.
 */
export function s3Failure(doing: string, error: unknown, place: S3Place): DeskError {
  if (error instanceof DeskError) return error;
  const facts = factsOf(error);
  const { code, status } = facts;
  const cause = new Error(facts.message.slice(0, 300));
  cause.name = code;
  const mayPass = ['refused', 'lost'].includes(kindOf(error));
  const details = { storage: 's3', doing, code, mayPass, ...(status === undefined ? {} : { status }) };
  return new DeskError('storage_unavailable', adviceFor(facts, place), { details, cause });
}

function adviceFor(facts: FailureFacts, { bucket, region, endpoint }: S3Place): string {
  const { code, status } = facts;
  const server = endpoint === null ? 'AWS' : `the storage at ${new URL(endpoint).host}`;
  if (isWrongRegion(facts, region)) {
    const right = facts.region === undefined ? 'another region' : `the region ${facts.region}`;
    return `The bucket ${bucket} is in ${right} and not in ${region}. Please correct the region in the settings.`;
  }
  if (code === 'NoSuchBucket' || status === 404) {
    return `The bucket ${bucket} does not exist on ${server}. Please create it, or correct its name in the settings.`;
  }
  if (code === 'CredentialsProviderError' || code === 'TokenProviderError') {
    return `No credentials for ${server}. Please set the access key, or give this machine a role.`;
  }
  if (badKeys.has(code)) {
    return `The access key is not accepted by ${server}. Please check the access key and its secret, and that they have not expired.`;
  }
  if (code === 'RequestTimeTooSkewed') {
    return `The clock of this machine is wrong, so ${server} refuses requests. Please set the clock.`;
  }
  if (status === 401 || status === 403) {
    return `The access key may not use the bucket ${bucket}. Please allow it to list the bucket and to get, put and delete its objects.`;
  }
  if (status === 501) {
    return `${server} does not support a kind of request that is needed. Please use another storage server.`;
  }
  if (status === 409 || status === 429 || status === 503) {
    return `The bucket ${bucket} is too busy at the moment. Please try again later.`;
  }
  if (/^(?:CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code)) {
    return `The certificate of ${server} cannot be trusted (${code}). Please correct it, or the endpoint in the settings.`;
  }
  if (status === undefined) {
    return `No answer from ${server} (${code}). Please check the endpoint and the network, and try again later.`;
  }
  return `A request failed on ${server} (${code}). Please try again later.`;
}

function isWrongRegion({ code, status, region }: FailureFacts, ours: string): boolean {
  if (status === 301 || status === 307 || code === 'AuthorizationHeaderMalformed') return true;
  return status === 400 && region !== undefined && region !== ours;
}

const badKeys = new Set([
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'ExpiredToken',
  'ExpiredTokenException',
  'InvalidToken',
  'TokenRefreshRequired',
]);

/** What is known about a failed request without using the SDK's classes. */
interface FailureFacts {
  /** The server's code (`NoSuchKey`), otherwise the system's (`ECONNREFUSED`), otherwise the name of the error. */
  code: string;
  /** The status of the server's response; absent if there was none. */
  status?: number;
  message: string;
  /** The region of the bucket, if the server tells. */
  region?: string;
}

/**
 * Whether trying again can help: `refused` was not carried out and may work later, `conflict` met another request for
 * the same key and may work immediately, `lost` may have been carried out, `final` will fail again.
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
    // The SDK's own name for a response without one.
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
  // The SDK has corrected its clock from the server's response, and now signs correctly.
  if (memberOf(memberOf(error, '$metadata'), 'clockSkewCorrected') === true) return 'refused';
  if (status === 409 && conflicts.has(code)) return 'conflict';
  if (status === 429 || status === 503 || code === 'SlowDown' || code === 'RequestTimeout') return 'refused';
  return status === 500 || status === 502 || status === 504 ? 'lost' : 'final';
}

/** Whether there is no file with that key. Any other 404 means that the bucket or the server does not exist. */
export function isNoSuchKey(error: unknown): boolean {
  return factsOf(error).code === 'NoSuchKey';
}

/** Whether the server refused because its condition did not hold. */
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
