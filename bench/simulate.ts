// Runs whole desks under faults chosen by a seed: npm run simulate -- --help
import { parseArgs } from 'node:util';
import { type Breakage, breakages } from './simulate/breakages.ts';
import { simulate } from './simulate/simulation.ts';

const usage = `npm run simulate -- [OPTION...]

Runs whole desks and their clients on a simulated clock. A seed decides when the store, the object store, the CRM, the
mailer and the webhook receiver fail, slow down or lose their answers, and when the desk's processes die. Some time after
the last fault, nothing may be lost, done twice or left undone. A failing seed is printed, and always fails in the same
way.

  --count N   number of seeds, 1000 by default
  --first S   first seed, 1 by default
  --seed S    run this seed alone, with a log of what happened
  --calls     include every call in the log
  --lacking X run a desk that lacks a safeguard, up to the first seed that exposes it: ${Object.keys(breakages).join(', ')}; or all`;

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    first: { type: 'string', default: '1' },
    seed: { type: 'string' },
    calls: { type: 'boolean', default: false },
    lacking: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) console.log(usage);
else if (options.lacking !== undefined)
  await findOut(options.lacking, Number(options.first), Number(options.count));
else if (options.seed === undefined) await runAll(Number(options.first), Number(options.count));
else await tell(Number(options.seed));

async function runAll(first: number, count: number): Promise<void> {
  const started = performance.now();
  const sums = { submissions: 0, completed: 0, meetings: 0, events: 0 };
  let failed = 0;
  for (let seed = first; seed < first + count; seed += 1) {
    const { faults, counts } = await simulate({ seed });
    for (const name of ['submissions', 'completed', 'meetings', 'events'] as const)
      sums[name] += counts[name];
    if (faults.length === 0) continue;
    failed += 1;
    console.log(`seed ${seed}: ${faults.join('; ')}\n  repeat: npm run simulate -- --seed ${seed}`);
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  const { submissions, completed, meetings, events } = sums;
  console.log(
    `${count} seeds from ${first} in ${seconds} s: ${submissions} submissions answered, ${completed} completed, ${meetings} meetings, ${events} CRM events; ${failed} seeds failed`,
  );
  if (failed > 0) process.exitCode = 1;
}

async function tell(seed: number): Promise<void> {
  const { faults, digest } = await simulate({
    seed,
    tell: (kind, line) => {
      if (kind === 'story' || options.calls) console.log(line);
    },
  });
  console.log(faults.length === 0 ? 'All is well.' : faults.join('\n'));
  console.log(`digest ${digest}`);
  if (faults.length > 0) process.exitCode = 1;
}

async function findOut(lacking: string, first: number, count: number): Promise<void> {
  const chosen = Object.entries(breakages).filter(([name]) => lacking === 'all' || name === lacking);
  if (chosen.length === 0) throw new Error(`No safeguard is called "${lacking}".`);
  for (const [name, breakage] of chosen) {
    const found = await firstFault(breakage, first, count);
    console.log(`${name}: ${found ?? `not exposed by ${count} seeds from ${first}`}`);
    if (found === null) process.exitCode = 1;
  }
}

async function firstFault(breakage: Breakage, first: number, count: number): Promise<string | null> {
  for (let seed = first; seed < first + count; seed += 1) {
    const [fault] = (await simulate({ seed, breakage })).faults;
    if (fault !== undefined) return `seed ${seed} exposes "${fault}"`;
  }
  return null;
}
