// Lets desks live through faults that a seed decides on: npm run simulate -- --help
import { parseArgs } from 'node:util';
import { type Breakage, breakages } from './simulate/breakages.ts';
import { simulate } from './simulate/simulation.ts';

const usage = `npm run simulate -- [OPTION...]

Runs whole desks on a clock that is moved by hand, with clients, and with a store, an object store, a CRM, a mailer and a
receiver of webhooks that fail, are slow, lose their answers and see the desk's processes die, as a seed decides. When the
faults are over and time has passed, nothing may be lost, done twice or left. A seed that fails is printed, and does so
again in just the same way.

  --count N   seeds, 1000 by default
  --first S   the first of them, 1 by default
  --seed S    this seed alone, with the story of what happened
  --calls     with each call in the story
  --lacking X a desk that lacks a safety, up to the first seed that finds it out: ${Object.keys(breakages).join(', ')}; or all`;

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
    console.log(`seed ${seed}: ${faults.join('; ')}\n  again: npm run simulate -- --seed ${seed}`);
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  const { submissions, completed, meetings, events } = sums;
  console.log(
    `${count} seeds from ${first} on in ${seconds} s: ${submissions} submissions answered, ${completed} completed, ${meetings} meetings, ${events} events of the CRM; ${failed} seeds failed`,
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
  if (chosen.length === 0) throw new Error(`No safety is called "${lacking}".`);
  for (const [name, breakage] of chosen) {
    const found = await firstFault(breakage, first, count);
    console.log(`${name}: ${found ?? `not found by ${count} seeds from ${first} on`}`);
    if (found === null) process.exitCode = 1;
  }
}

async function firstFault(breakage: Breakage, first: number, count: number): Promise<string | null> {
  for (let seed = first; seed < first + count; seed += 1) {
    const [fault] = (await simulate({ seed, breakage })).faults;
    if (fault !== undefined) return `seed ${seed} finds "${fault}"`;
  }
  return null;
}
