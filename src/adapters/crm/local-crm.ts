import { isDeepStrictEqual } from 'node:util';
import { DeskError } from '../../core/errors.ts';
import { silentLogger, systemClock } from '../../core/ports/system.ts';
import type { Clock, Crm, Deal, DealReference, DealStatus, Logger, Stage, Store } from '../../core/ports.ts';
import { changeRecord } from '../../core/records/change-record.ts';
import { loggingDamage } from '../../core/records/reading/damaged-record.ts';
import { isSameAddress } from '../../core/text/addresses.ts';
import { untilSettled } from '../../core/time/until-settled.ts';
import {
  type DealRecord,
  dealKey,
  eachDeal,
  listedDeal,
  movableDeal,
  moveDeal,
  newestDeals,
  nextDealNumber,
  referenceKey,
} from './deal-record.ts';

export interface LocalCrmOptions {
  /** The store that keeps the deals, under `crm/`. The CRM does not close it. */
  store: Store;
  /** Returns the URL at which a person opens a deal. */
  dealUrl(id: number): string;
  /** @default the system's time */
  clock?: Clock | undefined;
  /** Is told of damaged records, which lists leave out. @default none */
  logger?: Logger | undefined;
}

/** A CRM whose deals belong to the desk, so that the desk can do everything with them. */
export type LocalCrm = Crm & Required<Omit<Crm, 'dealUrl'>>;

/**
 * A CRM that needs nothing but a store: one pipeline, and deals that the desk moves through it. Any number of
 * processes may share the store. One idempotency key makes one deal, however often and by whichever process it is
 * created; the first content stays. Numbers go up from 1 and are never reused; a crash may skip one.
 *
 * @throws DeskError `crm_unavailable`, from each method, when the store fails
 *
 * @example
 * const crm = localCrm({ store, dealUrl: (id) => `https://desk.example/deals/${id}` });
 * const { dealId } = await crm.createDeal(deal, { idempotencyKey: submissionId });
 */
