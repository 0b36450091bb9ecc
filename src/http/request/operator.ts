import { DeskError } from '../../core/errors.ts';
import { readSecret } from '../../core/ports/secret.ts';
import { HttpProblem } from '../answer/http-answer.ts';
import type { CompleteOptions } from '../options.ts';
import type { Route } from '../routes/route.ts';
import { checkTokenLength, isSameToken, noToken, tokenHash, tokenIn } from './credentials.ts';
import type { IncomingRequest } from './http-request.ts';

/**
 * Lets a request to one of the operator's routes in, or throws: `not_authorised` if a token is set and the request does
 * not have it; HttpProblem 403 if no token is set and the request does not come from the same machine. The name of the
 * host does not prove that it does: a proxy may pass on every request under the machine's own name.
 *
 * @param wrongToken called for each wrong token; the refusal waits for it
 */
export async function checkOperator(
  { admin }: Pick<Route, 'admin'>,
  incoming: IncomingRequest,
  options: OperatorOptions,
  wrongToken: () => Promise<void> = async () => {},
): Promise<void> {
  const { adminToken, allowedOrigins, isOnOwnMachine } = options;
  if (!admin || adminToken === noToken) return;
  const hash = await hashOf(options);
  if (hash === null) {
    if (isOnOwnMachine && isFromThisMachine(incoming, allowedOrigins)) return;
    throw new HttpProblem(403, onlyHere);
  }
  const given = tokenIn(incoming.header('authorization'));
  if (given !== null && isSameToken(given, hash)) return;
  if (given !== null) await wrongToken();
  throw new DeskError('not_authorised', "This needs the operator's token (Authorization: Bearer).");
}

/** Whether the operator's routes want a token. */
export async function isTokenSet(options: OperatorOptions): Promise<boolean> {
  return options.adminToken !== noToken && (await hashOf(options)) !== null;
}

async function hashOf({ adminToken, adminTokenHash }: OperatorOptions): Promise<string | null> {
  if (adminToken === undefined) return (await adminTokenHash?.()) ?? null;
  const token = await readSecret(adminToken);
  checkTokenLength(token);
  return tokenHash(token);
}

type OperatorOptions = Pick<
  CompleteOptions,
  'adminToken' | 'adminTokenHash' | 'allowedOrigins' | 'isOnOwnMachine'
>;

/**
 * Whether a request to a route that answers anyone may also see the operator's data. With the token `none`, something
 * else guards the operator's own routes; because it may not guard this route, no caller counts as the operator here.
 *
 * @param wrongToken called for each wrong token; the refusal waits for it
 * @throws DeskError `not_authorised` for a wrong token, because its sender should learn that it does not work
 */
export async function isOperator(
  incoming: IncomingRequest,
  options: OperatorOptions,
  wrongToken?: () => Promise<void>,
): Promise<boolean> {
  if (options.adminToken === noToken) return false;
  try {
    await checkOperator({ admin: true }, incoming, options, wrongToken);
    return true;
  } catch (error) {
    const isRefused =
      error instanceof HttpProblem || (error instanceof DeskError && error.code === 'not_authorised');
    if (isRefused && tokenIn(incoming.header('authorization')) === null) return false;
    throw error;
  }
}

const onlyHere =
  "Without an operator's token this only works on the server's machine. Set THESISDESK_ADMIN_TOKEN to use it from elsewhere.";

/**
 * Whether a request was sent from this machine, to one of the machine's own names, and not by a page of another
 * origin. Any page that is open in the operator's browser can send requests to localhost, even under a host name of
 * its own that resolves to this machine.
 */
function isFromThisMachine(incoming: IncomingRequest, allowedOrigins: readonly string[]): boolean {
  const { host, remoteAddress, header } = incoming;
  if (!isOwnHost(host)) return false;
  // Without a socket, an app hands over the requests itself. By `isOnOwnMachine` it vouches that none come from
  // elsewhere.
  if (remoteAddress !== null && !isLoopback(remoteAddress)) return false;
  if (isForSomebodyElse(header)) return false;
  const origin = header('origin');
  if (origin !== null && allowedOrigins.includes(origin)) return true;
  if (origin !== null && origin.replace(/^https?:\/\//, '') !== host) return false;
  // A page on another port of this machine is another origin but the same site; browsers send no origin with images.
  return ['same-origin', 'none', null].includes(header('sec-fetch-site'));
}

/**
 * Whether a proxy says that it passes on a request from another machine. A proxy that says nothing cannot be detected,
 * so `publicUrl` must be set behind it. Proxies on this machine that pass on this machine's own requests are let
 * through.
 */
function isForSomebodyElse(header: IncomingRequest['header']): boolean {
  const list = (name: string) => (header(name) ?? '').split(',').map((each) => each.trim());
  const named = [...list('x-forwarded-for'), ...list('x-real-ip')];
  const hosts = list('x-forwarded-host').map((host) => host.replace(/:\d+$/, ''));
  return (
    header('forwarded') !== null || [...named, ...hosts].some((each) => each !== '' && !isLoopback(each))
  );
}

/** Whether a `Host` header, with or without a port, names this machine only. */
function isOwnHost(host: string | null): boolean {
  return host !== null && isLoopback(host.replace(/:\d+$/, '').toLowerCase());
}

/**
 * Whether a host name or address, without a port, always means this machine.
 *
 * @example
 * isLoopback('127.0.0.1'); // true, as for localhost, [::1] and ::ffff:127.0.0.1
 * isLoopback('127.example.com'); // false
 */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|\[?::1\]?|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i.test(host);
}

/**
 * Keeps web pages away from routes for programs. Browsers send the origin of the page, and programs send none. A page whose
 * own host name resolves to this machine (DNS rebinding) is recognised by the host that it requests.
 *
 * @throws HttpProblem 403
 */
export function checkPages(
  { isForPrograms = false }: Pick<Route, 'isForPrograms'>,
  { host, header }: Pick<IncomingRequest, 'host' | 'header'>,
  { allowedOrigins, isOnOwnMachine }: Pick<CompleteOptions, 'allowedOrigins' | 'isOnOwnMachine'>,
): void {
  if (!isForPrograms) return;
  const origin = header('origin');
  if (origin !== null && !allowedOrigins.includes(origin)) throw new HttpProblem(403, otherOrigin);
  if (isOnOwnMachine && !isOwnHost(host)) throw new HttpProblem(403, otherName);
}

const otherOrigin =
  'This address is for programs. To use it from a web page, add its origin to THESISDESK_ALLOWED_ORIGINS.';
const otherName =
  'This desk only answers on its own machine, under the name localhost. Set THESISDESK_PUBLIC_URL to use another name.';
