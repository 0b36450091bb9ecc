import { setTimeout as pause } from 'node:timers/promises';
import type { S3 } from '@aws-sdk/client-s3';
import { DeskError } from '../../core/errors.ts';
import { defaultTimeouts, openClient } from './client.ts';
import { type FailureKind, factsOf, kindOf, s3Failure } from './failure.ts';
import { checkEndpoint, checkPlace, folderOf, type S3Settings } from './settings.ts';

export type { S3Settings } from './settings.ts';

/** One bucket on a server. Nothing is loaded or requested until it is needed. */
export interface S3Connection {
  bucket: string;
  /** Prefix of all keys: empty, or text with a slash at its end. */
  folder: string;
  /** Sends a request, and repeats it if that can help. Throws whatever the SDK threw. */
  ask<T>(
    request: (s3: S3) => Promise<T>,
    options?: Omit<AttemptOptions<T>, 'patienceMilliseconds'>,
  ): Promise<T>;
  /** Returns a client that signs URLs for the public endpoint. */
  signer(): Promise<S3>;
  /** Runs work; whatever it throws becomes a DeskError. */
  guarded<T>(doing: string, work: () => Promise<T>): Promise<T>;
  /** Returns the DeskError for what went wrong while doing that. */
  failure(doing: string, error: unknown): DeskError;
  /** Throws whatever the SDK threw if the bucket cannot be used. */
  reach(): Promise<void>;
  /**
   * Registers how to remove what would be left on the server if this were closed now. Returns how to unregister it.
   */
  leaves(cleanUp: (s3: S3) => Promise<unknown>): () => void;
  /** Aborts running requests, removes what they leave on the server, and closes all sockets. */
  close(): Promise<void>;
}

/**
 * @throws DeskError `input_invalid` for settings that cannot be right
 */
export function s3Connection(settings: S3Settings): S3Connection {
  const { bucket, region, endpoint, publicEndpoint = endpoint } = settings;
  checkPlace(settings);
  checkEndpoint(endpoint, 'endpoint');
  checkEndpoint(publicEndpoint, 'publicEndpoint');
  const place = { bucket, region, endpoint: endpoint ?? null };
  const patienceMilliseconds = settings.requestTimeoutMilliseconds ?? defaultTimeouts.request;
  const internal = onDemand(() => openClient(settings, endpoint));
  const external = onDemand(() => openClient(settings, publicEndpoint));
  const cleanUps = new Set<(s3: S3) => Promise<unknown>>();
  let isClosed = false;

  const failure = (doing: string, error: unknown) => s3Failure(doing, error, place);
  const mustBeOpen = () => {
    if (isClosed) throw new DeskError('storage_unavailable', 'The storage was closed by this program.');
  };

  const connection: S3Connection = {
    bucket,
    folder: folderOf(settings.prefix),
    failure,
    ask(request, options) {
      const attempt = async () => {
        mustBeOpen();
        return request(await internal.open());
      };
      return withAttempts(attempt, { ...options, patienceMilliseconds });
    },
    async signer() {
      mustBeOpen();
      return publicEndpoint === endpoint ? internal.open() : external.open();
    },
    async guarded(doing, work) {
      try {
        return await work();
      } catch (error) {
        throw failure(doing, error);
      }
    },
    async reach() {
      try {
        await connection.ask((s3) => s3.headBucket({ Bucket: bucket }));
      } catch (error) {
        // A response to HEAD has no body that says what is wrong; the response to this request does.
        if (factsOf(error).status !== undefined) {
          await connection.ask((s3) => s3.listObjectsV2({ Bucket: bucket, MaxKeys: 1 }));
        }
        throw error;
      }
    },
    leaves(cleanUp) {
      cleanUps.add(cleanUp);
      return () => cleanUps.delete(cleanUp);
    },
    async close() {
      isClosed = true;
      const left = [...cleanUps];
      for (const client of [internal, external]) (await client.opened())?.destroy();
      if (left.length === 0) return;
      const cleaner = await openClient({ ...settings, requestTimeoutMilliseconds: cleanUpTimeout }, endpoint);
      await Promise.allSettled(left.map((cleanUp) => cleanUp(cleaner)));
      cleaner.destroy();
    },
  };
  return connection;
}

/** Milliseconds: the caller is waiting for the end, and a rule of the bucket removes leftovers. */
const cleanUpTimeout = 3_000;

/** Opens something once, on first use; after a failure, the next call tries again. */
export function onDemand<T>(open: () => Promise<T>) {
  let opening: Promise<T> | undefined;
  return {
    open() {
      opening ??= open().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
    /** Returns what has been opened so far. */
    opened: () => (opening ?? Promise.resolve(undefined)).catch(() => undefined),
  };
}

interface AttemptOptions<T> {
  /** No attempt begins later than this after the first one. */
  patienceMilliseconds: number;
  /** Called when a failed attempt may have been carried out; what it resolves to then becomes the result. */
  onLost?: (error: unknown) => Promise<T | undefined>;
  /** Whether to repeat a request that may have been carried out. @default true */
  repeatsLost?: boolean;
}

/**
 * Repeats a request while that can help: up to four times with growing waits, and as often as another request for the
 * same key got in the way.
 *
 * @throws whatever the last attempt threw
 */
async function withAttempts<T>(attempt: () => Promise<T>, options: AttemptOptions<T>): Promise<T> {
  const start = performance.now();
  for (let failures = 0; ; ) {
    try {
      return await attempt();
    } catch (error) {
      const kind = kindOf(error);
      const answer = kind === 'lost' ? await options.onLost?.(error) : undefined;
      if (answer !== undefined) return answer;
      if (kind !== 'conflict') failures += 1;
      const wait = waitAfter(kind, failures);
      const isLate = performance.now() - start + wait > options.patienceMilliseconds;
      if (isLate || !isWorthAnother(kind, failures, options)) throw error;
      await pause(wait);
    }
  }
}

const mostFailures = 4;

function isWorthAnother(
  kind: FailureKind,
  failures: number,
  { repeatsLost = true }: Pick<AttemptOptions<unknown>, 'repeatsLost'>,
): boolean {
  if (kind === 'conflict') return true;
  return kind !== 'final' && failures < mostFailures && (repeatsLost || kind !== 'lost');
}

/** Returns milliseconds, randomised for callers that fail at the same time. */
function waitAfter(kind: FailureKind, failures: number): number {
  return kind === 'conflict' ? 5 + Math.random() * 40 : (0.5 + Math.random() / 2) * 100 * 2 ** failures;
}
