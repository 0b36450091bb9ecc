import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { listingPage } from './s3-listing.ts';
import { type S3Bucket, type S3Server, type S3ServerOptions, startS3 } from './s3-server.ts';
import { refusalOf, type S3Refusal, type WireRequest } from './s3-signature.ts';

/** An S3 server that keeps AWS's promises. */
export interface ConditionalS3 extends S3Bucket {
  server: S3Server;
  /**
   * Lets the server carry out the next `count` writes without answering, as if the connection broke. `meanwhile` runs
   * between the write and the break.
   */
  loseAnswers(count: number, meanwhile?: () => Promise<unknown>): void;
  /** Refuses the next `count` requests that `isMeant` accepts, without carrying them out. */
  refuse(count: number, refusal: S3Refusal, isMeant?: (request: WireRequest) => boolean): void;
  /** From now on, signed URLs are checked against a time this much later. */
  passTime(milliseconds: number): Promise<void>;
  /** How much later that time is so far, in milliseconds. */
  delay(): number;
  stop(): Promise<void>;
}

export interface ConditionalS3Options extends S3ServerOptions {
  /** Keeps all promises except conditions. @default false */
  ignoresConditions?: boolean;
  /**
   * Behaves like Ceph's gateway: marks in conditions have no quotation marks, the loser of a race gets a 500, and conditions
   * on deletions are ignored. @default false
   */
  isLikeCeph?: boolean;
}

/**
 * A real S3 server behind a proxy that adds what AWS documents but the server lacks. It honours `If-None-Match: *` and
 * `If-Match` (412 if they do not hold, 409 for a write that lost a race), lets one request through at a time, so that
 * nothing is torn, lists page by page, checks signatures with their times and headers, and drops multipart uploads. Stop
 * it when the test ends.
 */
