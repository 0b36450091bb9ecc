import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { storeQueue } from '../../../src/adapters/queue/store-queue.ts';
import { filesystemStore } from '../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { collect } from '../collect.ts';

/**
 * A process that adds jobs and runs them. Tests start it with `node queue-process.mjs FOLDER JOBS LEASE`. Each job writes
 * one line to `FOLDER/lines`, and records that in the store. Each step is a line on standard output. The process ends by
 * itself when all jobs have been accepted and none is pending.
 */
const [folder = '', jobCount = '0', lease = '0'] = process.argv.slice(2);
const acceptedFile = join(folder, 'accepted');
const linesFile = join(folder, 'lines');

const store = filesystemStore({ folder: join(folder, 'store') });
const queue = storeQueue({
  store,
  leaseMilliseconds: Number(lease),
  pollMilliseconds: 50,
  firstWaitMilliseconds: 50,
  interruptions: 1_000,
});

queue.work(
  'print',
  async ({ text }: { text: string }, { id, attempt }) => {
    say(`start ${id}`);
    await sleep(Math.random() * 20);
    if (id.endsWith('7') && attempt < 2) throw new Error('Paper jam.');
    if ((await store.get(`steps/${id}`)) === null) {
      appendFileSync(linesFile, `${text}\n`);
      await store.put(`steps/${id}`, { isPrinted: true }, { condition: { ifNoneMatch: '*' } });
    }
    await sleep(Math.random() * 20);
    say(`end ${id}`);
  },
  { concurrency: 3 },
);

const accepted = new Set(existsSync(acceptedFile) ? readFileSync(acceptedFile, 'utf8').split('\n') : []);
for (let index = 0; index < Number(jobCount); index++) {
  const id = `job-${index}`;
  // Adds some accepted jobs again, as a caller would that missed the answer.
  if (accepted.has(id) && Math.random() < 0.9) continue;
  await queue.add('print', { text: id }, { id });
  if (!accepted.has(id)) appendFileSync(acceptedFile, `${id}\n`);
  say(`accepted ${id}`);
}
while ((await collect(store.keys('jobs/pending/'))).length > 0) await sleep(20);
await queue.close();
await store.close();

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
