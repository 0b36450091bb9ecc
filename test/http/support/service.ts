import { afterEach, describe, expect, vi } from 'vitest';
import { createHttpApp, type HttpAppOptions, type RunningServer, serve } from '../../../src/http/index.ts';
import { openApiDocument } from '../../../src/http/open-api/open-api.ts';
import { allRoutes } from './all-routes.ts';
import { type ConformanceCheck, conformanceTo, type OpenApi } from './conformance.ts';
import { type LogLine, recordingLogger } from './recording-logger.ts';
import { openTestDesk, type TestDesk, type TestDeskOptions } from './test-desk.ts';

export interface Question {
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  text: string;
  /** Undefined if the answer is not JSON. */
  json: unknown;
}

type BodyInit = NonNullable<RequestInit['body']>;

export interface TestService extends TestDesk {
  /** Without a trailing slash. */
  url: string;
  logs: LogLine[];
  document: OpenApi;
  /** Sends a request to a path or a complete URL. Fails for an answer that breaks a rule for all answers. */
  ask(method: string, address: string, question?: Question): Promise<Answer>;
  /** Allows errors in the log, for tests that provoke them. */
  expectErrors(): void;
}

export type ServiceOptions = Omit<HttpAppOptions, 'logger' | 'signedObjects'> &
  Partial<Omit<TestDeskOptions, 'logger' | 'publicUrl'>>;

export type Transport = 'in memory' | 'over a socket';
export type OpenService = (options?: ServiceOptions) => Promise<TestService>;

/** Runs the same tests twice: by calling the app, and over a socket. */
export function inMemoryAndOverSocket(name: string, define: (open: OpenService) => void): void {
  for (const transport of ['in memory', 'over a socket'] as const) through(name, transport, define);
}

export function through(name: string, transport: Transport, define: (open: OpenService) => void): void {
  describe(`${name}, ${transport}`, () => {
    const open: (TestService & { surprises(): LogLine[] })[] = [];
    const consoleError = vi.spyOn(console, 'error');
    afterEach(async () => {
      const services = open.splice(0);
      await Promise.all(services.map((service) => service.close()));
      expect(services.flatMap((service) => service.surprises())).toEqual([]);
      expect(consoleError.mock.calls).toEqual([]);
    });
    define(async (options) => {
      const service = await openService(transport, options);
      open.push(service);
      return service;
    });
  });
}

async function openService(transport: Transport, options: ServiceOptions = {}) {
  const { lines: logs, logger } = recordingLogger();
  let url = 'http://localhost';
  let areErrorsExpected = false;
  const desk = await openTestDesk({ ...options, logger, publicUrl: () => url + (options.basePath ?? '') });
  const app = createHttpApp(desk.desk, {
    isOnOwnMachine: true,
    ...options,
    logger,
    signedObjects: desk.objects,
  });
  let server: RunningServer | undefined;
  if (transport === 'over a socket') {
    server = await serve(app, { port: 0 });
    url = server.url;
  }
  const send = (address: string, init: RequestInit) =>
    server ? fetch(address, init) : app.fetch(new Request(address, init));
  const { document, check } = described(options);
  return {
    ...desk,
    url,
    logs,
    document,
    async ask(method: string, address: string, question: Question = {}) {
      const target = address.startsWith('http') ? address : url + address;
      return readAnswer(method, target, await send(target, initOf(method, question)), check);
    },
    expectErrors() {
      areErrorsExpected = true;
    },
    surprises: () => (areErrorsExpected ? [] : logs.filter(({ level }) => level === 'error')),
    async close() {
      await server?.close(1000);
      await desk.close();
    },
  };
}

interface Described {
  document: OpenApi;
  check: ConformanceCheck;
}

const known = new Map<string, Described>();

/** What a service says about itself; shared between services that say the same. */
function described({ basePath = '', adminToken }: ServiceOptions): Described {
  const isGuarded = adminToken !== undefined;
  const kind = `${basePath} ${isGuarded}`;
  const found = known.get(kind);
  if (found) return found;
  const text = JSON.stringify(openApiDocument(allRoutes, { basePath, isGuarded }));
  const document: OpenApi = JSON.parse(text);
  const fresh = { document, check: conformanceTo(document) };
  known.set(kind, fresh);
  return fresh;
}

function initOf(method: string, { json, body, headers = {} }: Question): RequestInit {
  const sent = json === undefined ? body : JSON.stringify(json);
  const type = json === undefined ? {} : { 'content-type': 'application/json' };
  // Clients state the length of a body in memory; a `Request` that is never sent does not.
  const length =
    typeof sent === 'string' || sent instanceof Uint8Array ? Buffer.from(sent).length : undefined;
  return {
    method,
    headers: { ...type, ...(length === undefined ? {} : { 'content-length': String(length) }), ...headers },
    ...(sent === undefined ? {} : { body: sent, duplex: 'half' }),
  };
}

async function readAnswer(
  method: string,
  target: string,
  response: Response,
  check: ConformanceCheck,
): Promise<Answer> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const { status, headers } = response;
  const isJson = bytes.length > 0 && headers.get('content-type')?.startsWith('application/json');
  const answer: Answer = { status, headers, bytes, text, json: isJson ? JSON.parse(text) : undefined };
  expect(headers.get('access-control-allow-origin')).not.toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-request-id')).toMatch(/^[\w.-]{1,64}$/);
  expect(headers.has('x-powered-by')).toBe(false);
  check(method, new URL(target).pathname, answer);
  return answer;
}
