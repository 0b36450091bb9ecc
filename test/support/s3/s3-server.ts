import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '../wait-until.ts';
import type { ListedObject } from './s3-listing.ts';

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
  /** Ends it, as an outage would; its files stay. */
  interrupt(): Promise<void>;
  /** Starts it again on the same port, with the same files. */
  resume(): Promise<void>;
  /** All objects whose keys start with the prefix, in no particular order. */
  list(prefix: string): Promise<ListedObject[]>;
  /** The ids of uploads in parts that were neither joined nor dropped. */
  openUploads(): Promise<string[]>;
  /** Drops such an upload. */
  dropUpload(id: string): Promise<void>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

export interface S3ServerOptions {
  bucket?: string;
  /** The CORS rules of the bucket, as XML; null for none. @default pages of every origin may upload and download */
  cors?: string | null;
}

/**
 * Starts `@20minutes/s3rver`. It ignores conditions, tears what is read while it is written, lists no second
 * page, cannot drop an upload in parts and takes requests whose signature is wrong; see `s3-conditions-proxy.ts` for a server that
 * does none of that. Stop it with the test.
 */
export async function startS3({
  bucket = 'desk',
  cors = everyOrigin,
}: S3ServerOptions = {}): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'thesisdesk-s3-'));
  const uploads = join(directory, bucket, '._S3rver_uploads');
  let server = await listen(directory, 0, { bucket, cors });
  const { port } = server.httpServer.address();
  const end = async () => {
    const closed = server.close();
    server.httpServer.closeAllConnections();
    await closed;
  };
  return {
    ...{ endpoint: `http://127.0.0.1:${port}`, bucket, region: 'us-east-1' },
    ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    interrupt: end,
    resume: () =>
      // Meanwhile a connection of somebody else may have got the port for a moment.
      waitUntil(
        async () => {
          const started = await listen(directory, port, { bucket, cors }).catch(() => null);
          server = started ?? server;
          return started !== null;
        },
        { what: 'an S3 server on its port of before' },
      ),
    async list(prefix) {
      const { objects } = await server.store.listObjects(bucket, { prefix });
      return objects.map(({ key, size, metadata }) => ({ key, size: Number(size), etag: metadata.etag }));
    },
    openUploads: () => readdir(uploads).catch(() => []),
    dropUpload: (id) => rm(join(uploads, id), { recursive: true, force: true }),
    async stop() {
      await end().catch(() => {});
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The package has no types. */
interface S3rver {
  httpServer: { address(): { port: number }; closeAllConnections(): void };
  store: { listObjects(bucket: string, query: { prefix: string }): Promise<{ objects: S3rverObject[] }> };
  run(): Promise<unknown>;
  close(): Promise<void>;
  on(event: 'error', listener: (error: unknown) => void): void;
}

interface S3rverObject {
  key: string;
  size: number | string;
  metadata: { etag: string };
}

async function listen(
  directory: string,
  port: number,
  { bucket, cors }: Required<S3ServerOptions>,
): Promise<S3rver> {
  const S3rverClass: new (options: object) => S3rver = createRequire(import.meta.url)('@20minutes/s3rver');
  const server = new S3rverClass({
    address: '127.0.0.1',
    port,
    directory,
    silent: true,
    vhostBuckets: false,
    // It counts the path of a bucket without its slash, so no signature of a listing is right.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket, configs: cors === null ? [] : [cors] }],
  });
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
