import type { S3, S3ClientConfig } from '@aws-sdk/client-s3';
import { readSecret } from '../../core/ports/secret.ts';
import type { S3Settings } from './settings.ts';

/** The default time limits, in milliseconds. */
export const defaultTimeouts = { connect: 3_000, request: 10_000 };

/** How much longer than for a small request a large body may take, or a body may pause. */
export const bodyTimeFactor = 3;

/** Loads the AWS SDK and creates a client for that endpoint, without contacting the server yet. */
export async function openClient(settings: S3Settings, endpoint: string | undefined): Promise<S3> {
  const sdk = await import('@aws-sdk/client-s3');
  const config = configOf(settings, endpoint);
  return withoutVersionWarning(() => new sdk.S3(config));
}

function configOf(settings: S3Settings, endpoint: string | undefined): S3ClientConfig {
  const request = settings.requestTimeoutMilliseconds ?? defaultTimeouts.request;
  const { region, credentials } = settings;
  return {
    region,
    forcePathStyle: settings.forcePathStyle ?? endpoint !== undefined,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials: () => readCredentials(credentials) }),
    // We repeat attempts ourselves: whether a failed write may be repeated depends on what it was.
    maxAttempts: 1,
    // By default, a signed URL contains the checksum of an empty body, and other servers reject trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // It would open a separate connection for each large body, and not every server responds to it.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: settings.connectTimeoutMilliseconds ?? defaultTimeouts.connect,
      requestTimeout: request,
      throwOnRequestTimeout: true,
      socketTimeout: request * bodyTimeFactor,
      httpAgent: { maxSockets: connections },
      httpsAgent: { maxSockets: connections },
      // Otherwise it writes to the console.
      logger: silence,
    },
  };
}

/** Concurrent connections to one server; further requests wait for one of them. */
const connections = 64;

type Credentials = NonNullable<S3Settings['credentials']>;

async function readCredentials({ accessKeyId, secretAccessKey, sessionToken }: Credentials) {
  const [id, key, token] = await Promise.all(
    [accessKeyId, secretAccessKey, sessionToken ?? ''].map((secret) => readSecret(secret)),
  );
  const isFixed = [accessKeyId, secretAccessKey, sessionToken].every((each) => typeof each !== 'function');
  return {
    accessKeyId: id ?? '',
    secretAccessKey: key ?? '',
    ...(token ? { sessionToken: token } : {}),
    // The SDK asks again five minutes before the end, so after one minute.
    ...(isFixed ? {} : { expiration: new Date(Date.now() + 6 * 60_000) }),
  };
}

/**
 * With its first client, the SDK tells users of Node 20 on stderr to upgrade. This variable is its own switch for
 * that; it is checked only once, so the environment is restored afterwards.
 */
function withoutVersionWarning<T>(make: () => T): T {
  const before = process.env[warningSwitch];
  process.env[warningSwitch] = 'true';
  try {
    return make();
  } finally {
    if (before === undefined) delete process.env[warningSwitch];
    else process.env[warningSwitch] = before;
  }
}

const warningSwitch = 'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED';

const silence = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };
