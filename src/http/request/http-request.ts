import type { Ids } from '../../core/ports.ts';
import { HttpProblem } from '../answer/http-answer.ts';
import type { ByteReader, RequestBody } from './request-body.ts';

/** A request as an adapter hands it over; nothing in it has been decoded or checked yet. */
export interface IncomingRequest {
  method: string;
  /** The values of the path's parameters, as in the URL. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Path and query as in the request, if the adapter can see them. */
  target: string;
  /** The host that the request names, with its port; null if it names none. */
  host: string | null;
  /** The address of the peer; empty if it is lost, and null if the adapter neither sees it nor is told. */
  remoteAddress: string | null;
  /** Whether the request names several hosts, so that a proxy in front may have used a different one than the desk. */
  hasSeveralHosts: boolean;
  /** Returns a header's value, or null if it is missing. */
  header(name: string): string | null;
  /** Starts to read the body; null if there is none. Called at most once. */
  openBody(): ByteReader | null;
}

/** A request as a route's handler gets it. */
export interface HttpRequest {
  method: string;
  requestId: string;
  /** Decoded. */
  params: Readonly<Record<string, string>>;
  /** The parameters that the route knows, each given at most once. */
  query: Readonly<Record<string, string>>;
  /** The whole query, for routes that need it unchanged. */
  rawQuery: URLSearchParams;
  header(name: string): string | null;
  /** The address that the request comes from, or what stands for all without one. */
  caller: string;
  /**
   * Whether the caller may see the operator's data, on a route that also answers other callers. Throws DeskError
   * `not_authorised` for a wrong token.
   */
  isOperator(): Promise<boolean>;
  body: RequestBody;
  /**
   * Reads the body as a JSON object; if the route's body is optional, an empty one is an empty object.
   *
   * @throws HttpProblem 400 for an empty or malformed body, 413 over the limit, 415 for another content type
   */
  readJson(): Promise<object>;
}

/** Returns the caller's id for the request if it is well-formed, otherwise a new id. */
export function requestIdOf(given: string | null, ids: Ids): string {
  return given !== null && /^[\w.-]{1,64}$/.test(given) ? given : ids.uuid();
}

/**
 * Decodes the parameters of a path. An encoded slash stays part of its parameter.
 *
 * @throws HttpProblem 400 for a malformed percent-encoding
 */
export function decodeParams(params: Readonly<Record<string, string>>): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    throw new HttpProblem(400, 'The address contains malformed percent-encoding.');
  }
}

/**
 * Picks the query parameters with these names. Others are ignored, like unknown fields of a body. A parameter given
 * twice is ambiguous and refused.
 *
 * @throws HttpProblem 400 for a parameter that is given twice
 */
export function pickQuery(query: URLSearchParams, names: readonly string[]): Record<string, string> {
  const picked: [string, string][] = [];
  for (const name of names) {
    const [value, ...more] = query.getAll(name);
    if (more.length > 0) throw new HttpProblem(400, `"${name}" is given more than once.`);
    if (value !== undefined) picked.push([name, value]);
  }
  return Object.fromEntries(picked);
}

/**
 * Whether the path of an address means the same to every program that reads it: it contains no backslash, no segment
 * `.` or `..`, encoded or not, and no needless encoding such as `%64` for a `d` (RFC 3986, 2.3). A proxy in front of
 * the desk may interpret such a path differently from the desk, so that a request slips past a login for one part of
 * the desk.
 *
 * @param target as in the request: a path with its query, or an absolute address
 *
 * @example
 * isPlainPath('/desk/%2e%2e/config?x=../y'); // false
 */
export function isPlainPath(target: string): boolean {
  const [path = ''] = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#\\]*/i, '').split(/[?#]/, 1);
  if (encodedForNothing.test(path)) return false;
  const read = path.replace(/%(?:2f|5c)/gi, decodeURIComponent);
  return !read.includes('\\') && !read.split('/').some((segment) => segment === '.' || segment === '..');
}

/** Hyphen, dot, digits, letters, underscore. Old clients encode a tilde, which occurs in no address of the desk. */
const encodedForNothing = /%(?:2d|2e|3\d|[46][1-9a-f]|[57][\da]|5f)/i;
