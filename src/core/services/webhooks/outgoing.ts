import { createHash } from 'node:crypto';
import { DeskError } from '../../errors.ts';
import type { Secret } from '../../ports/secret.ts';
import type { JobQueue, Store } from '../../ports.ts';
import { eachRecord } from '../../records/each-record.ts';
import { deliveryJob } from '../../records/job-names.ts';
import { type Page, recordPage } from '../../records/record-page.ts';
import type { PageRequest } from '../../schemas/fields.ts';
import { errorFacts } from '../error-facts.ts';
import type { ServiceContext } from '../service-context.ts';
import type { DeskEvent, DeskEventType } from './desk-event.ts';

/** Where events are sent to. */
export interface WebhookEndpoint {
  /** Gets a POST for each event. */
  url: string;
  /** Signs each delivery, as in Standard Webhooks: `whsec_` and 24 to 64 bytes in base64. */
  secret: Secret;
  /** @default all of them */
  types?: readonly DeskEventType[];
}

/** Events that leave the desk: to the embedding app, and as signed webhooks. */
export interface OutgoingService {
  /**
   * Tells an event to the app, and has it delivered to every endpoint that wants it. Told again, it is the same
   * deliveries. Throws `storage_unavailable`.
   */
  announce(event: DeskEvent): Promise<void>;
  /**
   * Writes down that an event will be told, before whoever caused it is answered: it is then told at least once, whatever
   * crashes. Writes nothing where nobody wants it. Throws `storage_unavailable`.
   */
  promise(event: DeskEvent): Promise<void>;
  /** Tells a promised event, as `announce` does. Never rejects: what fails is tried again by `keepPromises`. */
  announcePromised(event: DeskEvent): Promise<void>;
  /** Tells events that were promised before a time and not told since. Throws `storage_unavailable`. */
  keepPromises(before: Date): Promise<void>;
  /**
   * A page of the events of the last 30 days, newest first; none while no endpoint wants any. Throws `input_invalid`,
   * `storage_unavailable`.
   */
  list(page?: PageRequest): Promise<Page<DeskEvent>>;
  /** Has an event delivered once more; resolves to how many endpoints get it. Throws `not_found`. */
  replay(eventId: string): Promise<number>;
}

export interface OutgoingOptions extends ServiceContext {
  store: Store;
  jobs: JobQueue;
  endpoints: readonly WebhookEndpoint[];
  onEvent?: ((event: DeskEvent) => void | Promise<void>) | undefined;
}

export function createOutgoing(options: OutgoingOptions): OutgoingService {
  const { store, jobs, clock, ids, logger, endpoints, onEvent } = options;

  function endpointsFor({ type }: DeskEvent): readonly WebhookEndpoint[] {
    return endpoints.filter(({ types }) => types?.includes(type) ?? true);
  }

  async function enqueue(event: DeskEvent, round: string): Promise<number> {
    const wanting = endpointsFor(event);
    for (const { url } of wanting) {
      const payload: DeliveryPayload = { eventId: event.id, endpoint: endpointId(url) };
      await jobs.add(deliveryJob, payload, { id: `${event.id}.${payload.endpoint}${round}` });
    }
    return wanting.length;
  }

  async function announce(event: DeskEvent): Promise<void> {
    try {
      await onEvent?.(event);
    } catch (error) {
      logger.error('the hook of the app failed', { event: event.type, ...errorFacts(error) });
    }
    if (endpointsFor(event).length === 0) return;
    await store.put(eventKey(event.id), event, {
      expiresAt: new Date(clock.now().getTime() + keptMilliseconds),
    });
    await enqueue(event, '');
  }

  async function keepPromise(event: DeskEvent): Promise<void> {
    await announce(event);
    await forgetPromise(store, event);
  }

  return {
    announce,
    async promise(event) {
      if (onEvent || endpointsFor(event).length > 0) await promiseEvent(store, event);
    },
    async announcePromised(event) {
      await keepPromise(event).catch((error: unknown) => {
        logger.warn('an event is sent out later', { event: event.type, ...errorFacts(error) });
      });
    },
    async keepPromises(before) {
      for await (const event of promisedEvents(store, before)) await keepPromise(event);
    },
    list: (page) => recordPage<DeskEvent>(store, eventPrefix, page, ({ timestamp, id }) => [timestamp, id]),
    async replay(eventId) {
      const stored = await store.get<DeskEvent>(eventKey(eventId));
      if (!stored) throw unknownEvent();
      return enqueue(stored.value, `.${ids.uuid()}`);
    },
  };
}

/** Which event to send where. */
export interface DeliveryPayload {
  eventId: string;
  endpoint: string;
}

export function eventKey(eventId: string): string {
  return `${eventPrefix}${eventId}`;
}

/** Tells endpoints apart in jobs and logs. Their URLs may hold secrets. */
export function endpointId(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 12);
}

/** Starts the keys of events that were told. */
export const eventPrefix = 'outgoing/';
/** How long an event is kept after it was told. */
export const keptMilliseconds = 30 * 24 * 60 * 60 * 1000;

function unknownEvent(): DeskError {
  const message = 'No event has this id; events are kept for 30 days.';
  return new DeskError('not_found', message, { details: { kind: 'event' } });
}

/**
 * Writes down that an event will be told, before whoever caused it is answered. Should the process die, or the storage fail,
 * before all has been done that telling it takes, it is found here. Throws `storage_unavailable`.
 */
async function promiseEvent(store: Store, event: DeskEvent): Promise<void> {
  await store.put(promisedKey(event), event);
}

/** The event was told. Throws `storage_unavailable`. */
async function forgetPromise(store: Store, event: DeskEvent): Promise<void> {
  await store.delete(promisedKey(event));
}

/** Events that were promised before a time and not told since. Throws `storage_unavailable`. */
async function* promisedEvents(store: Store, before: Date): AsyncGenerator<DeskEvent> {
  for await (const event of eachRecord<DeskEvent>(store, promisedPrefix)) {
    // Those of the present are being told.
    if (Date.parse(event.timestamp) <= before.getTime()) yield event;
  }
}

/** Starts the keys of events that are about to be told. */
export const promisedPrefix = 'promised-events/';

function promisedKey({ id }: DeskEvent): string {
  return `${promisedPrefix}${id}`;
}
