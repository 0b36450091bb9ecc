import { DeskError } from '../../core/errors.ts';
import { type FailureFacts, factsOf, kindOf } from './failure-facts.ts';

/** What an operator knows the bucket by. */
export interface S3Place {
  bucket: string;
  region: string;
  /** Where the server is; null for AWS itself. */
  endpoint: string | null;
}

/**
 * The DeskError `storage_unavailable` for a failed request, with a sentence for the operator; a DeskError
 * stays itself. `details` hold what was being done, the server's code and its HTTP status; `mayPass` where it may work
 * later without anybody doing anything.
 *
 * The SDK's error does not go with it: it carries the request, whose headers may hold a session token.
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
