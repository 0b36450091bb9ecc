import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { memoryOf } from '../../../test/support/processes.ts';
import { longThesis } from '../analysis/long-thesis.ts';
import { median } from '../percentile.ts';
import { busyStudents } from './busy-students.ts';
import { type ServedDesk, serveDesk } from './served-desk.ts';
import { pollSteadily } from './steady-polls.ts';

const pollRate = 50;
/** As often as the operator's page asks for its lists. */
const listSeconds = 2;
/** Students who hand in one thesis after another with a pause; together about one thesis a second. */
const students = 4;
const pauseSeconds = 3;
const newest = 50;
/** How much more memory the last minute may use than the first one after the warm-up, as a share of the latter. */
const mostGrowth = 0.1;
const sample = fileURLToPath(new URL('../../examples/sample-thesis.docx', import.meta.url));

/** Measures the server's resident memory under a steady load of polls, uploads, forms and lists, after a minute's warm-up. */
export async function memory(minutes: number): Promise<boolean> {
  if (!(minutes >= 3)) throw new RangeError('Memory needs three minutes or more.');
  const { bytes } = await longThesis(60_000);
  const theses = Array.from({ length: students }, () => bytes);
  theses[0] = await readFile(sample);
  const desk = await serveDesk();
  try {
    const busy = busyStudents(desk.client, theses, pauseSeconds);
    const stopping = new AbortController();
    const lists = listing(desk, stopping.signal);
    // `Promise.all` below gets the error.
    lists.catch(() => {});
    while (busy.ids.length < students) await pause(100);
    let turn = 0;
    const next = () => {
      turn += 1;
      const ids = busy.ids.slice(-newest);
      return `${desk.url}/intake/submission/${ids[turn % ids.length]}`;
    };
    const polling = pollSteadily({ rate: pollRate, seconds: minutes * 60, next });
    const sizes = await sizesOf(desk, minutes);
    const { failures } = await polling;
    stopping.abort();
    await Promise.all([busy.stop(), lists]);
    const { completed = 0, ...others } = busy.ends;
    console.log(
      `  ${completed} theses, ${pollRate * minutes * 60} polls, failed: ${JSON.stringify(failures)}`,
    );
    for (const line of (await desk.complaints()).slice(0, 5)) console.log(`  ${line}`);
    return isFlat(sizes, minutes) && Object.keys(failures).length === 0 && Object.keys(others).length === 0;
  } finally {
    await desk.stop();
  }
}

/** Resident memory in MiB, once a second. */
async function sizesOf({ id }: ServedDesk, minutes: number): Promise<number[]> {
  const begin = performance.now();
  const sizes: number[] = [];
  while (sizes.length < minutes * 60) {
    sizes.push((await memoryOf(id)).resident / 1024);
    await pause(begin + sizes.length * 1000 - performance.now());
  }
  return sizes;
}

/** Sends what an operator's page sends while it stays open. */
async function listing({ client }: ServedDesk, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await Promise.all([
      client.listSubmissions({}),
      client.listDeals({}),
      client.getRates(),
      client.listServices(),
    ]);
    await pause(listSeconds * 1000);
  }
}

function isFlat(sizes: readonly number[], minutes: number): boolean {
  const each = Array.from({ length: minutes }, (_, minute) =>
    median(sizes.slice(minute * 60, (minute + 1) * 60)),
  );
  const [, first = 0] = each;
  const last = each.at(-1) ?? 0;
  console.log(`  median of each minute in MiB: ${each.map((size) => size.toFixed(0)).join(' ')}`);
  const [all, later] = [sizes.slice(60), sizes.slice(sizes.length / 2)].map(slopeOf);
  console.log(
    `  growth after the first minute ${all?.toFixed(2)} MiB a minute, in the second half ${later?.toFixed(2)}`,
  );
  return last < first * (1 + mostGrowth);
}

/** The growth in MiB a minute, by least squares over the sizes of each second. */
function slopeOf(sizes: readonly number[]): number {
  const middle = (sizes.length - 1) / 2;
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  let [above, below] = [0, 0];
  for (const [index, size] of sizes.entries()) {
    above += (index - middle) * (size - mean);
    below += (index - middle) ** 2;
  }
  return (above / below) * 60;
}
