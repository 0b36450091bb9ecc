import { createHash } from 'node:crypto';
import { notFound } from '../../errors.ts';
import type { Secret } from '../../ports/secret.ts';
import type { JobQueue, Store } from '../../ports.ts';
import { deliveryJob } from '../../records/job-names.ts';
import { unlessDamaged } from '../../records/reading/damaged-record.ts';
import { eachReadable } from '../../records/reading/each-record.ts';
import { type Page, recordPage } from '../../records/reading/record-page.ts';
import { type PageRequest, parsePage } from '../../schemas/fields.ts';
import { errorFacts } from '../error-facts.ts';
import type { ServiceContext } from '../service-context.ts';
import type { DeskEvent, DeskEventType } from './desk-event.ts';

/** An address that events are sent to. */
export interface WebhookEndpoint {
  /** The URL that gets a POST for each event, different for each endpoint. */
  url: string;
  /** The secret that signs each delivery, as in Standard Webhooks: `whsec_` and 24 to 64 bytes in base64. */
  secret: Secret;
  /** @default all of them */
  types?: readonly DeskEventType[] | undefined;
}

/** Events that the desk sends out: to the embedding app, and as signed webhooks. */
export interface OutgoingService {
  /**
   * Passes an event to the app, and queues its delivery to every endpoint that wants it. Doing so again yields the
   * same deliveries. Throws `storage_unavailable`.
   */
  announce(event: DeskEvent): Promise<void>;
  /**
   * Records that an event will be announced, before the request that caused it gets its response: the event is then
   * announced at least once, whatever crashes. Does nothing if neither the app nor an endpoint wants it. Throws
   * `storage_unavailable`.
   */
  promise(event: DeskEvent): Promise<void>;
  /** Announces a promised event, like `announce`. Never rejects: failures are retried by `keepPromises`. */
  announcePromised(event: DeskEvent): Promise<void>;
  /**
   * Announces events that were promised before a time and have not been announced since. Throws
   * `storage_unavailable`.
   */
  keepPromises(before: Date): Promise<void>;
  /**
   * Returns a page of the events of the last 30 days, newest first; it is empty while no endpoint wants any. Throws
   * `input_invalid`, `storage_unavailable`.
   */
  list(page?: PageRequest): Promise<Page<DeskEvent>>;
  /** Queues another delivery of an event; resolves to the number of endpoints that get it. Throws `not_found`. */
  replay(eventId: string): Promise<number>;
}

export interface OutgoingOptions extends ServiceContext {
  store: Store;
  jobs: JobQueue;
  endpoints: readonly WebhookEndpoint[];
  onEvent?: ((event: DeskEvent) => void | Promise<void>) | undefined;
  /** Whether a process without a hook or an endpoint leaves its events to those that share its store. @default false */
  leavesEvents?: boolean | undefined;
}

export function createOutgoing(options: OutgoingOptions): OutgoingService {
  const { store, jobs, clock, ids, logger, endpoints, onEvent } = options;
  const isLeaving = options.leavesEvents === true && onEvent === undefined && endpoints.length === 0;

  async function enqueue(event: DeskEvent, round: string): Promise<number> {
    const wanting = endpointsFor(event, endpoints).map(({ url }) => endpointId(url));
    for (const endpoint of wanting) {
      const alsoTo = wanting.filter((id) => id !== endpoint);
      const payload: DeliveryPayload = { eventId: event.id, endpoint, alsoTo };
      await jobs.add(deliveryJob, payload, { id: `${event.id}.${endpoint}${round}` });
    }
    return wanting.length;
  }

  async function announce(event: DeskEvent): Promise<void> {
    try {
      await onEvent?.(event);
    } catch (error) {
      logger.error("the app's event hook failed", { event: event.type, ...errorFacts(error) });
    }
    if (endpointsFor(event, endpoints).length === 0) return;
    await store.put(eventKey(event.id), event, {
      expiresAt: new Date(clock.now().getTime() + keptMilliseconds),
    });
    await enqueue(event, '');
  }

  async function keepPromise(event: DeskEvent): Promise<void> {
    await announce(event);
    await store.delete(promisedKey(event));
  }

  return {
    announce,
    async promise(event) {
      if (isLeaving || onEvent || endpointsFor(event, endpoints).length > 0)
        await store.put(promisedKey(event), event);
    },
    async announcePromised(event) {
      if (isLeaving) return;
      await keepPromise(event).catch((error: unknown) => {
        logger.warn('an event will be sent later', { event: event.type, ...errorFacts(error) });
      });
    },
    async keepPromises(before) {
      for await (const event of eachReadable<DeskEvent>(store, promisedPrefix)) {
        // Later ones are being announced right now.
        if (Date.parse(event.timestamp) <= before.getTime()) await unlessDamaged(() => keepPromise(event));
      }
    },
    list: async (page) =>
      recordPage<DeskEvent>(store, eventPrefix, parsePage(page), ({ timestamp, id }) => [timestamp, id]),
    async replay(eventId) {
      const stored = await store.get<DeskEvent>(eventKey(eventId));
      if (!stored) throw notFound('event', 'No event has this id; events are kept for 30 days.');
      return enqueue(stored.value, `.${ids.uuid()}`);
    },
  };
}

/** The event and the endpoint to send it to. */
export interface DeliveryPayload {
  eventId: string;
  /** The endpoint's id when the delivery was queued. */
  endpoint: string;
  /** The other endpoints that the event was queued for at the same time. Version 0.1 did not store them. */
  alsoTo?: readonly string[] | undefined;
}

/** Returns the endpoints that want an event. */
export function endpointsFor(
  { type }: DeskEvent,
  endpoints: readonly WebhookEndpoint[],
): readonly WebhookEndpoint[] {
  return endpoints.filter(({ types }) => types?.includes(type) ?? true);
}

export function eventKey(eventId: string): string {
  return `${eventPrefix}${eventId}`;
}

/** Identifies endpoints in jobs and logs, because their URLs may contain secrets. */
export function endpointId(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 12);
}

/** The prefix of the keys of announced events. */
export const eventPrefix = 'outgoing/';
/** How long an event is kept after it was announced. */
export const keptMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** The prefix of the keys of events that are about to be announced. */
export const promisedPrefix = 'promised-events/';

function promisedKey({ id }: DeskEvent): string {
  return `${promisedPrefix}${id}`;
}
