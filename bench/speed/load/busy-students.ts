import { setTimeout as pause } from 'node:timers/promises';
import type { DeskClient } from '../../../src/http/client/client.ts';

/** Students who hand in one thesis after another. Without a pause, a thesis is always waiting for its analysis. */
export interface BusyStudents {
  /** The ids of all submissions, newest last. */
  ids: string[];
  /** How many submissions have ended, by status. */
  ends: Record<string, number>;
  /** Stops handing in; resolves when all submissions have ended. */
  stop(): Promise<void>;
}

/**
 * @param documents one for each student
 * @param pauseSeconds how long a student waits after one submission ends before the next
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
  // The caller of `stop` gets the error.
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