export async function startConditionalS3(options: ConditionalS3Options = {}): Promise<ConditionalS3> {
  const server = await startS3(options);
  const { ignoresConditions = false, isLikeCeph = false } = options;
  const agent = new Agent({ keepAlive: true });
  const upstream = new URL(server.endpoint).port;
  const writes = new Map<string, number>();
  let delay = 0;
  let lost: { count: number; meanwhile: () => Promise<unknown> } = { count: 0, meanwhile: async () => {} };
  let refused: Refused | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const writesOf = (path: string) => writes.get(path) ?? 0;

  async function forward(request: WireRequest): Promise<Answer> {
    const outgoing = send({
      host: '127.0.0.1',
      port: upstream,
      agent,
      method: request.method,
      path: request.url,
      headers: { ...request.headers, 'content-length': String(request.body.length) },
    });
    outgoing.end(request.body);
    const [response]: IncomingMessage[] = await once(outgoing, 'response');
    if (response === undefined) throw new Error('No answer came.');
    return {
      status: response.statusCode ?? 500,
      headers: response.headers,
      body: await bytesOf(response),
    };
  }

  async function perform(request: WireRequest, path: string, writesBefore: number): Promise<Answer> {
    if (server.isInterrupted()) throw new Error('The server is down.');
    const { 'if-none-match': noneMatch, 'if-match': match } = request.headers;
    const isWrite = request.method === 'PUT' || request.method === 'DELETE';
    const isLooked = !ignoresConditions && !(isLikeCeph && request.method === 'DELETE');
    if (isWrite && isLooked && (noneMatch !== undefined || match !== undefined)) {
      if (writesOf(path) !== writesBefore) return errorAnswer(isLikeCeph ? lostOnCeph : lostOnAws);
      const etag = server.etagOf(keyIn(path, server));
      if (match !== undefined && etag === null && !isLikeCeph) {
        return errorAnswer({ status: 404, code: 'NoSuchKey' });
      }
      const right = isLikeCeph ? etag?.slice(1, -1) : etag;
      const holds = match === undefined ? etag === null : match === right || match === '*';
      if (!holds) return errorAnswer({ status: 412, code: 'PreconditionFailed' });
    }
    const { searchParams: query } = new URL(request.url, 'http://localhost');
    if (request.method === 'GET' && query.has('list-type') && path.startsWith(`/${server.bucket}/`)) {
      const page = listingPage(server.list(query.get('prefix') ?? ''), query);
      return { status: 200, headers: { 'content-type': 'application/xml' }, body: Buffer.from(page) };
    }
    const uploadId = query.get('uploadId');
    if (request.method === 'DELETE' && uploadId !== null) {
      server.dropUpload(uploadId);
      return { status: 204, headers: {}, body: noBytes };
    }
    const answer = await forward(request);
    if (isWrite && answer.status < 300) writes.set(path, writesOf(path) + 1);
    return answer;
  }

  async function answerTo(incoming: IncomingMessage): Promise<Answer | null> {
    const { method = '', url = '', headers } = incoming;
    const request = { method, url, headers, body: await bytesOf(incoming) };
    const path = url.split('?')[0] ?? '';
    const refusal = method === 'OPTIONS' ? null : refusalOf(request, server, new Date(Date.now() + delay));
    if (refusal !== null) return errorAnswer(refusal);
    if (refused !== null && refused.count > 0 && refused.isMeant(request)) {
      refused.count -= 1;
      return errorAnswer(refused.refusal);
    }
    const writesBefore = writesOf(path);
    const turn = last.then(async () => {
      // A client that was killed no longer sends requests.
      if (incoming.socket.destroyed) return null;
      return perform(request, path, writesBefore);
    });
    last = turn.catch(() => {});
    const answer = await turn;
    if (method !== 'PUT' || lost.count === 0) return answer;
    lost.count -= 1;
    await lost.meanwhile();
    return null;
  }

  const proxy = createServer((incoming, outgoing) => {
    answerTo(incoming).then(
      (answer) => (answer === null ? incoming.socket.destroy() : write(answer, incoming, outgoing)),
      () => incoming.socket.destroy(),
    );
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');

  const { bucket, region, accessKeyId, secretAccessKey } = server;
  return {
    ...{ bucket, region, accessKeyId, secretAccessKey },
    endpoint: `http://127.0.0.1:${address.port}`,
    server,
    loseAnswers(count, meanwhile = async () => {}) {
      lost = { count, meanwhile };
    },
    refuse(count, refusal, isMeant = () => true) {
      refused = { count, refusal, isMeant };
    },
    async passTime(milliseconds) {
      delay += milliseconds;
    },
    delay: () => delay,
    async stop() {
      proxy.close();
      proxy.closeAllConnections();
      agent.destroy();
      await server.stop();
    },
  };
}

interface Refused {
  count: number;
  refusal: S3Refusal;
  isMeant: (request: WireRequest) => boolean;
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Uint8Array;
}

/** The key of an object, by its path on the server. */
function keyIn(path: string, { bucket }: S3Bucket): string {
  return decodeURIComponent(path.slice(`/${bucket}/`.length));
}

const lostOnAws: S3Refusal = { status: 409, code: 'ConditionalRequestConflict' };
const lostOnCeph: S3Refusal = { status: 500, code: 'UnknownError' };
const noBytes = new Uint8Array(0);

function errorAnswer({ status, code, region }: S3Refusal): Answer {
  const where = region === undefined ? '' : `<Region>${region}</Region>`;
  const body = Buffer.from(`<Error><Code>${code}</Code><Message>${code}</Message>${where}</Error>`);
  const hint = region === undefined ? {} : { 'x-amz-bucket-region': region };
  return { status, headers: { 'content-type': 'application/xml', ...hint }, body };
}

function write({ status, headers, body }: Answer, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { connection, 'keep-alive': _, 'transfer-encoding': __, ...own } = headers;
  // The answer to a HEAD states the length of the file, but has no body.
  const length = incoming.method === 'HEAD' ? headers['content-length'] : String(body.length);
  outgoing.writeHead(status, { ...own, ...(length === undefined ? {} : { 'content-length': length }) });
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

async function bytesOf(message: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}
