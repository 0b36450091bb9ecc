import { createHash } from 'node:crypto';
import { DeskError, notFound } from '../errors.ts';
import type { Clock, Store } from '../ports.ts';
import type { RateSchedule } from '../pricing/rates/rate-schedule.ts';
import { unchanged } from '../records/change-record.ts';
import { eachReadable } from '../records/reading/each-record.ts';
import { keyPage, type Page } from '../records/reading/record-page.ts';
import { type PageRequest, parsePage } from '../schemas/fields.ts';
import { untilSettled } from '../time/until-settled.ts';

/** The rates in force: a schedule with the time of its change, or the time of the return to the starter rates. */
export type RatesState = (RateSchedule & { updatedAt: string }) | { isReset: true; updatedAt: string };

/** One change of the rates. */
export interface RateChange {
  changeId: string;
  /** ISO 8601. */
  changedAt: string;
  /** The schedule in force from then on; null means the starter rates. */
  schedule: RateSchedule | null;
  /** Whether it is in force now. */
  isInForce: boolean;
}

/**
 * The rates in force and the list of all earlier ones. One record holds what is in force, and is only ever replaced
 * on the condition that it has not changed; before it is replaced, its own change is in the list. So the list is
 * complete whatever crashes, concurrent changes of the rates each have an entry, and times only increase. If a desk
 * had no list yet, its schedule becomes the first entry.
 */
export function createRateChanges({ store, clock }: { store: Store; clock: Clock }) {
  const current = () => store.get<RatesState>(ratesKey);

  async function keep(schedule: RateSchedule): Promise<string> {
    const { ratesId, kept } = identified(schedule);
    // The id depends on the content, so storing the same schedule twice has no effect.
    await store.put(keptKey(ratesId), kept, { condition: { ifNoneMatch: '*' } });
    return ratesId;
  }

  async function byId(ratesId: string): Promise<RateSchedule> {
    const kept = await store.get<RateSchedule>(keptKey(ratesId));
    if (!kept) throw notFound('rates', 'These rates are no longer stored.');
    return kept.value;
  }

  /** Adds what is in force to the list, unless it is already there. */
  async function note(state: RatesState | undefined): Promise<void> {
    const changeId = changeIdOf(state);
    if (!state || changeId === null || (await store.get(changeKey(changeId)))) return;
    const ratesId = isSchedule(state) ? await keep(state) : null;
    const change: ChangeRecord = { changeId, changedAt: state.updatedAt, ratesId };
    await store.put(changeKey(changeId), change, { condition: { ifNoneMatch: '*' } });
  }

  async function change(
    next: (updatedAt: string) => RatesState,
    basedOn?: string | null,
  ): Promise<ChangeMade> {
    const state = await untilSettled(async () => {
      const stored = await current();
      await note(stored?.value);
      // What is already in force is no change.
      if (stored && isSame(stored.value, next(stored.value.updatedAt))) return stored.value;
      if (basedOn !== undefined && basedOn !== scheduleTime(stored?.value)) throw outdated();
      const replaced = next(timeAfter(stored?.value.updatedAt, clock.now()));
      const written = await store.put(ratesKey, replaced, { condition: unchanged(stored) });
      return written ? replaced : undefined;
    });
    // If this fails, the next read or change of the list makes up for it.
    await note(state);
    return { updatedAt: state.updatedAt, changeId: changeIdOf(state) ?? '' };
  }

  async function shown({ changeId, changedAt, ratesId }: ChangeRecord, inForce: string | null) {
    const schedule = ratesId === null ? null : await byId(ratesId);
    return { changeId, changedAt, schedule, isInForce: changeId === inForce };
  }

  return {
    keep,
    byId,
    /** Returns the stored schedule; null while the starter rates are in force. */
    async stored() {
      const state = (await current())?.value;
      return state && isSchedule(state) ? state : null;
    },
    /**
     * Puts a schedule in force; makes no change if it is already. Throws `storage_unavailable`.
     *
     * @param basedOn the time of the schedule that it changes, null for the starter rates; throws `outdated` if others are
     * in force
     */
    put: (schedule: RateSchedule, basedOn?: string | null) =>
      change((updatedAt) => ({ ...schedule, updatedAt }), basedOn),
    /** Puts the starter rates in force, likewise. Throws `storage_unavailable`. */
    reset: () => change((updatedAt) => ({ isReset: true, updatedAt })),

    /** Returns a page of all changes, newest first. Throws `input_invalid`, `storage_unavailable`. */
    async list(page?: PageRequest): Promise<Page<RateChange>> {
      const state = (await current())?.value;
      await note(state);
      const { records, ...rest } = await keyPage<ChangeRecord>(store, [changePrefix], parsePage(page));
      const inForce = changeIdOf(state);
      return { ...rest, records: await Promise.all(records.map((record) => shown(record, inForce))) };
    },

    /** Returns when each schedule was put in force, in no particular order. Throws `storage_unavailable`. */
    async times(): Promise<PutInForce[]> {
      const times: PutInForce[] = [];
      for await (const change of eachReadable<ChangeRecord>(store, changePrefix)) times.push(change);
      const state = (await current())?.value;
      // A desk that had no list yet has its schedule only here.
      if (state && isSchedule(state))
        times.push({ changedAt: state.updatedAt, ratesId: identified(state).ratesId });
      return times;
    },

    /** Returns a change. Throws `not_found`, `storage_unavailable`. */
    async find(changeId: string): Promise<RateChange> {
      const state = (await current())?.value;
      await note(state);
      const record = isChangeId(changeId) ? await store.get<ChangeRecord>(changeKey(changeId)) : null;
      if (!record) throw notFound('rates', 'No change of the rates has this id.');
      return shown(record.value, changeIdOf(state));
    },
  };
}

