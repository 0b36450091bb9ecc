import { createRequire } from 'node:module';
import { waitUntil } from '../wait-until.ts';
import type { ListedObject } from './s3-listing.ts';
import { S3Memory } from './s3-memory.ts';

/** What is needed to use a bucket. */
export interface S3Bucket {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** An S3 server of its own, on a free port of 127.0.0.1, with one bucket. */
export interface S3Server extends S3Bucket {
  /** Ends it, as an outage would; what it keeps stays. */
  interrupt(): Promise<void>;
  isInterrupted(): boolean;
  /** Starts it again on the same port, with what it kept. */
  resume(): Promise<void>;
  /** All objects whose keys start with the prefix, in no particular order. */
  list(prefix: string): ListedObject[];
  /** The mark of an object, with its quotation marks; null where there is none. */
  etagOf(key: string): string | null;
  /** The ids of uploads in parts that were neither joined nor dropped. */
  openUploads(): string[];
  /** Drops such an upload. */
  dropUpload(id: string): void;
  /** Ends it for good. */
  stop(): Promise<void>;
}

export interface S3ServerOptions {
  bucket?: string;
  /** The CORS rules of the bucket, as XML; null for none. @default pages of every origin may upload and download */
  cors?: string | null;
}

/**
 * Starts `@20minutes/s3rver`, which keeps all in memory. It ignores conditions, lists no second page, cannot drop an
 * upload in parts and takes requests whose signature is wrong; see `s3-conditions-proxy.ts` for a server that does
 * none of that. Stop it with the test.
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
      // Meanwhile a connection of somebody else may have got the port for a moment.
      waitUntil(
        async () => {
          const started = await listen(memory, port, { bucket, cors }).catch(() => null);
          server = started ?? server;
          isInterrupted = started === null;
          return !isInterrupted;
        },
        { what: 'an S3 server on its port of before' },
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
  /** What each request gets. */
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
    // It counts the path of a bucket without its slash, so no signature of a listing is right.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket, configs: cors === null ? [] : [cors] }],
  });
  server.store = server.context.store = memory;
  // A client that goes away is no failure of a test; koa writes it to the console otherwise.
  server.on('error', () => {});
  await server.run();
  return server;
}

/** Lets pages of every origin upload and download, as browsers ask for. */
const everyOrigin = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin>
  <AllowedMethod>PUT</AllowedMethod><AllowedMethod>GET</AllowedMethod>
  <AllowedHeader>*</AllowedHeader><ExposeHeader>ETag</ExposeHeader>
</CORSRule></CORSConfiguration>`;
