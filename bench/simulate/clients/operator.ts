import { starterSchedule } from '../../../src/core/pricing/rates/rate-schedule.ts';
import type { World } from '../world/world.ts';
import { ask } from './ask.ts';

/** Changes the rates now and then, and restarts submissions that failed because a service was unavailable. */
export async function operator(world: World): Promise<void> {
  const chance = world.chance();
  world.schedules.push(starterSchedule);
  while (!world.isCalm) {
    await world.time.sleep(10_000 + chance.below(80_000));
    if (chance.oneIn(5)) {
      await ask(world, chance, 'the operator goes back to the starter rates', (desk) => desk.rates.reset());
      continue;
    }
    const schedule = { ...starterSchedule, adminFee: chance.below(1_000) };
    world.schedules.push(schedule);
    await ask(world, chance, `the operator sets a fee of ${schedule.adminFee}`, (desk) =>
      desk.rates.put(schedule),
    );
    if (chance.oneIn(2)) await startOver(world);
  }
}

async function startOver(world: World): Promise<void> {
  const chance = world.chance();
  const list = await ask(world, chance, 'the operator looks for errors', (desk) =>
    desk.intake.list({ limit: 100 }),
  );
  if (!list || 'refused' in list) return;
  for (const { submissionId, status } of list.value.records) {
    if (status !== 'error') continue;
    await ask(world, chance, `the operator starts ${submissionId} over`, (desk) =>
      desk.intake.retry(submissionId),
    );
  }
}
