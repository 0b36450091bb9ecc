import type { z } from 'zod';
import type { Desk } from '../../core/desk.ts';
import type { HttpAnswer } from '../answer/http-answer.ts';
import type { HttpRequest } from '../request/http-request.ts';

export type RouteMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One row of the table that drives routing, OpenAPI and the README. The schemas are named here for the
 * documents; what comes in is checked by the services.
 */
export interface Route {
  method: RouteMethod;
  /** `{name}` stands for one segment, `{name...}` at the end for all that are left. */
  path: string;
  operationId: string;
  /** What it is for, without a full stop. */
  summary: string;
  tag:
    | 'intake'
    | 'meetings'
    | 'pricing'
    | 'deals'
    | 'examples'
    | 'webhooks'
    | 'privacy'
    | 'service'
    | 'objects'
    | 'pages';
  /**
   * The operator's own: needs the operator's token, and without one that is set it answers the own machine only, and no
   * page of another origin.
   */
  admin: boolean;
  /**
   * What load balancers and monitors ask for all the time: the throttle does not count it, and the log has it for
   * debugging alone.
   *
   * @default false
   */
  isProbe?: boolean;
  /**
   * For programs rather than web pages: a page is let in only if `allowedOrigins` contains its origin, and never under a
   * host name of its own that resolves to this machine.
   *
   * @default false
   */
  isForPrograms?: boolean;
  request: RouteRequest;
  /** By status; what follows from the rest of the row, as 401 from `admin`, is added where it is shown. */
  responses: Readonly<Record<number, RouteResponse>>;
  handle(desk: Desk, request: HttpRequest): Promise<HttpAnswer>;
}

export interface RouteRequest {
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** A JSON object. */
  body?: z.ZodType;
  /** The body is read as bytes of whatever content type. */
  content?: { description: string; schema?: z.ZodType };
}

export interface RouteResponse {
  description: string;
  schema?: z.ZodType;
  /** For answers that are no JSON. */
  contentType?: string;
}

/** The routes of a table by their paths, in the table's order. */
export function byPath(routes: readonly Route[]): Map<string, Route[]> {
  const paths = new Map<string, Route[]>();
  for (const route of routes) paths.set(route.path, [...(paths.get(route.path) ?? []), route]);
  return paths;
}
