import type { S3, S3ClientConfig } from '@aws-sdk/client-s3';
import { readSecret } from '../../core/ports/secret.ts';
import type { S3Settings } from './settings.ts';

/** The defaults of the time limits, in milliseconds. */
export const defaultTimeouts = { connect: 3_000, request: 10_000 };

/** How much longer than a small request a large body may take, and a body may pause. */
export const bodyTimeFactor = 3;

/** Loads the AWS SDK and makes a client for that endpoint, without asking the server anything yet. */
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
    // Attempts are ours: whether a failed write may be repeated depends on what it was.
    maxAttempts: 1,
    // By default a signed URL carries the checksum of an empty body, and other servers refuse trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // It opens a connection of its own for each large body, and not every server answers it.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: settings.connectTimeoutMilliseconds ?? defaultTimeouts.connect,
      requestTimeout: request,
      throwOnRequestTimeout: true,
      socketTimeout: request * bodyTimeFactor,
      httpAgent: { maxSockets: connections },
      httpsAgent: { maxSockets: connections },
      // It writes to the console otherwise.
      logger: silence,
    },
  };
}

/** At once, to one server; further requests wait for one of them. */
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
 * The SDK tells users of Node 20 on stderr, with its first client, to take a newer one. This variable is its
 * own switch for that; afterwards it never looks again, so the environment stays as it was.
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
