// Measures submissions per second with 1, 2 and 4 worker processes on one Redis and one S3 server. Run it with
// `npm run bench:workers`; a number after `--` sets the submissions per round. It starts all servers itself.
import { availableParallelism } from 'node:os';
import { startBackEnds, startMachine } from './machines.ts';
import { clientOf, handInAll } from './students.ts';

const count = Number(process.argv[2] ?? 100);

console.log(
  `${count} submissions of the sample thesis, ${availableParallelism()} cores shared by everything`,
);
for (const workers of [1, 2, 4]) {
  const backEnds = await startBackEnds();
  const server = await startMachine('serve', backEnds);
  const machines = await Promise.all(Array.from({ length: workers }, () => startMachine('worker', backEnds)));
  const client = clientOf([server]);
  // Warm up: workers start their analysis processes with the first document.
  await handInAll(client, workers * 2);
  const start = performance.now();
  const ends = await handInAll(client, count, { atOnce: 20 });
  const seconds = (performance.now() - start) / 1000;
  const failed = ends.filter(({ status }) => status !== 'completed').length;
  const rate = (count / seconds).toFixed(1);
  console.log(
    `  ${workers} workers: ${rate} submissions per second${failed > 0 ? `, ${failed} FAILED` : ''}`,
  );
  await Promise.all([server, ...machines].map((machine) => machine.stop()));
  await backEnds.stop();
}
