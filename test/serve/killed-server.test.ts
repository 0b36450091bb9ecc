import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { thesis } from '../cli/support/thesis.ts';
import { nextDeal, unknownDeals } from './support/data-folder-view.ts';
import { call, ending } from './support/desk-client.ts';
import { type LogLine, type ServeProcess, startServe } from './support/serve-process.ts';
import { handInPatiently, type Student } from './support/student.ts';

const lives = 10;
const studentsInEachLife = 5;
/** Milliseconds from the moment that a server listens. */
const longestLife = 1_000;

/** Small and long documents, so that kills come in all steps of the work. */
const lengths = [500, 1_000, 5_000, 100_000];

async function manyStudents(): Promise<Student[]> {
  const documents = await Promise.all(lengths.map((words) => thesis(words)));
  return Array.from({ length: lives * studentsInEachLife }, (_, index) => {
    const kind = index % lengths.length;
    const [document = new Uint8Array(), words = 0] = [documents[kind], lengths[kind]];
    return { name: `Student ${index}`, document, words };
  });
}

async function kill(server: ServeProcess): Promise<LogLine[]> {
  server.child.kill('SIGKILL');
  expect(await server.ended).toBe('SIGKILL');
  return server.log();
}

describe('a server that is killed again and again', () => {
  test('finishes each accepted submission once, with one deal', async () => {
    const folder = await scratchFolder();
    const students = await manyStudents();
    const handedIn: Promise<string>[] = [];
    const log: LogLine[] = [];
    let url = '';
    let isOver = false;
    let worstMoments = 0;

    // More lives than planned only where no kill came at the worst moment yet.
    for (let life = 0; life < lives || (worstMoments === 0 && life < 2 * lives); life += 1) {
      const server = await startServe({ folder });
      url = server.url;
      for (const student of students.slice(handedIn.length, handedIn.length + studentsInEachLife)) {
        const id = handInPatiently(student, {
          url: () => url,
          isOver: () => isOver,
        });
        // Looked at in the end; until then nobody may take a failure for unheard.
        id.catch(() => {});
        handedIn.push(id);
      }
      // Any moment, and in turn the worst one: there is a deal, and its submission does not know of it yet.
      if (life % 2 === 0) await pause(randomInt(longestLife));
      else await nextDeal(folder, 5_000);
      log.push(...(await kill(server)));
      worstMoments = await unknownDeals(folder);
    }
    const server = await startServe({ folder });
    url = server.url;
    const accepted = await Promise.all(handedIn);
    isOver = true;
    const submissions = await Promise.all(accepted.map((id) => ending(url, id, 120_000)));
    const board = await call(`${url}/crm/deals?status=all_not_deleted&limit=500`);
    log.push(...server.log());

    expect(worstMoments).toBeGreaterThan(0);
    expect(submissions.map(({ name, status, analysis }) => [name, status, analysis?.textWordCount])).toEqual(
      students.map(({ name, words }) => [name, 'completed', words]),
    );
    expect(dealTitles(board).sort()).toEqual(students.map(({ name }) => `${name}: editing`).sort());
    expect(new Set(submissions.map(({ crmUrl }) => new URL(crmUrl).hash)).size).toBe(students.length);
    expect(finishedMoreThanOnce(log)).toEqual([]);
    expect(log.filter(({ level }) => level === 'error')).toEqual([]);
  }, 240_000);
});

function dealTitles({ stages }: { stages: { deals: { title: string }[] }[] }): string[] {
  return stages.flatMap(({ deals }) => deals.map(({ title }) => title));
}

/** Submissions whose end was logged twice. A kill may come between the end and the log of it, so none is fine. */
function finishedMoreThanOnce(log: readonly LogLine[]): unknown[] {
  const ends = log.filter(({ message }) => message === 'submission finished');
  const ids = ends.map(({ submissionId }) => submissionId);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
