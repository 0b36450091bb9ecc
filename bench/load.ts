// How many polls a second a desk answers, beside a bare h3 app that answers the same bytes: npm run bench:load -- SECONDS
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { createClient } from '../src/http/client.ts';

const seconds = Number(process.argv[2] ?? 5);
const rounds = 3;
const connections = 50;
const sample = fileURLToPath(new URL('../../examples/sample-thesis.docx', import.meta.url));
const worker = fileURLToPath(new URL('./load-worker.js', import.meta.url));

const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-load-'));
const servers: Server[] = [];
try {
  const desk = await start('desk', folder);
  const paths = [await submissionPath(desk.url), '/config/rate-schedule'];
  const answers = Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await (await fetch(desk.url + path)).text()])),
  );
  const bare = await start('bare', JSON.stringify(answers));
  for (const path of paths) await compare(path, desk, bare);
} finally {
  for (const { child } of servers) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}

interface Server {
  url: string;
  child: ChildProcess;
}

async function start(kind: 'desk' | 'bare', argument: string): Promise<Server> {
  const child = spawn(process.execPath, [worker, kind, argument], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  const server = { url: String(url), child };
  servers.push(server);
  return server;
}

/** Of a thesis that was quoted. */
async function submissionPath(url: string): Promise<string> {
  const client = createClient({ baseUrl: url });
  const form = { name: 'Ada Byron', email: 'ada@example.org', serviceType: 'editing' };
  const id = await client.handIn(new Blob([await readFile(sample)]), form, { fileName: 'thesis.docx' });
  await client.ending(id);
  return `/intake/submission/${id}`;
}

/** Both in turns, so that what else the machine does meets both. */
async function compare(path: string, desk: Server, bare: Server): Promise<void> {
  const rates = { desk: [] as number[], bare: [] as number[] };
  const slowest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    rates.bare.push((await measure(bare.url + path)).rate);
    const { rate, p99 } = await measure(desk.url + path);
    rates.desk.push(rate);
    slowest.push(p99);
  }
  const [own, other] = [median(rates.desk), median(rates.bare)];
  const name = path.replace(/[0-9a-f-]{36}/, '{id}');
  console.log(
    `${name}: ${own.toFixed(0)} a second, bare ${other.toFixed(0)}, ratio ${(own / other).toFixed(2)}, ` +
      `99 % within ${median(slowest)} ms`,
  );
}

async function measure(url: string): Promise<{ rate: number; p99: number }> {
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration: seconds });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} answers that are none, ${errors} errors`);
  return { rate: requests.average, p99: latency.p99 };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
