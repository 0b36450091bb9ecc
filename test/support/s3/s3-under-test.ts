import { setTimeout as pause } from 'node:timers/promises';
import { startConditionalS3 } from './s3-conditions-proxy.ts';
import type { S3Bucket } from './s3-server.ts';

/** The S3 server that the contract suites test. */
export interface S3UnderTest extends S3Bucket {
  /** From now on, signed URLs are checked against a time this much later. */
  passTime(milliseconds: number): Promise<void>;
  /** How much later that time is so far, in milliseconds. */
  delay(): number;
  stop(): Promise<void>;
}

/**
 * The server that the environment names, or else a new one. To test your own S3 server, run
 *
 * ```sh
 * TEST_S3_ENDPOINT=https://… TEST_S3_BUCKET=… TEST_S3_ACCESS_KEY_ID=… \
 *   TEST_S3_SECRET_ACCESS_KEY=… npm run test:s3
 * ```
 *
 * The bucket must exist. Everything that the suites leave in it is under random prefixes.
 */
export async function startS3UnderTest(): Promise<S3UnderTest> {
  return namedServer(process.env) ?? (await startConditionalS3());
}

/** A server that runs elsewhere, so that time passes at its real speed. */
export function runningServer(bucket: S3Bucket): S3UnderTest {
  return { ...bucket, passTime: (milliseconds) => pause(milliseconds), delay: () => 0, stop: async () => {} };
}

/** Null if the environment does not name one. */
function namedServer(environment: NodeJS.ProcessEnv): S3UnderTest | null {
  const of = (name: string) => environment[`TEST_S3_${name}`];
  const endpoint = of('ENDPOINT');
  if (endpoint === undefined) return null;
  return runningServer({
    endpoint,
    bucket: of('BUCKET') ?? 'desk',
    region: of('REGION') ?? 'us-east-1',
    accessKeyId: of('ACCESS_KEY_ID') ?? '',
    secretAccessKey: of('SECRET_ACCESS_KEY') ?? '',
  });
}
