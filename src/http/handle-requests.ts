import { setTimeout as sleep } from 'node:timers/promises';
import type { Desk } from '../core/desk.ts';
import { describeError } from '../log/describe-error.ts';
import { errorAnswer } from './answer/error-answer.ts';
import { finishAnswer } from './answer/finish-answer.ts';
import { type FinalAnswer, type HttpAnswer, HttpProblem } from './answer/http-answer.ts';
import type { CompleteOptions } from './options.ts';
import { callerOf, networkOf } from './request/caller.ts';
import {
  decodeParams,
  type HttpRequest,
  type IncomingRequest,
  isPlainPath,
  pickQuery,
  requestIdOf,
} from './request/http-request.ts';
import { checkOperator, checkPages, isOperator } from './request/operator.ts';
import { readJson } from './request/read-json.ts';
import { RequestBody } from './request/request-body.ts';
import { createThrottle } from './request/throttle.ts';
import { wrongTokens } from './request/wrong-tokens.ts';
import { needsBody, type Route } from './routes/route.ts';

/** Answers the requests to one path. `routes` are the path's routes; none if the path is unknown. */
export type RequestHandler = (routes: readonly Route[], incoming: IncomingRequest) => Promise<FinalAnswer>;

/**
 * Creates the handler that does everything between an adapter and a route's handler. It depends on no framework: an
 * adapter finds the path, hands over the request, and sends the answer it gets back. The handler never throws.
 */
export function createRequestHandler(desk: Desk, options: CompleteOptions): RequestHandler {
  const { logger, ids, now, allowedOrigins } = options;
  const secondsToWait = createThrottle(options.throttle, now);
  const wrongToken = wrongTokens(now);

  async function respond(routes: readonly Route[], incoming: IncomingRequest, context: Context) {
    const { method, target } = incoming;
    if (!isPlainPath(target)) throw new HttpProblem(400, ambiguous);
    const route = routes.find((each) => each.method === (method === 'HEAD' ? 'GET' : method));
    if (!route?.isProbe) letIn(secondsToWait());
    if (incoming.hasSeveralHosts) throw new HttpProblem(400, 'This request names more than one host.');
    if (method === 'OPTIONS') return preflight(routes);
    if (routes.length === 0) throw new HttpProblem(404, 'Nothing is at this address.');
    if (!route) throw wrongMethod(routes);
    checkPages(route, incoming, options);
    await checkOperator(route, incoming, options, () => slowDown(incoming, context));
    return route.handle(desk, requestOf(route, incoming, context));
  }

  async function slowDown(incoming: IncomingRequest, { requestId }: Context): Promise<void> {
    const caller = callerOf(incoming);
    const { count, wait } = wrongToken(caller);
    logger.warn('wrong operator token', { requestId, network: networkOf(caller), count });
    if (wait === null) letIn(secondsOfRefusal);
    else if (wait > 0) await sleep(wait, undefined, { ref: false });
  }

  function requestOf(route: Route, incoming: IncomingRequest, context: Context): HttpRequest {
    const { method, query } = incoming;
    const { requestId, body } = context;
    const header = (name: string) => incoming.header(name);
    const limits = { maximumBytes: options.maximumJsonBytes, patience: options.jsonPatience };
    return {
      method,
      requestId,
      params: decodeParams(incoming.params),
      query: pickQuery(query, Object.keys(route.request.query?.shape ?? {})),
      rawQuery: query,
      header,
      caller: callerOf(incoming),
      isOperator: () => isOperator(incoming, options, () => slowDown(incoming, context)),
      body,
      readJson: () => readJson(body, header('content-type'), { ...limits, isOptional: !needsBody(route) }),
    };
  }

  return async (routes, incoming) => {
    const start = now();
    const requestId = requestIdOf(incoming.header('x-request-id'), ids);
    const body = new RequestBody(incoming);
    const cors = corsHeaders(incoming.header('origin'), allowedOrigins);
    const finish = (answer: HttpAnswer) =>
      finishAnswer(answer, {
        headers: { ...cors, 'x-request-id': requestId },
        method: incoming.method,
        body,
        report: (error) => logger.error('answer broke off', { requestId, cause: describeError(error) }),
      });
    const final = await respond(routes, incoming, { requestId, body })
      .then(finish)
      .catch((error: unknown) => finish(errorAnswer(error, { requestId, logger })));
    const answered = {
      method: incoming.method,
      route: routes[0]?.path ?? 'unknown',
      status: final.status,
      milliseconds: Math.round((now() - start) * 10) / 10,
    };
    options.metrics?.request(answered);
    const isRoutine = routes[0]?.isProbe && final.status < 400;
    logger[isRoutine ? 'debug' : 'info']('request', {
      ...answered,
      bytes: Number(final.headers['content-length'] ?? 0),
      requestId,
    });
    return final;
  };
}

const secondsOfRefusal = 30;

const ambiguous = 'The address contains a backslash, a dot segment, or an encoded letter or digit.';

interface Context {
  requestId: string;
  body: RequestBody;
}

function letIn(secondsToWait: number): void {
  if (secondsToWait === 0) return;
  const headers = { 'retry-after': String(secondsToWait) };
  throw new HttpProblem(429, 'Too many requests at the moment. Please try again.', headers);
}

function preflight(routes: readonly Route[]): HttpAnswer {
  const methods = routes.length > 0 ? methodsOf(routes) : ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];
  return { status: 204, headers: { ...preflightHeaders(methods), allow: methods.join(', ') } };
}

function wrongMethod(routes: readonly Route[]): HttpProblem {
  const allow = methodsOf(routes).join(', ');
  return new HttpProblem(405, `This address only accepts ${allow}.`, { allow });
}

function methodsOf(routes: readonly Route[]): string[] {
  const methods = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...methods, 'OPTIONS'];
}

/**
 * Returns the headers that tell browsers which pages may read an answer. If no origins are configured, all may. A page
 * from any other origin gets the name of an allowed one, which its browser treats as a refusal.
 */
export function corsHeaders(
  origin: string | null,
  allowedOrigins: readonly string[],
): Record<string, string> {
  const [first] = allowedOrigins;
  if (first === undefined) return { 'access-control-allow-origin': '*', ...exposed };
  const allowed = origin !== null && allowedOrigins.includes(origin) ? origin : first;
  return { 'access-control-allow-origin': allowed, vary: 'Origin', ...exposed };
}

/** The additional headers of the answer to a preflight. */
function preflightHeaders(methods: readonly string[]): Record<string, string> {
  return {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers':
      'Authorization, Content-Type, If-Match, Mcp-Protocol-Version, Range, X-Request-Id',
    'access-control-max-age': '600',
  };
}

const exposed = {
  'access-control-expose-headers':
    'Content-Disposition, Content-Length, Content-Range, ETag, Retry-After, X-Request-Id',
};
