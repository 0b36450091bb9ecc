import type { Clock } from '../../ports.ts';

/** Boards of deals that are shown again for a short while instead of asking the CRM each time. */
export interface DealBoardCache<B> {
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
export function dealBoardCache<B>(lifetimeMilliseconds: number, clock: Clock): DealBoardCache<B> {
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
