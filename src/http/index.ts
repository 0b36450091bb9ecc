import type { Desk } from '../core/desk.ts';
import { type HttpApp, h3App } from './h3-app.ts';
import { createRequestHandler } from './handle-requests.ts';
import { completeOptions, type HttpAppOptions } from './options.ts';
import { routesOf } from './routes.ts';

export { type ConsoleLoggerOptions, consoleLogger } from '../log/console-logger.ts';
export type { HttpApp } from './h3-app.ts';
export type { HttpAppOptions } from './options.ts';
export type { Credentials } from './request/credentials.ts';
export type { BodyPatience } from './request/request-body.ts';
export type { ThrottleLimits } from './request/throttle.ts';
export type { SignedObjectRequest, SignedObjects } from './routes/objects/signed-objects.ts';
export { type RunningServer, type ServeOptions, serve } from './serve.ts';

/**
 * The desk over HTTP. It serves nothing by itself: mount it in an app of yours, or pass it to `serve`. It reads
 * bodies itself, so mount it before anything that does, such as a JSON parser. Neither form ever throws or rejects;
 * each failure is an answer `{ "error": "…" }`.
 *
 * @throws TypeError for a base path or an origin that is none, RangeError for a throttle that lets nothing in
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
