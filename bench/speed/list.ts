// Times pages of a long list of submissions over HTTP, on each store: npm run bench:list -- [STORE...] [--count N]
//   folder   records in a folder
//   redis    records in Redis
//   s3       records in an S3 server that serves one request at a time
//   start    the built program, on a folder: the first page after it has started
//   memory   no server: only the memory that the index takes for each submission
// Without a store, measures all. Exits with 1 if the median page takes more than 200 ms, if the first one a second
// after a start does, or if it takes more than ten seconds until a page shows what another process wrote. Needs
// redis-server.
import { parseArgs } from 'node:util';
import { indexMemory } from './list/index-memory.ts';
import { pageTimes } from './list/page-times.ts';
import { startTimes } from './list/start-times.ts';
import { storePlaces } from './list/store-places.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '10000' } },
});
const count = Number(values.count);
const names = positionals.length > 0 ? positionals : [...Object.keys(storePlaces), 'start', 'memory'];

const others: Record<string, () => Promise<boolean>> = {
  start: () => startTimes(count),
  memory: () => indexMemory(count),
};

for (const name of names) {
  const place = storePlaces[name];
  const part = place === undefined ? others[name] : () => pageTimes(place, count);
  if (part === undefined) throw new RangeError(`No store is called "${name}".`);
  console.log(`${count} submissions, ${name}`);
  if (!(await part())) process.exitCode = 1;
}
