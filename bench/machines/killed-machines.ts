// Runs two servers and two workers on one Redis and one S3 server. Every few seconds one of each kind is killed (SIGKILL)
// and restarted, while students hand in 200 theses. Every thesis must be completed, with exactly one deal. Run it with
// `npm run bench:killed-machines`; a number after `--` sets the number of theses. It starts all servers itself.
import { setTimeout as pause } from 'node:timers/promises';
import { type Machine, startBackEnds, startMachine } from './machines.ts';
import { clientOf, handInAll } from './students.ts';

const count = Number(process.argv[2] ?? 200);
const backEnds = await startBackEnds();
const servers = [await startMachine('serve', backEnds), await startMachine('serve', backEnds)];
const workers = [await startMachine('worker', backEnds), await startMachine('worker', backEnds)];
const client = clientOf(servers);
const over = new AbortController();
const accepted = new Set<string>();

const start = performance.now();
const killing = Promise.all([killNowAndThen(servers), killNowAndThen(workers)]);
const ends = await handInAll(client, count, { atOnce: 12, accepted: (id) => accepted.add(id) });
const seconds = (performance.now() - start) / 1000;
over.abort();
await killing;

const failed = ends.filter(({ status }) => status !== 'completed');
const links = new Set(ends.map(({ crmUrl }) => crmUrl));
const { count: deals } = await client.listDeals({ limit: '500' });
console.log(
  `${count} submissions in ${seconds.toFixed(1)} s, servers killed ${killsOf(servers)} times, workers ${killsOf(workers)} times`,
);
console.log(
  `  accepted ${accepted.size}, completed ${ends.length - failed.length}, in error ${failed.length}`,
);
console.log(`  deals ${deals}, different deal links ${links.size}`);
for (const { errorCode, error } of failed) console.log(`  ${errorCode}: ${error}`);
await Promise.all([...servers, ...workers].map((machine) => machine.stop()));
await backEnds.stop();
const isRight = failed.length === 0 && deals === count && links.size === count && accepted.size === count;
process.exitCode = isRight ? 0 : 1;

/** Kills one machine at a time, so that another one is always running. */
async function killNowAndThen(machines: readonly Machine[]): Promise<void> {
  while (!over.signal.aborted) {
    await pause(1_000 + Math.random() * 3_000, undefined, { signal: over.signal }).catch(() => {});
    if (over.signal.aborted) return;
    await machines[Math.floor(Math.random() * machines.length)]?.restart();
  }
}

function killsOf(machines: readonly Machine[]): number {
  return machines.reduce((sum, { kills }) => sum + kills, 0);
}
