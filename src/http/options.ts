import type { Desk } from '../core/desk.ts';
import type { Secret } from '../core/ports/secret.ts';
import { randomIds, silentLogger } from '../core/ports/system.ts';
import type { Ids, Logger } from '../core/ports.ts';
import { type Credentials, checkTokenLength, noToken } from './request/credentials.ts';
import type { BodyPatience } from './request/request-body.ts';
import type { ThrottleLimits } from './request/throttle.ts';
import type { SignedObjects } from './routes/objects/signed-objects.ts';

/** A request that was answered. */
export interface AnsweredRequest {
  method: string;
  /** The path as the interface writes it; `unknown` for any other path. */
  route: string;
  status: number;
  milliseconds: number;
}

/** Counts requests, and returns all metrics of the desk. */
export interface HttpMetrics {
  request(request: AnsweredRequest): void;
  read(): Promise<{ contentType: string; text: string }>;
}

/** A message from an agent, with its sender's permissions. */
export interface McpRequest {
  message: object;
  header(name: string): string | null;
  /** Whether the request has the operator's token, or comes from a place where operators need none. */
  isOperator: boolean;
  /** The id of the request in the log. */
  requestId: string;
}

/** Answers agents that speak the Model Context Protocol. */
export interface HttpMcp {
  /** Throws HttpProblem if the message is not valid. */
  answer(desk: Desk, request: McpRequest): Promise<{ status: number; body?: object }>;
}

export interface HttpAppOptions {
  /**
   * A prefix for every path.
   *
   * @default ''
   * @example '/desk'
   */
  basePath?: string | undefined;
  /**
   * Origins of the pages that may use the service from a browser.
   *
   * @default any, as with '*'
   * @example ['https://editing.example']
   */
  allowedOrigins?: readonly string[] | undefined;
  /**
   * The token that the operator's routes require: 16 characters or more. 'none' means that something else guards these
   * routes, and opens them to every caller that reaches them; a function that reads the token cannot return it.
   *
   * @default not set: these routes only answer the same machine if `isOnOwnMachine` is true, and otherwise no caller
   */
  adminToken?: Secret | undefined;
  /**
   * Returns the SHA-256 of the token in hexadecimal digits, or null if there is no token. It is called for each
   * request to the operator's routes if `adminToken` is not set, so that the token can be replaced while the desk
   * runs, and is not stored itself.
   */
  adminTokenHash?: (() => Promise<string | null>) | undefined;
  /**
   * Whether the desk can be reached only from its own machine, and through no proxy. The operator's routes then work
   * there without a token.
   *
   * @default false: they need the token, and answer no caller if none is set
   */
  isOnOwnMachine?: boolean | undefined;
  /** What the CRM sends with its events. @default none: no event is trusted, and only its basic facts are kept */
  crmEventCredentials?: Credentials | undefined;
  /** @deprecated the name in 0.1 for {@link crmEventCredentials}; it will be removed in 0.3. */
  webhookCredentials?: Credentials | undefined;
  /** The name of the business on quote documents and pages. @default 'thesisdesk' */
  businessName?: string | undefined;
  /** A font file for PDF quotes with names beyond the letters of Western Europe. @default a font of the system */
  quoteFont?: string | undefined;
  /** Serve the page for students at `/`, the operator's at `/desk` and the documentation at `/docs`. @default false */
  pages?: boolean | undefined;
  /**
   * Origins that documents are uploaded to, if not the desk itself. The pages may connect to no others.
   *
   * @default none
   * @example () => ['https://theses.s3.eu-central-1.amazonaws.com']
   */
  uploadOrigins?: (() => readonly string[]) | undefined;
  /** The embedded object store, whose signed URLs lead to this app. @default none: clients upload elsewhere */
  signedObjects?: SignedObjects | undefined;
  /** Bytes of one upload to the embedded object store. @default 100 MiB */
  maximumUploadBytes?: number | undefined;
  /** Bytes of a JSON body. @default 1 MiB */
  maximumJsonBytes?: number | undefined;
  /** @default 10,000 requests a second, in bursts of up to 5,000 */
  throttle?: ThrottleLimits | undefined;
  /** How long a JSON body may take. @default 30 s without a byte, 60 s in total */
  jsonPatience?: BodyPatience | undefined;
  /** How long an upload may take. @default 60 s without a byte, 15 minutes in total, at least 1 KiB a second */
  uploadPatience?: BodyPatience | undefined;
  /** Serve only `/health`, `/ready` and, with `metrics`, `/metrics`, such as for a worker. @default false */
  probesOnly?: boolean | undefined;
  /** The source of `GET /metrics`. @default none: the route does not exist */
  metrics?: HttpMetrics | undefined;
  /** Answers agents at `POST /mcp`. @default none: the route does not exist */
  mcp?: HttpMcp | undefined;
  /** @default none */
  logger?: Logger | undefined;
  /** For request ids. @default random */
  ids?: Ids | undefined;
  /** A monotonic clock in milliseconds. @default the process's own */
  now?: (() => number) | undefined;
}

