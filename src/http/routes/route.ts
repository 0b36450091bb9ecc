import type * as z from 'zod';
import type { Desk } from '../../core/desk.ts';
import type { HttpAnswer } from '../answer/http-answer.ts';
import type { HttpRequest } from '../request/http-request.ts';

export type RouteMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One row of the table that drives routing, OpenAPI and the README. The schemas only document the route;
 * the services check the input.
 */
export interface Route {
  method: RouteMethod;
  /** `{name}` matches one segment; `{name...}` at the end matches all that remain. */
  path: string;
  operationId: string;
  /** What the route is for, without a full stop. */
  summary: string;
  tag:
    | 'intake'
    | 'meetings'
    | 'pricing'
    | 'deals'
    | 'examples'
    | 'crm events'
    | 'privacy'
    | 'service'
    | 'objects'
    | 'pages';
  /**
   * For operators only: needs the operator's token. If no token is configured, only requests from the same machine are
   * answered, and none from a page of another origin.
   */
  admin: boolean;
  /**
   * Load balancers and monitors request this all the time: the throttle does not count it, and it is logged only at
   * the debug level.
   *
   * @default false
   */
  isProbe?: boolean;
  /**
   * For programs instead of web pages: a page is let in only if `allowedOrigins` contains its origin, and never under
   * its own host name if that resolves to this machine.
   *
   * @default false
   */
  isForPrograms?: boolean;
  request: RouteRequest;
  /**
   * By status. Answers that follow from the rest of the row, such as 401 from `admin`, are added to the OpenAPI
   * document.
   */
  responses: Readonly<Record<number, RouteResponse>>;
  handle(desk: Desk, request: HttpRequest): Promise<HttpAnswer>;
}

export interface RouteRequest {
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** By their usual names, such as `If-Match`. */
  headers?: z.ZodObject;
  /** A JSON object. If the schema is optional, an empty body counts as an empty object. */
  body?: z.ZodType;
  /** The body is read as bytes, whatever its content type. */
  content?: { description: string; schema?: z.ZodType };
}

export interface RouteResponse {
  description: string;
  schema?: z.ZodType;
  /** For answers other than JSON. */
  contentType?: string;
  /** What the headers of this answer say, by their usual names. */
  headers?: Readonly<Record<string, string>>;
}

/** Groups the routes of a table by path, in the table's order. */
export function byPath(routes: readonly Route[]): Map<string, Route[]> {
  const paths = new Map<string, Route[]>();
  for (const route of routes) paths.set(route.path, [...(paths.get(route.path) ?? []), route]);
  return paths;
}

/** Whether a route refuses a request without a body. */
export function needsBody({ request: { body } }: Pick<Route, 'request'>): boolean {
  return body !== undefined && !body.safeParse(undefined).success;
}
