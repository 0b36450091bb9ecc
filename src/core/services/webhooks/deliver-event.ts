import { readSecret } from '../../ports/secret.ts';
import type { Clock, JobHandler, Logger, Store } from '../../ports.ts';
import { inTime } from '../../time/in-time.ts';
import { type Sleep, sleep as sleepInRealTime } from '../../time/sleep.ts';
import { addressedEndpoint } from './addressed-endpoint.ts';
import type { DeskEvent } from './desk-event.ts';
import { endpointPlaces, placesPerEndpoint } from './endpoint-places.ts';
import {
  type DeliveryPayload,
  endpointId,
  endpointsFor,
  eventKey,
  type WebhookEndpoint,
} from './outgoing.ts';

export interface DeliveryOptions {
  store: Store;
  clock: Clock;
  logger: Logger;
  endpoints: readonly WebhookEndpoint[];
  /** How long an endpoint may take. @default 15 seconds */
  timeoutMilliseconds?: number;
  /** @default Node's own */
  fetch?: typeof fetch | undefined;
  /** How to wait. @default in real time */
  sleep?: Sleep | undefined;
}

/**
 * Returns the handler that sends one event to one endpoint, signed according to Standard Webhooks
 * (https://www.standardwebhooks.com): the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`, and the
 * event's type, time and facts as JSON. The queue retries after any response other than 2xx, and while no endpoint is
 * set that the delivery can go to; 410 means that the endpoint no longer wants events.
 */
export function deliverEvent(options: DeliveryOptions): JobHandler<DeliveryPayload> {
  const { store, clock, endpoints, logger, sleep = sleepInRealTime } = options;
  const inPlace = endpointPlaces({ clock, sleep });
  return async (payload, context) => {
    const { eventId } = payload;
    const { signal, attempt } = context;
    const event = (await store.get<DeskEvent>(eventKey(eventId)))?.value;
    if (!event)
      return logger.warn('an event is no longer kept', { event: eventId, endpoint: payload.endpoint });
    const endpoint = addressedEndpoint(payload, event, endpoints);
    // Another process may have the endpoint, so the next try may succeed.
    if (!endpoint) throw new MissingEndpointError(endpointsFor(event, endpoints).length > 0);
    const status = await inPlace(endpoint.url, context, () => post(event, endpoint, signal, options));
    const facts = { event: eventId, endpoint: endpointId(endpoint.url), status, attempt };
    if (status >= 200 && status < 300) return logger.info('event delivered', facts);
    logger.warn('event not delivered', facts);
    throw new DeliveryError(status);
  };
}

/** Returns how many deliveries to run at the same time, so that each endpoint has its places. */
export function deliveriesAtOnce(endpoints: readonly WebhookEndpoint[]): number {
  return placesPerEndpoint * Math.max(1, endpoints.length);
}

/** An endpoint did not accept an event. The message is shown in the list of failed jobs, so it contains no URL. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** Whether trying again is no use. */
  readonly permanent: boolean;

  constructor(status: number) {
    super(status === 0 ? 'The endpoint did not answer.' : `The endpoint answered with ${status}.`);
    this.permanent = status === 410;
  }
}

/** There is no endpoint that a delivery can go to. The message is shown in the list of failed jobs. */
export class MissingEndpointError extends Error {
  override readonly name = 'MissingEndpointError';

  constructor(isWantedByOthers: boolean) {
    super(
      isWantedByOthers
        ? 'The endpoint of this delivery is no longer set; replay the event to send it to those that are.'
        : 'No endpoint is set that wants this event; set one and retry the delivery.',
    );
  }
}

/** Returns the status of the response; 0 if there was none in time. */
async function post(
  event: DeskEvent,
  { url, secret }: WebhookEndpoint,
  stop: AbortSignal,
  options: DeliveryOptions,
): Promise<number> {
  const { clock, timeoutMilliseconds = 15_000, fetch: send = fetch, sleep = sleepInRealTime } = options;
  const { Webhook } = await import('standardwebhooks');
  const body = JSON.stringify({ type: event.type, timestamp: event.timestamp, data: event.data });
  const now = clock.now();
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'thesisdesk',
    'webhook-id': event.id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(await readSecret(secret)).sign(event.id, now, body),
  };
  const deliver = async (over: AbortSignal) => {
    const signal = AbortSignal.any([stop, over]);
    // A redirect could lead the event anywhere; if an endpoint moves, its new address has to be set.
    const response = await send(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
    return response.status;
  };
  try {
    return await inTime(timeoutMilliseconds, deliver, { sleep });
  } catch (error) {
    if (stop.aborted) throw error;
    return 0;
  }
}
