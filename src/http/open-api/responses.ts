import type { Route, RouteResponse } from '../routes/route.ts';
import { errorSchema } from './answer-schemas.ts';

/** What a route can answer: its own responses, and those that follow from what it is. */
export function responsesOf(route: Route): Record<string, RouteResponse & { schema?: unknown }> {
  const { request } = route;
  const takesJson = request.body !== undefined;
  const isRead = takesJson || request.query !== undefined || request.params !== undefined;
  const common: Record<number, RouteResponse | false> = {
    400: isRead && { description: 'Something in the request is missing or wrong.' },
    401: route.admin && { description: "The operator's token is missing or wrong." },
    403: route.admin && { description: 'No token is set, and the request does not come from this machine.' },
    408: takesJson && { description: 'The body arrived too slowly.' },
    413: takesJson && { description: 'The body is too large.' },
    415: takesJson && { description: 'The body is not JSON.' },
    429: !route.unthrottled && { description: 'Too many requests; `Retry-After` says when to try again.' },
    500: { description: 'A failure on our side; the sentence contains the request id for the log.' },
  };
  const added = Object.entries(common).flatMap(([status, response]) =>
    response ? [[status, response]] : [],
  );
  const all: Record<string, RouteResponse> = { ...Object.fromEntries(added), ...route.responses };
  return Object.fromEntries(
    Object.entries(all).map(([status, response]) => {
      const isError = Number(status) >= 400 && response.schema === undefined;
      return [status, isError ? { ...response, schema: errorSchema } : response];
    }),
  );
}
