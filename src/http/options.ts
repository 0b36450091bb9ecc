import type { Desk } from '../core/desk.ts';
import { randomIds, silentLogger } from '../core/ports/system.ts';
import type { Ids, Logger } from '../core/ports.ts';
import { type Credentials, noToken } from './request/credentials.ts';
import type { BodyPatience } from './request/request-body.ts';
import type { ThrottleLimits } from './request/throttle.ts';
import type { SignedObjects } from './routes/objects/signed-objects.ts';

/** A request that was answered. */
export interface AnsweredRequest {
  method: string;
  /** As the interface names it, `unknown` for a path that it does not have. */
  route: string;
  status: number;
  milliseconds: number;
}

/** Counts requests, and says what was counted, that and all else. */
export interface HttpMetrics {
  request(request: AnsweredRequest): void;
  read(): Promise<{ contentType: string; text: string }>;
}

/** A message from an agent, and who sent it. */
export interface McpRequest {
  message: object;
  header(name: string): string | null;
  /** It has the operator's token, or comes from where the operator needs none. */
  isOperator: boolean;
  /** The id under which the log has the request. */
  requestId: string;
}

/** Answers agents that speak the Model Context Protocol. */
export interface HttpMcp {
  /** Throws HttpProblem if the message is not valid. */
  answer(desk: Desk, request: McpRequest): Promise<{ status: number; body?: object }>;
}

export interface HttpAppOptions {
  /**
   * Put before every path.
   *
   * @default ''
   * @example '/desk'
   */
  basePath?: string;
  /**
   * Origins of the pages that may use the service from a browser.
   *
   * @default any, as with '*'
   * @example ['https://editing.example']
   */
  allowedOrigins?: readonly string[];
  /**
   * Asked for by the operator's routes: 16 characters or more. 'none' says that something else guards these routes, and
   * opens them to whoever reaches them.
   *
   * @default none is set: these routes answer the own machine only, where `isOnOwnMachine` is true, and else nobody
   */
  adminToken?: string | undefined;
  /**
   * Asked for each request to the operator's routes where `adminToken` is not set: the SHA-256 of the token in hexadecimal
   * digits, null while there is none. So a token can be made anew while the desk runs, and is not kept itself.
   */
  adminTokenHash?: (() => Promise<string | null>) | undefined;
  /**
   * The desk can be reached from its own machine alone, by no proxy either. Then the operator's routes work there without
   * a token.
   *
   * @default false: they need the token, and without one nobody gets to them
   */
  isOnOwnMachine?: boolean;
  /** What the CRM shows with its events. @default none: no event is trusted, and only its facts are kept */
  webhookCredentials?: Credentials | undefined;
  /** Who quotes, on quote documents and pages. @default 'thesisdesk' */
  businessName?: string;
  /** A font file for PDF quotes with names beyond the letters of Western Europe. @default one of the system */
  quoteFont?: string | undefined;
  /** Serve the page for students at `/`, the operator's at `/desk` and the documentation at `/docs`. @default false */
  pages?: boolean;
  /**
   * Origins that documents are uploaded to, where that is not the desk itself; the pages may reach no others.
   *
   * @default none
   * @example () => ['https://theses.s3.eu-central-1.amazonaws.com']
   */
  uploadOrigins?: () => readonly string[];
  /** The embedded object store, whose signed URLs lead here. @default none: clients upload elsewhere */
  signedObjects?: SignedObjects | undefined;
  /** Bytes of one upload to the embedded object store. @default 100 MiB */
  maximumUploadBytes?: number;
  /** Bytes of a JSON body. @default 1 MiB */
  maximumJsonBytes?: number;
  /** @default 10,000 requests a second and 5,000 at once */
  throttle?: ThrottleLimits;
  /** Milliseconds that a JSON body may take. @default 30 s without a byte, 60 s in all */
  jsonPatience?: BodyPatience;
  /** How long an upload may take. @default 60 s without a byte, 15 minutes in all, 1 KiB a second at least */
  uploadPatience?: BodyPatience;
  /** Serve `/health`, `/ready` and, with `metrics`, `/metrics` alone, as beside a desk that only works. @default false */
  probesOnly?: boolean;
  /** What an operator's `GET /metrics` shows. @default none: there is no such route */
  metrics?: HttpMetrics | undefined;
  /** What `POST /mcp` answers agents. @default none: there is no such route */
  mcp?: HttpMcp | undefined;
  /** @default none */
  logger?: Logger;
  /** For request ids. @default random */
  ids?: Ids;
  /** Milliseconds that only ever grow. @default the process's own */
  now?: () => number;
}

export type CompleteOptions = Required<HttpAppOptions>;

/** @throws TypeError for a base path or an origin that is none, and for a token that is too short */
export function completeOptions(options: HttpAppOptions): CompleteOptions {
  const basePath = (options.basePath ?? '').replace(/\/+$/, '');
  if (!/^(?:\/[\w.~-]+)*$/.test(basePath))
    throw new TypeError('"basePath" must look like /desk or /api/desk.');
  const adminToken = options.adminToken === '' ? undefined : options.adminToken;
  if (adminToken !== undefined && adminToken !== noToken && adminToken.length < shortestToken)
    throw new TypeError(`"adminToken" must have ${shortestToken} characters or more, or be none.`);
  return {
    adminTokenHash: undefined,
    webhookCredentials: undefined,
    signedObjects: undefined,
    metrics: undefined,
    mcp: undefined,
    businessName: 'thesisdesk',
    quoteFont: undefined,
    pages: false,
    probesOnly: false,
    uploadOrigins: () => [],
    isOnOwnMachine: false,
    maximumUploadBytes: 100 * mebibyte,
    maximumJsonBytes: mebibyte,
    throttle: { rate: 10_000, burst: 5_000 },
    jsonPatience: { idle: 30_000, total: 60_000 },
    uploadPatience: { idle: 60_000, total: 15 * 60_000, leastSpeed: 1024 },
    logger: silentLogger,
    ids: randomIds,
    now: () => performance.now(),
    ...options,
    basePath,
    allowedOrigins: checkedOrigins(options.allowedOrigins ?? []),
    // An empty token would be shown by anybody.
    adminToken,
  };
}

/** Fewer could be guessed. */
const shortestToken = 16;
const mebibyte = 1024 * 1024;

/** One that no browser ever sends, such as with a slash at its end, would shut out the page that is meant. */
function checkedOrigins(origins: readonly string[]): readonly string[] {
  if (origins.includes('*')) return [];
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong === undefined) return origins;
  throw new TypeError(`"allowedOrigins" must contain origins such as https://editing.example, not ${wrong}.`);
}
