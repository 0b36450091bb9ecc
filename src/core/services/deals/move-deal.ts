import { DeskError, invalidInput } from '../../errors.ts';
import type { Crm, DealMove, MovableDeal } from '../../ports.ts';
import { dealChanged, unknownDeal } from '../../records/moved-deal.ts';
import { unlessDamaged } from '../../records/reading/damaged-record.ts';
import { eachReadable } from '../../records/reading/each-record.ts';
import { dealMoveRequestSchema } from '../../schemas/deals.ts';
import { parseInput } from '../../schemas/parse-input.ts';
import { errorFacts } from '../error-facts.ts';
import { crmEvent } from '../webhooks/desk-event.ts';
import { type CrmEventsOptions, keepEvent } from './crm-events.ts';
import { dealEvent } from './deal-event.ts';
import { dealNumber, dealsElsewhere } from './deal-number.ts';

/** Moves deals through the pipeline, if the CRM is the desk's own. */
export interface DealMovesService {
  /**
   * Moves a deal to a stage, to won or lost, or reopens it, and announces that as a CRM event. Does nothing if the
   * deal is already there. Throws `input_invalid`, `not_found`, `deal_changed` if the deal has been changed in the
   * meantime, `deals_elsewhere` if the CRM is not the desk's own, `crm_unavailable`, `storage_unavailable`.
   */
  move(input: unknown): Promise<MovableDeal>;
  /**
   * Finishes moves that were begun before a time and then broke off. Throws `storage_unavailable`, `crm_unavailable`.
   */
  settleMoves(before: Date): Promise<void>;
}

/** The event of a move is kept and announced like any other CRM event. */
export interface DealMovesOptions extends Omit<CrmEventsOptions, 'sleep'> {
  crm: Crm;
}

/** A move that is under way. It is stored first, so that the move is announced even if the process dies after it. */
interface PendingMove {
  before: MovableDeal;
  move: DealMove;
}

export function createDealMoves(options: DealMovesOptions): DealMovesService {
  const { store, crm, clock, ids, logger } = options;
  return {
    async move(input) {
      const { dealId: number, stageId, status, version } = parseInput(dealMoveRequestSchema, input);
      const dealId = dealNumber(number);
      if (!isMoving(crm)) throw dealsElsewhere(crm, dealId, 'Move this one');
      const before = await crm.getDeal(dealId);
      if (!before || before.status === 'deleted') throw unknownDeal();
      if (version !== undefined && version !== before.version) throw dealChanged();
      const place = { stageId: stageId ?? before.stageId, status: status ?? before.status };
      if (place.stageId === before.stageId && place.status === before.status) return before;
      await checkStage(place.stageId, before, crm);

      const at = clock.now().toISOString();
      const pending: PendingMove = {
        before,
        move: { id: ids.uuid(), at, version: before.version, ...place },
      };
      await store.put(pendingKey(pending), pending);
      const after = await done(pending, crm, options);
      options.dealChanged?.();
      // The deal has been moved. If this fails, the next round of `settleMoves` makes up for it.
      await tell(pending, options).catch((error: unknown) => {
        logger.warn('the move of a deal will be announced later', { dealId, ...errorFacts(error) });
      });
      return after;
    },

    async settleMoves(before) {
      if (!isMoving(crm)) return;
      for await (const pending of eachReadable<PendingMove>(store, pendingPrefix)) {
        if (Date.parse(pending.move.at) > before.getTime()) continue;
        await unlessDamaged(async () => {
          const isDone = await done(pending, crm, options).then(() => true, isRefused);
          if (isDone) await tell(pending, options);
        });
      }
    },
  };
}

/** Makes a move, or finds that it has been made. A move that can never succeed is removed from the pending ones. */
async function done(pending: PendingMove, crm: MovingCrm, { store }: DealMovesOptions): Promise<MovableDeal> {
  try {
    return await crm.moveDeal(pending.before.id, pending.move);
  } catch (error) {
    if (isRefusal(error)) await store.delete(pendingKey(pending));
    throw error;
  }
}

/** Stores and announces the event of a move. Doing so again yields the same event. */
async function tell(pending: PendingMove, options: DealMovesOptions): Promise<void> {
  const event = dealEvent(pending.before, pending.move);
  const told = crmEvent(event);
  await Promise.all([keepEvent(event, options), options.promise?.(told)]);
  await options.store.delete(pendingKey(pending));
  options.logger.info('deal moved', { dealId: event.dealId, stageId: event.stageId, status: event.status });
  await options.announce?.(told);
}

async function checkStage(stageId: number, { pipelineId, ...deal }: MovableDeal, crm: Crm): Promise<void> {
  if (stageId === deal.stageId) return;
  const stages = await crm.listStages({ pipelineId });
  if (stages.some(({ id }) => id === stageId)) return;
  const known = stages.map(({ id }) => id).join(', ');
  throw invalidInput('stageId', `"stageId" must be a stage of the pipeline: ${known}.`);
}

type MovingCrm = Crm & Required<Pick<Crm, 'getDeal' | 'moveDeal'>>;

function isMoving(crm: Crm): crm is MovingCrm {
  return crm.getDeal !== undefined && crm.moveDeal !== undefined;
}

const pendingPrefix = 'pending-moves/';

function pendingKey({ move }: PendingMove): string {
  return `${pendingPrefix}${move.id}`;
}

function isRefusal(error: unknown): boolean {
  return error instanceof DeskError && (error.code === 'deal_changed' || error.code === 'not_found');
}

function isRefused(error: unknown): false {
  if (isRefusal(error)) return false;
  throw error;
}
