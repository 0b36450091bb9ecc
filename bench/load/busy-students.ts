import { setTimeout as pause } from 'node:timers/promises';
import type { DeskClient } from '../../src/http/client/client.ts';

/** Students who hand in one thesis after the other. Without a pause there is always one that waits for its analysis. */
export interface BusyStudents {
  /** Ids of all submissions, the newest last. */
  ids: string[];
  /** How many have ended, by their status. */
  ends: Record<string, number>;
  /** No more are handed in; resolves when all have ended. */
  stop(): Promise<void>;
}

/**
 * @param documents one for each student
 * @param pauseSeconds between the end of one and the next
 */
export function busyStudents(
  client: DeskClient,
  documents: readonly Uint8Array[],
  pauseSeconds = 0,
): BusyStudents {
  const ids: string[] = [];
  const ends: Record<string, number> = {};
  let isOver = false;
  const student = async (document: Uint8Array, number: number) => {
    const thesis = new Blob([new Uint8Array(document)]);
    const form = {
      name: `Student ${number}`,
      email: `student-${number}@example.org`,
      serviceType: 'editing',
    };
    while (!isOver) {
      const id = await client.handIn(thesis, form, { fileName: 'thesis.docx' });
      ids.push(id);
      const { status } = await client.ending(id, { interval: 250 });
      ends[status] = (ends[status] ?? 0) + 1;
      await pause(pauseSeconds * 1000);
    }
  };
  const all = Promise.all(documents.map(student));
  // Whoever stops them hears of it.
  all.catch(() => {});
  return {
    ids,
    ends,
    async stop() {
      isOver = true;
      await all;
    },
  };
}
