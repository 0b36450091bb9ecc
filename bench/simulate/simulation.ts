import { corrector } from './clients/corrector.ts';
import { crmSender } from './clients/crm-sender.ts';
import { editor } from './clients/editors.ts';
import { operator } from './clients/operator.ts';
import { student } from './clients/students.ts';
import { startHosts } from './machines/hosts.ts';
import { faultsOf, faultsOfRest } from './rules/faults-of.ts';
import { leftOvers } from './rules/left-overs.ts';
import { World, type WorldOptions } from './world/world.ts';

export interface Outcome {
  seed: number;
  /** Every violation of the rules; empty if all is well. */
  faults: string[];
  /** Equal for two simulations in which the same things happened. */
  digest: string;
  /** How much happened that could have gone wrong. */
  counts: { submissions: number; completed: number; revisions: number; meetings: number; events: number };
}

/**
 * Runs a desk and its clients through six minutes of faults and then until they are idle, on a simulated clock. The same
 * seed makes the same things happen in the same order.
 *
 * @example
 * const { faults } = await simulate({ seed: 42 });
 */
export async function simulate(options: WorldOptions): Promise<Outcome> {
  // Loaded first, because loading a module is the only thing that would take real time.
  await Promise.all([import('ical-generator'), import('mustache'), import('standardwebhooks')]);
  const world = new World(options);
  startHosts(world);
  startClients(world);
  await world.time.passUntil(world.stormEnds);
  const rest = await comeToRest(world, 4 * hour);
  const faults = [...world.faults, ...rest, ...(await faultsOf(world))];
  const records = await world.watched.records<{ status: string }>('submissions/');
  const { submissions, revisions, meetings, crmEvents } = world.answered;
  const counts = {
    submissions: submissions.size,
    completed: [...records.values()].filter(({ status }) => status === 'completed').length,
    revisions: revisions.length,
    meetings: meetings.length,
    events: crmEvents.length,
  };
  if (faults.length === 0) faults.push(...(await nextDay(world)));
  return { seed: options.seed, faults, digest: world.digest(), counts };
}

const hour = 3_600_000;

const mixedClients = { students: 7, editors: 4, events: 6 };
/** Takeovers put deals at risk, so these worlds have more students and less of everything else. */
const manyStudents = { students: 14, editors: 1, events: 2 };

function startClients(world: World): void {
  const { students, editors, events } = world.climate === 'takeovers' ? manyStudents : mixedClients;
  const clients = [
    operator(world),
    corrector(world),
    ...Array.from({ length: students }, (_, index) => student(world, index + 1)),
    ...Array.from({ length: editors }, (_, index) => editor(world, index + 1)),
    ...Array.from({ length: events }, (_, index) => crmSender(world, index + 1)),
  ];
  for (const client of clients) {
    world.clients += 1;
    client.then(
      () => {
        world.clients -= 1;
      },
      (error: unknown) => world.faults.push(`a client got ${String(error)}`),
    );
  }
}

/** Lets time pass until nothing is left to do; resolves to what is left if that takes too long. */
async function comeToRest(world: World, milliseconds: number): Promise<string[]> {
  const end = world.time.now + milliseconds;
  for (;;) {
    await world.time.passUntil(world.time.now + 20_000);
    const faults = [...world.faults, ...(await faultsOfRest(world))];
    // Waiting does not undo faults that were seen as they happened.
    if (faults.length === 0 || world.faults.length > 0 || world.time.now >= end) return faults;
  }
}

/** Switches all machines off for a day. Afterwards uploads that nobody submitted must go, and nothing else may change. */
async function nextDay(world: World): Promise<string[]> {
  world.isSwitchedOff = true;
  for (const machine of [...world.machines]) machine.kill();
  await world.time.passUntil(world.time.now + 25 * hour);
  world.isSwitchedOff = false;
  await world.time.passUntil(world.time.now + hour / 20);
  const rest = await faultsOfRest(world);
  return [...world.faults, ...rest, ...(await faultsOf(world)), ...(await leftOvers(world))];
}
