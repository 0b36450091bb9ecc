import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { createClient } from '../../../src/http/client/client.ts';
import { median } from '../percentile.ts';

const rounds = 3;
const connections = 50;
const leastRatio = 0.5;
const sample = fileURLToPath(new URL('../../examples/sample-thesis.docx', import.meta.url));
const worker = fileURLToPath(new URL('./load-worker.js', import.meta.url));

/** Measures how many requests a second a desk without a throttle answers, in rounds of this many seconds. */
export async function requests(seconds: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-load-'));
  const servers: Server[] = [];
  const started = async (kind: 'desk' | 'bare', argument: string) => {
    const server = await start(kind, argument);
    servers.push(server);
    return server;
  };
  try {
    const desk = await started('desk', folder);
    const paths = [await submissionPath(desk.url), '/config/rate-schedule'];
    const answers = Object.fromEntries(
      await Promise.all(paths.map(async (path) => [path, await (await fetch(desk.url + path)).text()])),
    );
    const bare = await started('bare', JSON.stringify(answers));
    let isWell = true;
    for (const path of paths) isWell = (await compare(path, { desk, bare, seconds })) && isWell;
    return isWell;
  } finally {
    for (const { child } of servers) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

interface Server {
  url: string;
  child: ChildProcess;
}

async function start(kind: 'desk' | 'bare', argument: string): Promise<Server> {
  const child = spawn(process.execPath, [worker, kind, argument], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  return { url: String(url), child };
}

/** The status path of a quoted thesis. */
async function submissionPath(url: string): Promise<string> {
  const client = createClient({ baseUrl: url });
  const form = { name: 'Ada Byron', email: 'ada@example.org', serviceType: 'editing' };
  const id = await client.handIn(new Blob([await readFile(sample)]), form, { fileName: 'thesis.docx' });
  await client.ending(id);
  return `/intake/submission/${id}`;
}

/** Alternates between the two, so that other load on the machine affects both. */
async function compare(
  path: string,
  { desk, bare, seconds }: { desk: Server; bare: Server; seconds: number },
): Promise<boolean> {
  const rates = { desk: [] as number[], bare: [] as number[] };
  const slowest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    rates.bare.push((await measure(bare.url + path, seconds)).rate);
    const { rate, p99 } = await measure(desk.url + path, seconds);
    rates.desk.push(rate);
    slowest.push(p99);
  }
  const [own, other] = [median(rates.desk), median(rates.bare)];
  const name = path.replace(/[0-9a-f-]{36}/, '{id}');
  console.log(
    `  ${name}: ${own.toFixed(0)} a second, bare ${other.toFixed(0)}, ratio ${(own / other).toFixed(2)}, ` +
      `99 % within ${median(slowest)} ms`,
  );
  return own / other >= leastRatio;
}

async function measure(url: string, seconds: number): Promise<{ rate: number; p99: number }> {
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration: seconds });
  if (non2xx > 0 || errors > 0)
    throw new Error(`${url}: ${non2xx} answers without success, ${errors} errors`);
  return { rate: requests.average, p99: latency.p99 };
}
