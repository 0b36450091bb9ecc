import { createRequire } from 'node:module';
import { waitUntil } from '../wait-until.ts';
import type { ListedObject } from './s3-listing.ts';
import { S3Memory } from './s3-memory.ts';

/** What a client needs to use a bucket. */
export interface S3Bucket {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A separate S3 server on a free port of 127.0.0.1, with one bucket. */
export interface S3Server extends S3Bucket {
  /** Ends it, as an outage would, but keeps its content. */
  interrupt(): Promise<void>;
  isInterrupted(): boolean;
  /** Starts it again on the same port, with the same content. */
  resume(): Promise<void>;
  /** All objects whose keys start with the prefix, in no particular order. */
  list(prefix: string): ListedObject[];
  /** The mark of an object, with its quotation marks; null if there is no object. */
  etagOf(key: string): string | null;
  /** The ids of multipart uploads that were neither completed nor dropped. */
  openUploads(): string[];
  /** Drops a multipart upload. */
  dropUpload(id: string): void;
  /** Ends it for good. */
  stop(): Promise<void>;
}

export interface S3ServerOptions {
  bucket?: string;
  /** The bucket's CORS rules, as XML; null for none. @default pages of any origin may upload and download */
  cors?: string | null;
}

/**
 * Starts `@20minutes/s3rver`, with everything in memory. It ignores conditions, lists only one page, cannot drop multipart
 * uploads and accepts wrong signatures; see `s3-conditions-proxy.ts` for a server without these flaws. Stop it when the
 * test ends.
 */
export async function startS3({
  bucket = 'desk',
  cors = everyOrigin,
}: S3ServerOptions = {}): Promise<S3Server> {
  const memory = new S3Memory();
  let server = await listen(memory, 0, { bucket, cors });
  const { port } = server.httpServer.address();
  let isInterrupted = false;
  const end = async () => {
    const closed = server.close();
    server.httpServer.closeAllConnections();
    await closed;
  };
  return {
    ...{ endpoint: `http://127.0.0.1:${port}`, bucket, region: 'us-east-1' },
    ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    interrupt() {
      isInterrupted = true;
      return end();
    },
    isInterrupted: () => isInterrupted,
    resume: () =>
      // In the meantime, somebody else's connection may have taken the port for a moment.
      waitUntil(
        async () => {
          const started = await listen(memory, port, { bucket, cors }).catch(() => null);
          server = started ?? server;
          isInterrupted = started === null;
          return !isInterrupted;
        },
        { what: 'an S3 server on its earlier port' },
      ),
    list: (prefix) => memory.list(bucket, prefix),
    etagOf: (key) => memory.etagOf(bucket, key),
    openUploads: () => memory.openUploads(bucket),
    dropUpload: (id) => memory.dropUpload(bucket, id),
    stop: () => end().catch(() => {}),
  };
}

/** The package has no types. */
interface S3rver {
  httpServer: { address(): { port: number }; closeAllConnections(): void };
  store: unknown;
  /** What every request sees. */
  context: { store: unknown };
  run(): Promise<unknown>;
  close(): Promise<void>;
  on(event: 'error', listener: (error: unknown) => void): void;
}

async function listen(
  memory: S3Memory,
  port: number,
  { bucket, cors }: Required<S3ServerOptions>,
): Promise<S3rver> {
  const S3rverClass: new (options: object) => S3rver = createRequire(import.meta.url)('@20minutes/s3rver');
  const server = new S3rverClass({
    address: '127.0.0.1',
    port,
    silent: true,
    vhostBuckets: false,
    // The server signs a bucket's path without its slash, so it considers every signature of a listing wrong.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket, configs: cors === null ? [] : [cors] }],
  });
  server.store = server.context.store = memory;
  // A client that disconnects is not a failure; without this, koa would write it to the console.
  server.on('error', () => {});
  await server.run();
  return server;
}

/** Lets pages of any origin upload and download in a browser. */
const everyOrigin = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin>
  <AllowedMethod>PUT</AllowedMethod><AllowedMethod>GET</AllowedMethod>
  <AllowedHeader>*</AllowedHeader><ExposeHeader>ETag</ExposeHeader>
</CORSRule></CORSConfiguration>`;