/** Returns a schedule as it is stored for good, with the id that depends on its content. */
function identified(schedule: RateSchedule & { updatedAt?: unknown }) {
  const { updatedAt: _updatedAt, ...kept } = schedule;
  const ratesId = createHash('sha256').update(JSON.stringify(kept)).digest('hex').slice(0, 32);
  return { ratesId, kept };
}

interface ChangeMade {
  changeId: string;
  /** ISO 8601. */
  updatedAt: string;
}

interface ChangeRecord {
  changeId: string;
  changedAt: string;
  /** The id of the stored schedule; null means the starter rates. */
  ratesId: string | null;
}

const ratesKey = 'config/rate-schedule';
const changePrefix = 'rate-changes/';

function keptKey(ratesId: string): string {
  return `rate-schedules/${ratesId}`;
}

function changeKey(changeId: string): string {
  return `${changePrefix}${changeId}`;
}

/** The digits of its time: no two changes have the same time. */
function changeIdOf(state: RatesState | undefined): string | null {
  const changeId = (state?.updatedAt ?? '').replaceAll(/\D/g, '');
  return isChangeId(changeId) ? changeId : null;
}

/** Compares with the order of the keys, in which services are shown. */
function isSame(one: RatesState, other: RatesState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** When the stored schedule was put in force; null while the starter rates are. */
function scheduleTime(state: RatesState | undefined): string | null {
  return state && isSchedule(state) ? state.updatedAt : null;
}

function outdated(): DeskError {
  const message = 'Someone else has changed the rates since you opened them. Please change those instead.';
  return new DeskError('outdated', message);
}

/** Every schedule has `rates`, whatever else it contains. */
function isSchedule(state: RatesState): state is RateSchedule & { updatedAt: string } {
  return 'rates' in state;
}

function isChangeId(text: string): boolean {
  return /^\d{17}$/.test(text);
}

/** Returns the current time, or the time right after the previous change if a clock was set back. */
function timeAfter(former: string | undefined, now: Date): string {
  const earliest = Date.parse(former ?? '') + 1;
  return new Date(Number.isNaN(earliest) ? now : Math.max(earliest, now.getTime())).toISOString();
}

/** When a stored schedule was put in force. */
export interface PutInForce {
  /** ISO 8601. */
  changedAt: string;
  /** Null for a return to the starter rates. */
  ratesId: string | null;
}

/**
 * Returns since when the rates of a quote had been in force when it was made, as ISO 8601; null for the starter rates,
 * because every other schedule was put in force at some time. Pure.
 *
 * @param changes all changes of the rates, in any order
 */
export function ratesSince(
  { ratesId, createdAt }: { ratesId: string; createdAt: string },
  changes: readonly PutInForce[],
): string | null {
  const times = changes
    .filter((change) => change.ratesId === ratesId && change.changedAt <= createdAt)
    .map(({ changedAt }) => changedAt);
  return times.sort().at(-1) ?? null;
}
