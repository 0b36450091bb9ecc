import type { DeskEvent } from './desk-event.ts';
import { type DeliveryPayload, endpointId, endpointsFor, type WebhookEndpoint } from './outgoing.ts';

/**
 * Returns the endpoint that a delivery goes to: the one that it was queued for, or the one that has taken its place since,
 * because the operator has set another URL. Null if no endpoint wants the event, or if it could reach one that gets it
 * by another delivery. Pure.
 *
 * @example
 * addressedEndpoint({ eventId: event.id, endpoint: endpointId(oldUrl), alsoTo: [] }, event, [{ url: newUrl, secret }]);
 */
export function addressedEndpoint(
  { endpoint, alsoTo }: DeliveryPayload,
  event: DeskEvent,
  endpoints: readonly WebhookEndpoint[],
): WebhookEndpoint | null {
  const wanting = endpointsFor(event, endpoints);
  const named = wanting.find(({ url }) => endpointId(url) === endpoint);
  if (named) return named;
  // Beside a second endpoint, it is unknown which of them an earlier version has sent the event to.
  if (!alsoTo) return endpoints.length === 1 ? only(wanting) : null;
  const known = new Set(endpoints.map(({ url }) => endpointId(url)));
  if (!alsoTo.every((id) => known.has(id))) return null;
  return only(wanting.filter(({ url }) => !alsoTo.includes(endpointId(url))));
}

/** Returns the only one; null if there are none or several. */
function only<T>([first, ...others]: readonly T[]): T | null {
  return first === undefined || others.length > 0 ? null : first;
}
