import type { Ids } from '../../core/ports.ts';
import { HttpProblem } from '../answer/http-answer.ts';
import type { ByteReader, RequestBody } from './request-body.ts';

/** A request as an adapter hands it over: nothing in it is decoded or checked yet. */
export interface IncomingRequest {
  method: string;
  /** The values of the path's parameters, as they stand in the URL. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Path and query as they stand in the request, where the adapter can see them. */
  target: string;
  /** The host that was asked, with its port; null where the request does not name one. */
  host: string | null;
  /** Whose connection it is; null where the adapter cannot see it. */
  remoteAddress: string | null;
  /** More than one host was named, so that a proxy in front may have gone by another one than the desk. */
  hasSeveralHosts: boolean;
  /** A header's value; null where there is none. */
  header(name: string): string | null;
  /** Starts to read the body; null where there is none. Called once at most. */
  openBody(): ByteReader | null;
}

/** A request as a route's handler gets it. */
export interface HttpRequest {
  method: string;
  requestId: string;
  /** Decoded. */
  params: Readonly<Record<string, string>>;
  /** The parameters that the route knows, each given once at most. */
  query: Readonly<Record<string, string>>;
  /** The whole query, where the route has to see it as it came. */
  rawQuery: URLSearchParams;
  header(name: string): string | null;
  /** From where the request comes, as far as can be told. */
  caller: string | undefined;
  /**
   * Whether the caller may see what is the operator's, on a route that answers others too. Throws DeskError
   * `not_authorised` for a wrong token.
   */
  isOperator(): Promise<boolean>;
  body: RequestBody;
  /**
   * The body as a JSON object.
   *
   * @throws HttpProblem 400 for an empty or malformed body, 413 over the limit, 415 for another content type
   */
  readJson(): Promise<object>;
}

/** The id that the caller gave the request where it is a sane one, else a new one. */
export function requestIdOf(given: string | null, ids: Ids): string {
  return given !== null && /^[\w.-]{1,64}$/.test(given) ? given : ids.uuid();
}

/**
 * The parameters of a path, decoded. An encoded slash stays part of its parameter.
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
 * The query parameters of these names. Others are ignored, as unknown fields of a body are. One that is given
 * twice has no single meaning and is refused.
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
 * Whether the path of an address means what it says, to everybody who reads it: it holds no backslash and no segment `.`
 * or `..`, encoded or not, and no encoding of what needs none, such as `%64` for a `d` (RFC 3986, 2.3). What stands in
 * front of the desk may read such a path otherwise than the desk does, and let it pass a login that is meant for one part
 * of it.
 *
 * @param target as it stands in the request: a path with its query, or a whole address
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

/** A hyphen, a dot, a digit, a letter, an underscore. Old clients do encode a tilde, which is in no address of the desk. */
const encodedForNothing = /%(?:2d|2e|3\d|[46][1-9a-f]|[57][\da]|5f)/i;
