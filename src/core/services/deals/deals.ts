import { systemClock } from '../../ports/system.ts';
import type { Clock, Crm, Deal, Stage } from '../../ports.ts';
import { unknownDeal } from '../../records/moved-deal.ts';
import { type DealBoard, dealsRequestSchema } from '../../schemas/deals.ts';
import { parseInput } from '../../schemas/parse-input.ts';
import { dealNumber, dealsElsewhere } from './deal-number.ts';

/** The deals in the CRM, by stage (4.10 of the interface). */
export interface DealsService {
  /** Returns the board of deals. Throws `input_invalid`, `crm_unavailable`, `crm_refused`. */
  list(input: unknown): Promise<DealBoard>;
  /**
   * Returns a function that names a stage by its number, if the CRM is the desk's own; of any other it knows none. Throws
   * `crm_unavailable`.
   */
  stageNames(): Promise<(stageId: number | null) => string | undefined>;
  /** Discards the boards because deals have changed, so that the next one comes from the CRM. */
  forget(): void;
}

/** The notes of deals, if the CRM is the desk's own. */
export interface DealNotesService {
  /**
   * Returns the note of a deal, as plain text with what the student wrote; empty if it has none or was erased. Throws
   * `not_found`, `deals_elsewhere` if the CRM is not the desk's own, `crm_unavailable`.
   */
  note(dealId: string | number): Promise<{ dealId: number; note: string }>;
}

export interface DealsOptions {
  crm: Crm;
  /**
   * How long a board is shown again without asking the CRM, for a CRM that is slow to reach or counts requests. Each
   * process keeps its own boards, so a change that one of them notices shows in the others after this time.
   * @default 0, not at all
   */
  boardMilliseconds?: number | undefined;
  /** @default the system's time */
  clock?: Clock;
}

export function createDeals({
  crm,
  boardMilliseconds = 0,
  clock = systemClock,
}: DealsOptions): DealsService & DealNotesService {
  const boards = dealBoardCache(boardMilliseconds, clock);
  return {
    async list(input) {
      const { pipeline_id: pipelineId, status, limit } = parseInput(dealsRequestSchema, input);
      return boards.get(`${pipelineId} ${status} ${limit}`, async () => {
        // One more than asked for tells whether there are others: not every CRM can count its deals.
        const [stages, found] = await Promise.all([
          crm.listStages({ pipelineId }),
          crm.listDeals({ pipelineId, status, limit: limit + 1 }),
        ]);
        const deals = found.slice(0, limit);
        const hasMore = found.length > limit;
        return { pipelineId, status, count: deals.length, hasMore, stages: groupByStage(stages, deals) };
      });
    },
    async stageNames() {
      if (!crm.moveDeal) return () => undefined;
      const { pipeline_id: pipelineId } = parseInput(dealsRequestSchema, {});
      const stages = await crm.listStages({ pipelineId });
      const names = new Map<number | null, string>(stages.map(({ id, name }) => [id, name]));
      return (stageId) => names.get(stageId);
    },
    forget: () => boards.forget(),
    async note(number) {
      const dealId = dealNumber(number);
      if (!crm.getNote) throw dealsElsewhere(crm, dealId, 'Read the note of this one');
      const note = await crm.getNote(dealId);
      if (note === null) throw unknownDeal();
      return { dealId, note };
    },
  };
}

/**
 * Returns stages in pipeline order, empty ones included; deals in a stage that is not listed get an additional stage.
 */
export function groupByStage(stages: readonly Stage[], deals: readonly Deal[]): DealBoard['stages'] {
  const listed = new Set(stages.map((stage) => stage.id));
  const unlisted = [...new Set(deals.map((deal) => deal.stageId))].filter((id) => !listed.has(id));
  const last = Math.max(0, ...stages.map((stage) => stage.order));
  const all = [
    ...stages.toSorted((a, b) => a.order - b.order),
    ...unlisted.map((id, index) => ({ id, name: `Stage ${id}`, order: last + 1 + index })),
  ];
  return all.map(({ id, name, order }) => {
    const inStage = deals.filter((deal) => deal.stageId === id);
    const value = sumOf(inStage.map((deal) => deal.value));
    return { stageId: id, name, order, count: inStage.length, value, deals: inStage };
  });
}

/** Adds whole numbers: with binary fractions, 0.1 + 0.2 would differ from 0.3. */
function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * smallestParts), 0) / smallestParts;
}

/** No ISO 4217 currency has more than four decimals. */
const smallestParts = 10_000;

interface KeptBoard {
  board: Promise<DealBoard>;
  /** Undefined while the board is being loaded. */
  loadedAt?: number;
}

/**
 * Keeps each board for `lifetimeMilliseconds` after it was loaded, instead of asking the CRM each time. Failures are not
 * kept, and neither are more than a hundred boards. With a lifetime of 0, each caller loads a separate board.
 */
function dealBoardCache(lifetimeMilliseconds: number, clock: Clock) {
  const entries = new Map<string, KeptBoard>();
  const isFresh = ({ loadedAt }: KeptBoard) => {
    // A clock that was set back must not keep a board for longer.
    const age = loadedAt === undefined ? 0 : Math.abs(clock.now().getTime() - loadedAt);
    return age < lifetimeMilliseconds;
  };

  return {
    /** Returns the board under this key, or the one that `load` returns; concurrent callers share one load. */
    async get(key: string, load: () => Promise<DealBoard>): Promise<DealBoard> {
      if (lifetimeMilliseconds <= 0) return load();
      const kept = entries.get(key);
      if (kept && isFresh(kept)) return kept.board;

      const entry: KeptBoard = { board: load() };
      entries.delete(key);
      entries.set(key, entry);
      dropOldest(entries);
      try {
        const board = await entry.board;
        entry.loadedAt = clock.now().getTime();
        return board;
      } catch (error) {
        if (entries.get(key) === entry) entries.delete(key);
        throw error;
      }
    },
    /** Later calls never get a board whose load began earlier. */
    forget: () => entries.clear(),
  };
}

const mostBoards = 100;

/** A map keeps its entries in insertion order. */
function dropOldest(entries: Map<string, unknown>): void {
  for (const key of entries.keys()) {
    if (entries.size <= mostBoards) return;
    entries.delete(key);
  }
}
