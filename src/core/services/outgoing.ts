import { createHash } from 'node:crypto';
import type { DeskEvent, DeskEventType } from '../desk-event.ts';
import { DeskError } from '../errors.ts';
import type { JobQueue, Store } from '../ports.ts';
import type { PageRequest } from '../schemas/pages.ts';
import type { Secret } from '../secret.ts';
import { errorFacts } from './error-facts.ts';
import { type Page, recordPage } from './record-page.ts';
import type { ServiceContext } from './service-context.ts';

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
  /** The same for events that nothing may fail for: a failure goes to the log. */
  announceOrLog(event: DeskEvent): Promise<void>;
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

  return {
    announce,
    async announceOrLog(event) {
      await announce(event).catch((error: unknown) => {
        logger.error('an event could not be sent out', { event: event.type, ...errorFacts(error) });
      });
    },
    list: (page) => recordPage<DeskEvent>(store, eventPrefix, page, ({ timestamp, id }) => [timestamp, id]),
    async replay(eventId) {
      const stored = await store.get<DeskEvent>(eventKey(eventId));
      if (!stored) throw unknownEvent();
      return enqueue(stored.value, `.${ids.uuid()}`);
    },
  };
}

/** The name of the jobs that deliver events. */
export const deliveryJob = 'delivery';

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

const eventPrefix = 'outgoing/';
const keptMilliseconds = 30 * 24 * 60 * 60 * 1000;

function unknownEvent(): DeskError {
  const message = 'There is no event with this id; events are kept for 30 days.';
  return new DeskError('not_found', message, { details: { kind: 'event' } });
}
