import type { World } from '../world/world.ts';
import { ask } from './ask.ts';

/** Sends an event as a CRM does: retries a few times without an answer, then gives up. */
export async function crmSender(world: World, number: number): Promise<void> {
  const chance = world.chance();
  await world.time.sleep(chance.below(world.stormEnds * 0.95));
  const title = `event ${number}`;
  const body = JSON.stringify({
    v: 1,
    meta: { action: 'updated', object: 'deal', id: number },
    current: { id: number, title, stage_id: 3, status: 'open' },
    previous: { stage_id: 2, status: 'open' },
  });
  const answer = await ask(
    world,
    chance,
    `the CRM sends ${title}`,
    (desk) => desk.crmEvents.receive({ body, authenticated: true }),
    4,
  );
  if (answer) world.answered.crmEvents.push(title);
}
