import { DeskError } from '../core/errors.ts';
import { showsToken } from './credentials.ts';
import { HttpProblem } from './http-problem.ts';
import type { IncomingRequest } from './http-request.ts';
import type { CompleteOptions } from './options.ts';
import type { Route } from './route.ts';

/**
 * Lets a request to one of the operator's routes in, or throws: `not_authorised` without the configured token,
 * HttpProblem 403 for a private route that is asked for from elsewhere while none is configured. The name that was
 * asked for is not enough to tell: a proxy may pass on every request under the name of the machine itself.
 */
export function checkOperator(
  { admin, isPrivate = false }: Pick<Route, 'admin' | 'isPrivate'>,
  incoming: IncomingRequest,
  options: Pick<CompleteOptions, 'adminToken' | 'allowedOrigins' | 'isOnOwnMachine'>,
): void {
  const { adminToken, allowedOrigins, isOnOwnMachine } = options;
  if (!admin) return;
  if (adminToken !== undefined) {
    if (showsToken(incoming.header('authorization'), adminToken)) return;
    throw new DeskError('not_authorised', "This needs the operator's token, as Authorization: Bearer.");
  }
  if (!isPrivate || (isOnOwnMachine && isFromThisMachine(incoming, allowedOrigins))) return;
  throw new HttpProblem(403, onlyHere);
}

const onlyHere =
  "Without an operator's token this is shown on the server's own machine only. Set THESISDESK_ADMIN_TOKEN to see it from elsewhere.";

/**
 * Whether the server was asked by a name of its own machine, and not by a page of another origin: any page that
 * is open in the operator's browser can send requests to localhost, also under a name of its own that it has
 * resolve to this machine.
 */
function isFromThisMachine({ host, header }: IncomingRequest, allowedOrigins: readonly string[]): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (!ownNames.test(name)) return false;
  const origin = header('origin');
  return origin === null || allowedOrigins.includes(origin) || origin.replace(/^https?:\/\//, '') === host;
}

const ownNames = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
