import type { RecordObjects } from './record-objects.ts';

/**
 * Wraps the objects for a server that ignores conditions: they are checked here, and changes of one object take
 * turns. That works only as long as nothing else writes there, in this process or any other.
 */
export function ownConditions(objects: RecordObjects): RecordObjects {
  const inTurn = turns();
  return {
    ...objects,
    write(record, condition) {
      const name = objects.nameOf(record.key);
      return inTurn(name, async () => {
        if (condition !== undefined) {
          const found = await objects.read(name);
          const holds = found?.mark === condition.replaces?.mark;
          if (!holds) return null;
        }
        return objects.write(record);
      });
    },
    remove(name, mark) {
      return inTurn(name, async () => {
        const found = await objects.read(name);
        if (mark === undefined || found?.mark === mark) await objects.remove(name);
      });
    },
  };
}

/** Runs work on the same thing one after the other, and on different things at the same time. */
function turns() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work);
    const over = turn.catch(() => {});
    last.set(name, over);
    try {
      return await turn;
    } finally {
      if (last.get(name) === over) last.delete(name);
    }
  };
}
