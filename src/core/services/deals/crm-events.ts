import type { LogFields, Store } from '../../ports.ts';
import { boundedRecords } from '../../records/bounded-records.ts';
import { type CrmEventRecord, readCrmEvent } from '../../records/crm-event.ts';
import { keyPage, type Page } from '../../records/record-page.ts';
import type { PageRequest } from '../../schemas/fields.ts';
import { inTime } from '../../time/in-time.ts';
import type { Sleep } from '../../time/sleep.ts';
import { errorFacts } from '../error-facts.ts';
import type { ServiceContext } from '../service-context.ts';
import { crmEvent, type DeskEvent } from '../webhooks/desk-event.ts';

/** A request body as the server read it. */
export interface CrmEventInput {
  body: string;
  /** The body was cut because it is too large. */
  truncated?: boolean;
  /** Of the whole body, where it was cut. @default those of `body` */
  bytes?: number;
  /** Whether the request showed the configured credentials; false where none are configured. */
  authenticated: boolean;
}

/** The receiver of CRM events (4.5 of the interface). */
export interface CrmEventsService {
  /**
   * Records an event: whole where it is trusted, else its facts, of which only the newest thousand stay. It never
   * throws: what cannot be stored goes to the log.
   */
  receive(input: CrmEventInput): Promise<{ received: true }>;
  /** A page of all events, newest first. Throws `input_invalid`, `storage_unavailable`. */
  list(page?: PageRequest): Promise<Page<CrmEventRecord>>;
}

export interface CrmEventsOptions extends ServiceContext {
  store: Store;
  /** How long an event is kept. @default 90 */
  crmEventDays?: number;
  /** Called when a trusted event says that a deal has changed. */
  dealChanged?(): void;
  /** Called with each event that can be trusted, before the CRM is answered. Throws `storage_unavailable`. */
  promise?(event: DeskEvent): Promise<void>;
  /** Called with each event that can be trusted, once the CRM need not wait any more. Never rejects. */
  announce?(event: DeskEvent): Promise<void>;
  /** How to wait. @default in real time */
  sleep?: Sleep | undefined;
}

export function createCrmEvents(options: CrmEventsOptions): CrmEventsService {
  const { store } = options;
  const makeRoom = boundedRecords(store, { prefix: untrustedPrefix, most: mostUntrusted });
  return {
    async receive(input) {
      try {
        await record(input, options, makeRoom);
      } catch {
        // Not even the log works. The CRM would only send the event again and again.
      }
      return { received: true };
    },
    list: (page) => keyPage<CrmEventRecord>(store, [trustedPrefix, untrustedPrefix], page),
  };
}

/** Start the keys of all events; those that anybody may have sent are apart, so that they push no others out. */
export const crmEventPrefixes = ['events/', 'untrusted-events/'] as const;
const [trustedPrefix, untrustedPrefix] = crmEventPrefixes;
/** Anybody can send any number. */
const mostUntrusted = 1_000;
/** Bytes of a body that is kept whole: far more than any CRM sends. */
const largestPayload = 64 * 1024;

/**
 * Removes events that came before a time.
 *
 * @returns how many; with `isPreview` how many it would remove
 */
export async function purgeEvents(
  before: Date,
  { store, isPreview = false }: { store: Store; isPreview?: boolean },
): Promise<number> {
  const end = before.toISOString();
  let events = 0;
  for (const prefix of [trustedPrefix, untrustedPrefix]) {
    for await (const key of store.keys(prefix)) {
      // The id goes on behind its time.
      if (key.slice(prefix.length, prefix.length + end.length) > end) continue;
      if (isPreview || (await store.delete(key))) events++;
    }
  }
  return events;
}

async function record(input: CrmEventInput, options: CrmEventsOptions, makeRoom: () => Promise<void>) {
  const { body, truncated = false, authenticated } = input;
  const bytes = input.bytes ?? Buffer.byteLength(body);
  const payload = truncated ? body : parsed(body);
  const event = readCrmEvent(payload);
  if (authenticated && event.object === 'deal') options.dealChanged?.();
  const receivedAt = options.clock.now().toISOString();
  // Begins with the time, so that sorted ids are sorted events.
  const eventId = `${receivedAt}-${options.ids.uuid()}`;
  const received: CrmEventRecord = { eventId, receivedAt, trusted: authenticated, bytes, ...event };
  const kept = authenticated && bytes <= largestPayload ? { ...received, payload } : received;
  const told = crmEvent(received);
  const { logger } = options;
  try {
    const writing = Promise.all([keep(kept, options, makeRoom), authenticated && options.promise?.(told)]);
    const [isKept] = await inTime(longestWriteMilliseconds, writing, { sleep: options.sleep });
    if (!isKept) throw new Error('Another event has the same id.');
  } catch (error) {
    // Written from the body as it came, so that whatever hindered the storing cannot hinder the log.
    const event = JSON.stringify(authenticated ? { ...received, payload: body } : received);
    logger.error('crm event could not be stored', { ...errorFacts(error), event });
  }
  logger.info('crm event', factsOf(received));
  // Not waited for, as the CRM waits for its answer.
  if (authenticated) void options.announce?.(told);
}

async function keep(
  event: CrmEventRecord,
  options: CrmEventsOptions,
  makeRoom: () => Promise<void>,
): Promise<boolean> {
  if (!event.trusted) await makeRoom();
  return keepEvent(event, options);
}

/** Keeps an event; false where there is one with this id. Throws `storage_unavailable`. */
export async function keepEvent(
  event: CrmEventRecord,
  { store, crmEventDays = 90 }: Pick<CrmEventsOptions, 'store' | 'crmEventDays'>,
): Promise<boolean> {
  const key = `${event.trusted ? trustedPrefix : untrustedPrefix}${event.eventId}`;
  const expiresAt = eventExpiry(event, crmEventDays);
  return (await store.put(key, event, { condition: { ifNoneMatch: '*' }, expiresAt })) !== null;
}

/** Until when an event is kept. */
export function eventExpiry({ receivedAt }: CrmEventRecord, crmEventDays = 90): Date {
  return new Date(Date.parse(receivedAt) + crmEventDays * dayMilliseconds);
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The CRM gives up after 10 seconds. */
const longestWriteMilliseconds = 5_000;

/** The log gets the status of an event only where it is a plain word: anybody can send anything here. */
function factsOf({ action, dealId, stageId, status, trusted }: CrmEventRecord): LogFields {
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
