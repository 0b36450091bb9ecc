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

/** The machines that a world may have; each world gets one of these sets. */
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

/** Starts a desk's machines; some of them die or are stopped repeatedly until the storm is over. */
export function startHosts(world: World): void {
  const chance = world.chance();
  const roles = chance.of(rolesIn[world.climate]);
  // The longest life of a machine, in calls to the world; some worlds have no crashes at all.
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
  // The clocks of two machines differ by up to two seconds; the desk tolerates three.
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

/** Whether machines neither die nor stall. */
function holds({ climate }: World): boolean {
  return climate === 'sure' || climate === 'alone';
}

/** This many short spans in the rest of the storm. */
function spans({ time, stormEnds }: World, chance: Chance, count: number): Span[] {
  return Array.from({ length: count }, () => {
    const start = time.now + chance.below(Math.max(1, stormEnds - time.now));
    return { start, end: Math.min(stormEnds, start + chance.of([2_000, 8_000, 14_000, 30_000])) };
  });
}

/** A machine may not only die in the middle of a call: it may die at any time, or be stopped as for an upgrade. */
async function endSometime({ time, stormEnds }: World, machine: Machine, chance: Chance): Promise<void> {
  const at = time.now + chance.below(stormEnds);
  const isStopped = chance.oneIn(2);
  if (at >= stormEnds || chance.oneIn(3)) return;
  await time.sleep(at - time.now);
  if (isStopped) await machine.stop();
  else machine.kill();
}
