import type { DeskEvent } from '../desk-event.ts';
import type { LogFields, Store } from '../ports.ts';
import { type CrmEvent, readCrmEvent } from './crm-event.ts';
import { errorFacts } from './error-facts.ts';
import { crmEvent } from './event-of.ts';
import { inTime } from './in-time.ts';
import { readRecords } from './read-records.ts';
import type { ServiceContext } from './service-context.ts';

/** An event as it was received. */
export interface WebhookRecord extends CrmEvent {
  eventId: string;
  receivedAt: string;
  /** False where a user and password are configured and the request did not show them. */
  trusted: boolean;
  /** The body as JSON, or as text where it is none. */
  payload: unknown;
}

/** A request body as the door read it. */
export interface WebhookInput {
  body: string;
  /** The body was cut because it is too large. */
  truncated?: boolean;
  /** Whether the request showed the configured credentials; true where none are configured. */
  authenticated: boolean;
}

/** The receiver of CRM events (4.5 of the interface). */
export interface WebhooksService {
  /** Records an event. It never throws: what cannot be stored goes to the log whole. */
  receive(input: WebhookInput): Promise<{ received: true }>;
  /** Events, newest first. Throws `storage_unavailable`. */
  list(): Promise<WebhookRecord[]>;
}

export interface WebhooksOptions extends ServiceContext {
  store: Store;
  /** Called when a trusted event says that a deal has changed. */
  dealChanged?(): void;
  /** Called with each event that can be trusted. Never rejects. */
  announce?(event: DeskEvent): Promise<void>;
}

export function createWebhooks(options: WebhooksOptions): WebhooksService {
  const { store } = options;
  return {
    async receive(input) {
      try {
        await record(input, options);
      } catch {
        // Not even the log works. The CRM would only send the event again and again.
      }
      return { received: true };
    },
    async list() {
      const events = await readRecords<WebhookRecord>(store, eventPrefix);
      return events.sort((a, b) => (a.eventId < b.eventId ? 1 : -1));
    },
  };
}

const eventPrefix = 'events/';

async function record(
  { body, truncated = false, authenticated }: WebhookInput,
  options: WebhooksOptions,
): Promise<void> {
  const payload = truncated ? body : parsed(body);
  const event = readCrmEvent(payload);
  if (authenticated && event.object === 'deal') options.dealChanged?.();
  const receivedAt = options.clock.now().toISOString();
  // Begins with the time, so that sorted ids are sorted events.
  const eventId = `${receivedAt}-${options.ids.uuid()}`;
  const received: WebhookRecord = { eventId, receivedAt, trusted: authenticated, ...event, payload };
  const { logger } = options;
  try {
    await keep(received, options);
  } catch (error) {
    // Written from the body as it came, so that whatever hindered the storing cannot hinder the log.
    const event = JSON.stringify({ ...received, payload: body });
    logger.error('crm event could not be stored', { ...errorFacts(error), event });
  }
  logger.info('crm event', factsOf(received));
  // Not waited for, as the CRM waits for its answer.
  if (authenticated) void options.announce?.(crmEvent(received));
}

/** Throws where the event is not stored, or not within the time that the CRM waits for its answer. */
async function keep(event: WebhookRecord, { store }: { store: Store }): Promise<void> {
  const key = `${eventPrefix}${event.eventId}`;
  const writing = store.put(key, event, { condition: { ifNoneMatch: '*' } });
  if (!(await inTime(longestWriteMilliseconds, writing))) {
    throw new Error('Another event has the same id.');
  }
}

/** The CRM gives up after 10 seconds. */
const longestWriteMilliseconds = 5_000;

/** The log gets the status of an event only where it is a plain word: anybody can send anything here. */
function factsOf({ action, dealId, stageId, status, trusted }: WebhookRecord): LogFields {
  const isWord = status !== null && /^[a-z_]{1,20}$/.test(status);
  return { action, dealId, stageId, status: isWord ? status : null, trusted };
}

/** What is nested more deeply than any event stays text: it can be read as JSON, but not be written again. */
function parsed(body: string): unknown {
  try {
    const payload: unknown = JSON.parse(body);
    return isDeeper(payload, deepestPayload) ? body : payload;
  } catch {
    return body;
  }
}

const deepestPayload = 100;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}
