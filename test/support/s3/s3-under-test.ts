import { setTimeout as pause } from 'node:timers/promises';
import { startConditionalS3 } from './s3-conditions-proxy.ts';
import type { S3Bucket } from './s3-server.ts';

/** The S3 server that the contract suites try out. */
export interface S3UnderTest extends S3Bucket {
  /** Signed URLs count by a time that is so much later from now on. */
  passTime(milliseconds: number): Promise<void>;
  /** How much later that time is by now, in milliseconds. */
  delay(): number;
  stop(): Promise<void>;
}

/**
 * The server that the environment names, else one that is started here. Whoever has an S3 server tries it out by
 *
 * ```sh
 * TEST_S3_ENDPOINT=https://… TEST_S3_BUCKET=… TEST_S3_ACCESS_KEY_ID=… \
 *   TEST_S3_SECRET_ACCESS_KEY=… npm run test:s3
 * ```
 *
 * The bucket must be there. All that the suites leave in it lies below random prefixes.
 */
export async function startS3UnderTest(): Promise<S3UnderTest> {
  return namedServer(process.env) ?? (await startConditionalS3());
}

/** A server that runs elsewhere, in real time. */
export function runningServer(bucket: S3Bucket): S3UnderTest {
  return { ...bucket, passTime: (milliseconds) => pause(milliseconds), delay: () => 0, stop: async () => {} };
}

/** Null where the environment names none. */
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