export function localCrm({
  store: given,
  dealUrl,
  clock = systemClock,
  logger = silentLogger,
}: LocalCrmOptions): LocalCrm {
  const store = loggingDamage(given, logger);
  const referenceTo = (id: number): DealReference => ({ dealId: String(id), url: dealUrl(id) });
  const hasDeal = async (dealId: string, key: string) => {
    const stored = await store.get<DealRecord>(dealKey(Number(dealId)));
    return stored?.value.idempotencyKey === key;
  };

  return {
    createDeal: (deal, { idempotencyKey }) =>
      guarded(async () => {
        const id = await numberFor(idempotencyKey, store);
        const addedAt = clock.now().toISOString();
        const record: DealRecord = {
          ...deal,
          id,
          idempotencyKey,
          pipelineId,
          stageId: firstStage,
          status: 'open',
          addedAt,
          updatedAt: addedAt,
        };
        // If there is already a deal, another try with the same key wrote it.
        await store.put(dealKey(id), record, { condition: { ifNoneMatch: '*' } });
        return referenceTo(id);
      }),

    findDeal: (idempotencyKey) =>
      guarded(async () => {
        const reference = await store.get<{ id: number }>(referenceKey(idempotencyKey));
        // A creation that was interrupted has a number, but no deal yet.
        const deal = reference && (await store.get<DealRecord>(dealKey(reference.value.id)));
        return deal && referenceTo(deal.value.id);
      }),

    updateDeal: (dealId, { idempotencyKey, value, currency, note, formerTitles, ...next }) =>
      guarded(async () => {
        if (!(await hasDeal(dealId, idempotencyKey))) throw missingDeal();
        const updatedAt = clock.now().toISOString();
        const updated = await changeRecord<DealRecord>(store, dealKey(Number(dealId)), (deal) => {
          const title = formerTitles.includes(deal.title) ? next.title : deal.title;
          const personal = isPersonForgotten(deal) ? {} : { title, note };
          const changed = { ...deal, ...personal, value, currency };
          return isDeepStrictEqual(changed, deal) ? null : { ...changed, updatedAt };
        });
        if (!updated) throw missingDeal();
      }),

    listDeals: ({ pipelineId: pipeline, status, limit }) =>
      guarded(async () => {
        const deals: Deal[] = [];
        if (pipeline !== pipelineId) return deals;
        for await (const stored of newestDeals(store)) {
          const { id, status: present } = stored.value;
          if (isAskedFor(present, status)) deals.push(listedDeal(stored, dealUrl(id)));
          if (deals.length === limit) break;
        }
        return deals;
      }),

    getDeal: (id) =>
      guarded(async () => {
        const stored = await store.get<DealRecord>(dealKey(id));
        return stored && movableDeal(stored, dealUrl(id));
      }),

    getNote: (id) =>
      guarded(async () => {
        const stored = await store.get<DealRecord>(dealKey(id));
        return stored?.value.note ?? null;
      }),

    moveDeal: (id, move) => guarded(async () => movableDeal(await moveDeal(store, id, move), dealUrl(id))),

    forgetPerson: (dealId) =>
      guarded(async () => {
        const person = { name: '', email: '' };
        await changeRecord<DealRecord>(store, dealKey(Number(dealId)), (deal) => ({
          ...deal,
          title: `Deal ${deal.id}`,
          person,
          note: '',
        }));
      }),

    hasDeal: (dealId, idempotencyKey) => guarded(() => hasDeal(dealId, idempotencyKey)),

    async *dealsOf(email) {
      for await (const deal of guardedEach(eachDeal(store))) {
        const { id, title, value, currency, person, note, status, addedAt, updatedAt } = deal;
        if (!isSameAddress(person.email, email)) continue;
        yield { ...referenceTo(id), title, value, currency, person, note, status, addedAt, updatedAt };
      }
    },

    listStages: async (filter) => (filter.pipelineId === pipelineId ? [...stages] : []),
    ping: () => guarded(() => store.ping()),
  };
}

/** The path of a dissertation through an editing business. */
const stages: readonly Stage[] = ['New enquiry', 'Quoted', 'Accepted', 'In editing', 'Delivered'].map(
  (name, index) => ({ id: index + 1, name, order: index + 1 }),
);
const pipelineId = 1;
/**
 * A deal is created with its quote. Deals of versions before this one began as an enquiry, and stay where they are.
 */
const firstStage = 2;

/** Returns the number for a key; the two are permanently linked before there is a deal with that number. */
async function numberFor(idempotencyKey: string, store: Store): Promise<number> {
  const key = referenceKey(idempotencyKey);
  return untilSettled(async () => {
    const bound = await store.get<{ id: number }>(key);
    if (bound) return bound.value.id;
    const id = await nextDealNumber(store);
    return (await store.put(key, { id }, { condition: { ifNoneMatch: '*' } })) ? id : undefined;
  });
}

function missingDeal(): DeskError {
  return new DeskError('crm_refused', 'This submission has no deal with this number.');
}

/** Updating title and note would bring back the personal data that was removed. */
function isPersonForgotten({ person }: DealRecord): boolean {
  return person.name === '' && person.email === '';
}

function isAskedFor(status: DealStatus, asked: string): boolean {
  return asked === 'all_not_deleted' ? status !== 'deleted' : status === asked;
}

/** To callers the CRM is what fails, wherever it keeps its deals. */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asOfCrm(error);
  }
}

async function* guardedEach<T>(records: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* records;
  } catch (error) {
    throw asOfCrm(error);
  }
}

function asOfCrm(error: unknown): unknown {
  if (!(error instanceof DeskError) || error.code !== 'storage_unavailable') return error;
  const message = 'The list of deals is not available at the moment. Please try again later.';
  return new DeskError('crm_unavailable', message, { details: error.details, cause: error });
}
