import type { LogFields, Store } from '../../ports.ts';
import { boundedRecords } from '../../records/bounded-records.ts';
import { type CrmEventRecord, readCrmEvent } from '../../records/crm-event.ts';
import { unlessDamaged } from '../../records/reading/damaged-record.ts';
import { keyPage, type Page } from '../../records/reading/record-page.ts';
import { type PageRequest, parsePage } from '../../schemas/fields.ts';
import { parsedJson } from '../../text/parsed-json.ts';
import { inTime } from '../../time/in-time.ts';
import type { Sleep } from '../../time/sleep.ts';
import { errorFacts } from '../error-facts.ts';
import type { ServiceContext } from '../service-context.ts';
import { crmEvent, type DeskEvent } from '../webhooks/desk-event.ts';

/** A request body as the server read it. */
export interface CrmEventInput {
  body: string;
  /** Whether the body was cut because it is too large. */
  truncated?: boolean;
  /** The size of the whole body, if it was cut. @default that of `body` */
  bytes?: number;
  /** Whether the request came with the configured credentials; false if none are configured. */
  authenticated: boolean;
}

/** The receiver of CRM events (4.5 of the interface). */
export interface CrmEventsService {
  /**
   * Records an event: as a whole if it is trusted, otherwise only its facts, of which the newest thousand are kept.
   * Never throws: what cannot be stored is logged.
   */
  receive(input: CrmEventInput): Promise<{ received: true }>;
  /** Returns a page of all events, newest first. Throws `input_invalid`, `storage_unavailable`. */
  list(page?: PageRequest): Promise<Page<CrmEventRecord>>;
}

export interface CrmEventsOptions extends ServiceContext {
  store: Store;
  /** Days for which an event is kept. @default 90 */
  crmEventDays?: number | undefined;
  /** Called when a trusted event says that a deal has changed. */
  dealChanged?(): void;
  /** Called with each trusted event before the CRM gets its response. Throws `storage_unavailable`. */
  promise?(event: DeskEvent): Promise<void>;
  /** Called with each trusted event once the CRM no longer has to wait. Never rejects. */
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
        // Not even the log works. An error would only make the CRM send the event again and again.
      }
      return { received: true };
    },
    list: async (page) => keyPage<CrmEventRecord>(store, [trustedPrefix, untrustedPrefix], parsePage(page)),
  };
}

/**
 * The prefixes of the keys of all events. Events that anyone may have sent are kept apart, so that they cannot push
 * out others.
 */
export const crmEventPrefixes = ['events/', 'untrusted-events/'] as const;
const [trustedPrefix, untrustedPrefix] = crmEventPrefixes;
/** Anyone can send any number of them. */
const mostUntrusted = 1_000;
/** The most bytes of a body that is kept whole: far more than any CRM sends. */
const largestPayload = 64 * 1024;

/**
 * Removes the events received before a time.
 *
 * @returns how many were removed, or with `isPreview` how many would be
 */
export async function purgeEvents(
  before: Date,
  { store, isPreview = false }: { store: Store; isPreview?: boolean },
): Promise<number> {
  const end = before.toISOString();
  let events = 0;
  for (const prefix of [trustedPrefix, untrustedPrefix]) {
    for await (const key of store.keys(prefix)) {
      // The id continues after the time.
      if (key.slice(prefix.length, prefix.length + end.length) > end) continue;
      if (isPreview || (await unlessDamaged(() => store.delete(key)))) events++;
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
  // Begins with the time, so that sorting ids sorts events.
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
    // Uses the body as it was received, so that whatever prevented the storing cannot prevent the logging.
    const event = JSON.stringify(authenticated ? { ...received, payload: body } : received);
    logger.error('crm event could not be stored', { ...errorFacts(error), event });
  }
  logger.info('crm event', factsOf(received));
  // Not awaited, because the CRM waits for its response.
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

/** Stores an event; returns false if there is already one with this id. Throws `storage_unavailable`. */
export async function keepEvent(
  event: CrmEventRecord,
  { store, crmEventDays = 90 }: Pick<CrmEventsOptions, 'store' | 'crmEventDays'>,
): Promise<boolean> {
  const key = `${event.trusted ? trustedPrefix : untrustedPrefix}${event.eventId}`;
  const expiresAt = eventExpiry(event, crmEventDays);
  return (await store.put(key, event, { condition: { ifNoneMatch: '*' }, expiresAt })) !== null;
}

/** Returns when an event is removed. */
export function eventExpiry({ receivedAt }: CrmEventRecord, crmEventDays = 90): Date {
  return new Date(Date.parse(receivedAt) + crmEventDays * dayMilliseconds);
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The CRM gives up after 10 seconds. */
const longestWriteMilliseconds = 5_000;

/** The status of an event is logged only if it is a plain word, because anyone can send anything here. */
function factsOf({ action, dealId, stageId, status, trusted }: CrmEventRecord): LogFields {
  const isWord = status !== null && /^[a-z_]{1,20}$/.test(status);
  return { action, dealId, stageId, status: isWord ? status : null, trusted };
}

/** A body nested more deeply than any real event stays text: it can be read as JSON, but not be written again. */
function parsed(body: string): unknown {
  const payload = parsedJson(body);
  return payload === undefined || isDeeper(payload, deepestPayload) ? body : payload;
}

const deepestPayload = 100;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}
