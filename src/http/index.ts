import type { Desk } from '../core/desk.ts';
import { type HttpApp, h3App } from './h3-app.ts';
import { createRequestHandler } from './handle-requests.ts';
import { completeOptions, type HttpAppOptions } from './options.ts';
import { routesOf } from './routes.ts';

export { type ConsoleLoggerOptions, consoleLogger } from '../log/console-logger.ts';
export type { HttpApp, RequestPeer } from './h3-app.ts';
export type { AnsweredRequest, HttpAppOptions, HttpMcp, HttpMetrics, McpRequest } from './options.ts';
export type { Credentials } from './request/credentials.ts';
export type { BodyPatience } from './request/request-body.ts';
export type { ThrottleLimits } from './request/throttle.ts';
export type { SignedObjectRequest, SignedObjects } from './routes/objects/signed-objects.ts';
export { type ClosableServer, closeServer, type RunningServer, type ServeOptions, serve } from './serve.ts';

/**
 * Creates the HTTP app of a desk. The app does not listen on a port: mount it in your own app, or pass it to `serve`.
 * It reads request bodies itself, so mount it before anything else that does, such as a JSON parser. Neither form of
 * the app ever throws or rejects; every failure is an answer `{ "error": "…" }`.
 *
 * @throws TypeError for an invalid base path, origin or token; RangeError for a throttle that lets nothing in
 *
 * @example
 * const app = createHttpApp(desk, { allowedOrigins: ['https://editing.example'] });
 * createServer(app.node).listen(8787);
 * const answer = await app.fetch(new Request('http://localhost/health'));
 * await answer.json(); // { status: 'ok' }
 */
export function createHttpApp(desk: Desk, options: HttpAppOptions = {}): HttpApp {
  const complete = completeOptions(options);
  return h3App(routesOf(complete), createRequestHandler(desk, complete), complete.basePath);
}
