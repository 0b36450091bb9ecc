import { HttpProblem } from '../answer/http-answer.ts';
import type { CompleteOptions } from '../options.ts';
import type { Route } from '../routes/route.ts';
import type { IncomingRequest } from './http-request.ts';
import { isLoopback } from './operator.ts';

/**
 * Keeps pages of a browser from routes for programs. Browsers name the origin of a page, and programs have none; a page that
 * has its own name resolve to this machine (DNS rebinding) is known by the name that it asks for.
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
  const name = host?.replace(/:\d+$/, '').toLowerCase() ?? '';
  if (isOnOwnMachine && !isLoopback(name)) throw new HttpProblem(403, otherName);
}

const otherOrigin =
  'This address is for programs. For pages, name their origin in THESISDESK_ALLOWED_ORIGINS.';
const otherName =
  'This desk answers on its own machine only, by the name localhost. Set THESISDESK_PUBLIC_URL to use another one.';
