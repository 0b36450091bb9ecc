import type { Chance } from '../../chance.ts';
import type { Climate } from '../world/climate.ts';
import type { World } from '../world/world.ts';
import { ambushBy } from './ambush.ts';
import { Machine } from './machine.ts';
import type { Span } from './wire.ts';

interface Role {
  serves: boolean;
  works: boolean;
}

const both: Role = { serves: true, works: true };
const server: Role = { serves: true, works: false };
const worker: Role = { serves: false, works: true };

/** One of which has the machines of a world. */
const rolesIn: Record<Climate, readonly (readonly Role[])[]> = {
  mixed: [[both], [both, both], [both, both, both], [server, worker], [server, worker, worker]],
  takeovers: [
    [both, both],
    [both, both, both],
    [server, worker, worker],
  ],
  sure: [
    [both, both],
    [server, worker, worker],
  ],
  alone: [[both]],
};

/** Starts the machines of a desk, some of which die or are stopped again and again until the storm is over. */
export function startHosts(world: World): void {
  const chance = world.chance();
  const roles = chance.of(rolesIn[world.climate]);
  // What the average machine lives for, in calls to the world; some worlds have no crashes at all.
  const longest = chance.of(lifetimesIn[world.climate]);
  const troubles = world.climate === 'mixed' ? chance.of([0, 0, 1, 4]) : 0;
  for (const [index, role] of roles.entries())
    void keepRunning(world, `host ${index + 1}`, role, { longest, troubles });
}

async function keepRunning(
  world: World,
  host: string,
  role: Role,
  { longest, troubles }: { longest: number; troubles: number },
): Promise<void> {
  const chance = world.chance();
  // Of the three seconds by which the clocks of two machines may differ.
  const skew = chance.below(2_001) - 1_000;
  for (let start = 1; ; start += 1) {
    const lifetime = Number.isFinite(longest) ? 1 + chance.below(longest) : longest;
    const machine = new Machine(world, {
      name: `${host}, start ${start}`,
      ...role,
      lifetime,
      skew,
      stalls: spans(world, chance, troubles),
      partitions: spans(world, chance, troubles),
      ambush: world.climate === 'takeovers' ? ambushBy(chance) : null,
    });
    world.machines.push(machine);
    if (!holds(world)) void endSometime(world, machine, chance);
    await machine.gone;
    world.machines.splice(world.machines.indexOf(machine), 1);
    await world.time.sleep(chance.of([100, 2_000, 15_000]));
    while (world.isSwitchedOff) await world.time.sleep(60_000);
  }
}

const forEver = [Number.POSITIVE_INFINITY];

const lifetimesIn: Record<Climate, readonly number[]> = {
  mixed: [150, 600, 3_000, ...forEver],
  takeovers: [3_000, ...forEver],
  sure: forEver,
  alone: forEver,
};

/** Whether machines neither die nor stand still. */
function holds({ climate }: World): boolean {
  return climate === 'sure' || climate === 'alone';
}

/** So many short spans of the rest of the storm. */
function spans({ time, stormEnds }: World, chance: Chance, count: number): Span[] {
  return Array.from({ length: count }, () => {
    const start = time.now + chance.below(Math.max(1, stormEnds - time.now));
    return { start, end: Math.min(stormEnds, start + chance.of([2_000, 8_000, 14_000, 30_000])) };
  });
}

/** Besides dying in the middle of a call, a machine may die at any time, and some are stopped for an upgrade. */
async function endSometime({ time, stormEnds }: World, machine: Machine, chance: Chance): Promise<void> {
  const at = time.now + chance.below(stormEnds);
  const isStopped = chance.oneIn(2);
  if (at >= stormEnds || chance.oneIn(3)) return;
  await time.sleep(at - time.now);
  if (isStopped) await machine.stop();
  else machine.kill();
}
