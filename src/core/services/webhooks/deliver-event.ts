import { readSecret } from '../../ports/secret.ts';
import type { Clock, JobHandler, Logger, Store } from '../../ports.ts';
import { inTime } from '../../time/in-time.ts';
import { type Sleep, sleep as sleepInRealTime } from '../../time/sleep.ts';
import type { DeskEvent } from './desk-event.ts';
import { type DeliveryPayload, endpointId, eventKey, type WebhookEndpoint } from './outgoing.ts';

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
 * event's type, time and facts as JSON. The queue retries after any response other than 2xx; 410 means that the
 * endpoint no longer wants events.
 */
export function deliverEvent(options: DeliveryOptions): JobHandler<DeliveryPayload> {
  const { store, endpoints, logger } = options;
  return async ({ eventId, endpoint: id }, { signal, attempt }) => {
    const endpoint = endpoints.find(({ url }) => endpointId(url) === id);
    const event = (await store.get<DeskEvent>(eventKey(eventId)))?.value;
    if (!endpoint || !event)
      return logger.warn('an event is no longer wanted', { event: eventId, endpoint: id });
    const status = await post(event, endpoint, signal, options);
    const facts = { event: eventId, endpoint: id, status, attempt };
    if (status >= 200 && status < 300) return logger.info('event delivered', facts);
    logger.warn('event not delivered', facts);
    throw new DeliveryError(status);
  };
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
