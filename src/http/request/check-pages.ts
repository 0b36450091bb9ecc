import { HttpProblem } from '../answer/http-answer.ts';
import type { CompleteOptions } from '../options.ts';
import type { Route } from '../routes/route.ts';
import type { IncomingRequest } from './http-request.ts';
import { isOwnHost } from './operator.ts';

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
