import { systemClock } from '../../ports/system.ts';
import type { Clock, Crm, Deal, Stage } from '../../ports.ts';
import { type DealBoard, dealsRequestSchema } from '../../schemas/deals.ts';
import { parseInput } from '../../schemas/parse-input.ts';

/** Deals of the CRM, by stage (4.10 of the interface). */
export interface DealsService {
  /** Throws `input_invalid`, `crm_unavailable`, `crm_refused`. */
  list(input: unknown): Promise<DealBoard>;
  /** Deals have changed, so the next board comes from the CRM. */
  forget(): void;
}

export interface DealsOptions {
  crm: Crm;
  /**
   * How long a board is shown again without asking the CRM, for one that is far away or counts requests. Several
   * processes each keep their own, so a change that one of them hears of shows in the others after this time.
   * @default 0, not at all
   */
  boardMilliseconds?: number;
  /** @default the system's time */
  clock?: Clock;
}

export function createDeals({ crm, boardMilliseconds = 0, clock = systemClock }: DealsOptions): DealsService {
  const boards = dealBoardCache<DealBoard>(boardMilliseconds, clock);
  return {
    async list(input) {
      const { pipeline_id: pipelineId, status, limit } = parseInput(dealsRequestSchema, input);
      return boards.get(`${pipelineId} ${status} ${limit}`, async () => {
        const [stages, deals] = await Promise.all([
          crm.listStages({ pipelineId }),
          crm.listDeals({ pipelineId, status, limit }),
        ]);
        return { pipelineId, status, count: deals.length, stages: groupByStage(stages, deals) };
      });
    },
    forget: () => boards.forget(),
  };
}

/** Stages in pipeline order, empty ones included; a deal in a stage that is not listed gets one of its own. */
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

/** Added as whole numbers: binary fractions would make 0.1 + 0.2 another amount than 0.3. */
function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * smallestParts), 0) / smallestParts;
}

/** No currency of ISO 4217 has more than four decimals. */
const smallestParts = 10_000;

/** Boards of deals that are shown again for a short while instead of asking the CRM each time. */
interface DealBoardCache<B> {
  /** The board under this key, or what `load` brings; all who ask meanwhile wait for the same load. */
  get(key: string, load: () => Promise<B>): Promise<B>;
  /** Deals have changed: from now on nobody gets a board that was begun before. */
  forget(): void;
}

interface Entry<B> {
  board: Promise<B>;
  /** Undefined while the board is loaded. */
  loadedAt?: number;
}

/**
 * Keeps each board for so many milliseconds after it was loaded; failures are not kept, nor are more than a
 * hundred boards. With a lifetime of 0 each caller loads a board of its own.
 */
function dealBoardCache<B>(lifetimeMilliseconds: number, clock: Clock): DealBoardCache<B> {
  const entries = new Map<string, Entry<B>>();
  const isFresh = ({ loadedAt }: Entry<B>) => {
    // A clock that was set back must not keep a board for longer.
    const age = loadedAt === undefined ? 0 : Math.abs(clock.now().getTime() - loadedAt);
    return age < lifetimeMilliseconds;
  };

  return {
    async get(key, load) {
      if (lifetimeMilliseconds <= 0) return load();
      const kept = entries.get(key);
      if (kept && isFresh(kept)) return kept.board;

      const entry: Entry<B> = { board: load() };
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
    forget: () => entries.clear(),
  };
}

const mostBoards = 100;

/** A map keeps the order in which its entries were made. */
function dropOldest(entries: Map<string, unknown>): void {
  for (const key of entries.keys()) {
    if (entries.size <= mostBoards) return;
    entries.delete(key);
  }
}
