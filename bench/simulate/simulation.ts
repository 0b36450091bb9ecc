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
  /** What is against the rules; none where all is well. */
  faults: string[];
  /** The same for simulations in which the same happened. */
  digest: string;
  /** What there was to go wrong. */
  counts: { submissions: number; completed: number; revisions: number; meetings: number; events: number };
}

/**
 * Lets a desk and its clients live through six minutes of faults and then come to rest, on a clock that is moved by hand.
 * The same seed makes the same things happen in the same order.
 *
 * @example
 * const { faults } = await simulate({ seed: 42 });
 */
export async function simulate(options: WorldOptions): Promise<Outcome> {
  // Loaded before, as loading a module is the one thing that would take real time.
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
/** Deals are what it is about where jobs are taken over. */
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

/** Lets time pass until nothing is to be done any more; says what is left where that takes too long. */
async function comeToRest(world: World, milliseconds: number): Promise<string[]> {
  const end = world.time.now + milliseconds;
  for (;;) {
    await world.time.passUntil(world.time.now + 20_000);
    const faults = [...world.faults, ...(await faultsOfRest(world))];
    // What was seen while it happened does not go away.
    if (faults.length === 0 || world.faults.length > 0 || world.time.now >= end) return faults;
  }
}

/** A day later, after all machines were switched off, what nobody submitted goes away, and nothing else changes. */
async function nextDay(world: World): Promise<string[]> {
  world.isSwitchedOff = true;
  for (const machine of [...world.machines]) machine.kill();
  await world.time.passUntil(world.time.now + 25 * hour);
  world.isSwitchedOff = false;
  await world.time.passUntil(world.time.now + hour / 20);
  const rest = await faultsOfRest(world);
  return [...world.faults, ...rest, ...(await faultsOf(world)), ...(await leftOvers(world))];
}
