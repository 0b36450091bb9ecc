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
  body: RequestBody;
  /**
   * The body as a JSON object.
   *
   * @throws HttpProblem 400 for an empty or malformed body, 413 over the limit, 415 for another content type
   */
  readJson(): Promise<object>;
}
