import { busySeconds, childrenOf } from '../../../test/support/processes.ts';
import { longThesis } from '../analysis/long-thesis.ts';
import { median, percentile } from '../percentile.ts';
import { type BusyStudents, busyStudents } from './busy-students.ts';
import { type ServedDesk, serveDesk } from './served-desk.ts';
import { pollSteadily } from './steady-polls.ts';

const rate = 50;
const newest = 50;
const rounds = 3;
const mostMilliseconds = 50;
/** One student for each length; the longest thesis has 50 MB of XML. */
const wordCounts = [40_000, 80_000, 150_000, 300_000, 800_000, 1_500_000];

/** Polls the newest submissions fifty times a second, while all analysis processes are busy with long theses. */
export async function polls(seconds: number): Promise<boolean> {
  const theses = await Promise.all(wordCounts.map(longThesis));
  const desk = await serveDesk();
  try {
    const students = busyStudents(
      desk.client,
      theses.map(({ bytes }) => bytes),
    );
    const p99s: number[] = [];
    let isAnswered = true;
    for (let round = 1; round <= rounds; round += 1) {
      const { times, failures, busyCores } = await measured(desk, students, seconds);
      const p99 = percentile(times, 0.99);
      p99s.push(p99);
      isAnswered &&= Object.keys(failures).length === 0;
      console.log(
        `  round ${round}: half within ${median(times).toFixed(1)} ms, 99 % within ${p99.toFixed(1)} ms, the slowest ` +
          `${Math.max(...times).toFixed(0)} ms, failed: ${JSON.stringify(failures)}; analyses used ${busyCores.toFixed(2)} cores`,
      );
    }
    await students.stop();
    const { completed = 0, ...others } = students.ends;
    console.log(`  99 % within ${median(p99s).toFixed(1)} ms beside the analyses of ${completed} theses`);
    return isAnswered && median(p99s) < mostMilliseconds && Object.keys(others).length === 0;
  } finally {
    await desk.stop();
  }
}

async function measured({ url, id }: ServedDesk, students: BusyStudents, seconds: number) {
  // Waits until the first analyses are in progress and their processes have started.
  while (students.ids.length < wordCounts.length)
    await pollSteadily({ rate, seconds: 1, next: () => `${url}/ready` });
  let turn = 0;
  const next = () => {
    const ids = students.ids.slice(-newest);
    turn += 1;
    return `${url}/intake/submission/${ids[turn % ids.length]}`;
  };
  const before = await analysing(id);
  const start = performance.now();
  const answered = await pollSteadily({ rate, seconds, next });
  const busyCores = ((await analysing(id)) - before) / ((performance.now() - start) / 1000);
  return { ...answered, busyCores };
}

/** CPU seconds used by the analysis processes. */
async function analysing(desk: number): Promise<number> {
  const seconds = await Promise.all((await childrenOf(desk)).map(busySeconds));
  return seconds.reduce((sum, each) => sum + each, 0);
}
