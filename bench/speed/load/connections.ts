import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createClient } from '../../../src/http/client/client.ts';
import { memoryOf } from '../../../test/support/processes.ts';
import { median, percentile } from '../percentile.ts';
import { type ServedDesk, serveDesk } from './served-desk.ts';
import { openSlowConnections } from './slow-connections.ts';
import { pollSteadily } from './steady-polls.ts';

const slowOnes = 400;
const rate = 50;
const rounds = 3;
const mostMilliseconds = 50;
const sample = fileURLToPath(new URL('../../examples/sample-thesis.docx', import.meta.url));

/** Times polls and students' complete visits, alternately without and with connections that only take up room. */
export async function connections(seconds: number): Promise<boolean> {
  const desk = await serveDesk();
  try {
    const without: Found[] = [];
    const beside: Found[] = [];
    let closed = 0;
    for (let round = 0; round < rounds; round += 1) {
      without.push(await measured(desk, seconds));
      const { uploadUrl } = await desk.client.createUpload({ fileName: 'slow.docx' });
      const slow = openSlowConnections(desk.url, uploadUrl, slowOnes);
      try {
        beside.push(await measured(desk, seconds));
      } finally {
        slow.stop();
        closed += slow.closed;
      }
    }
    const { resident } = await memoryOf(desk.id);
    console.log(`  without: ${lineOf(without)}`);
    console.log(`  beside ${slowOnes}, of which ${closed} were closed and reopened: ${lineOf(beside)}`);
    console.log(`  the server uses ${(resident / 1024).toFixed(0)} MiB`);
    return (
      p99Of(beside) < mostMilliseconds && beside.every(({ failures }) => Object.keys(failures).length === 0)
    );
  } finally {
    await desk.stop();
  }
}

interface Found {
  times: number[];
  failures: Record<string, number>;
  /** From a student's first request to the quote. */
  waySeconds: number;
}

async function measured({ url }: ServedDesk, seconds: number): Promise<Found> {
  const student = createClient({ baseUrl: url });
  const begin = performance.now();
  const form = { name: 'Ada Byron', email: 'ada@example.org', serviceType: 'editing' };
  const thesis = new Blob([await readFile(sample)]);
  const id = await student.handIn(thesis, form, { fileName: 'thesis.docx' });
  const { status } = await student.ending(id, { interval: 50 });
  if (status !== 'completed') throw new Error(`The submission ended as ${status}.`);
  const waySeconds = (performance.now() - begin) / 1000;
  return {
    waySeconds,
    ...(await pollSteadily({ rate, seconds, next: () => `${url}/intake/submission/${id}` })),
  };
}

function p99Of(found: readonly Found[]): number {
  return median(found.map(({ times }) => percentile(times, 0.99)));
}

function lineOf(found: readonly Found[]): string {
  const half = median(found.map(({ times }) => median(times)));
  const way = median(found.map(({ waySeconds }) => waySeconds));
  const failures = found.flatMap((each) =>
    Object.entries(each.failures).map(([end, count]) => `${count} ${end}`),
  );
  return (
    `half of the polls within ${half.toFixed(1)} ms, 99 % within ${p99Of(found).toFixed(1)} ms, failed: ${failures.join(', ') || 'none'}; ` +
    `from the upload to the quote ${way.toFixed(1)} s`
  );
}