type WithoutDefault =
  | 'adminToken'
  | 'adminTokenHash'
  | 'crmEventCredentials'
  | 'quoteFont'
  | 'signedObjects'
  | 'metrics'
  | 'mcp';

export type CompleteOptions = {
  [Name in Exclude<keyof HttpAppOptions, 'webhookCredentials'>]-?:
    | Exclude<HttpAppOptions[Name], undefined>
    | (Name extends WithoutDefault ? undefined : never);
};

/**
 * Adds the defaults. Throws TypeError for an invalid base path or origin, for a token that is too short, and for a
 * limit that is not a number above zero.
 */
export function completeOptions(options: HttpAppOptions): CompleteOptions {
  const basePath = (options.basePath ?? '').replace(/\/+$/, '');
  if (!/^(?:\/[\w.~-]+)*$/.test(basePath))
    throw new TypeError('"basePath" must look like /desk or /api/desk.');
  const adminToken = options.adminToken === '' ? undefined : options.adminToken;
  if (typeof adminToken === 'string' && adminToken !== noToken) checkTokenLength(adminToken);
  checkLimits(options);
  return {
    adminTokenHash: undefined,
    crmEventCredentials: options.webhookCredentials,
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
    ...givenIn(options),
    basePath,
    allowedOrigins: checkedOrigins(options.allowedOrigins ?? []),
    // An empty token would match that of any caller.
    adminToken,
  };
}

/** The options without those that are undefined, which would take the place of the defaults. */
function givenIn(options: HttpAppOptions) {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as {
    [Name in keyof HttpAppOptions]?: Exclude<HttpAppOptions[Name], undefined>;
  };
}

const mebibyte = 1024 * 1024;

/** Refuses limits that nothing meets, and `NaN`, which everything meets. */
function checkLimits(options: HttpAppOptions): void {
  const { maximumUploadBytes, maximumJsonBytes, throttle, jsonPatience, uploadPatience } = options;
  const limits: [path: string, limit: number | undefined, highest?: number][] = [
    ['maximumUploadBytes', maximumUploadBytes],
    ['maximumJsonBytes', maximumJsonBytes],
    ['throttle.rate', throttle?.rate],
    ['throttle.burst', throttle?.burst],
    ['jsonPatience.idle', jsonPatience?.idle, longestTimer],
    ['jsonPatience.total', jsonPatience?.total],
    ['uploadPatience.idle', uploadPatience?.idle, longestTimer],
    ['uploadPatience.total', uploadPatience?.total],
  ];
  for (const [path, limit, highest = Number.POSITIVE_INFINITY] of limits) {
    if (limit === undefined || (limit > 0 && limit <= highest)) continue;
    const rule = Number.isFinite(highest) ? `a number from 1 to ${highest}` : 'a number above zero';
    throw new TypeError(`"${path}" must be ${rule}, not ${limit}.`);
  }
}

/** Milliseconds, some 25 days. A longer timer of Node ends at once. */
const longestTimer = 2 ** 31 - 1;

/** Refuses origins that no browser ever sends, such as with a trailing slash: they would shut out the intended page. */
function checkedOrigins(origins: readonly string[]): readonly string[] {
  if (origins.includes('*')) return [];
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong === undefined) return origins;
  throw new TypeError(`"allowedOrigins" must contain origins such as https://editing.example, not ${wrong}.`);
}
