import type { World } from '../world/world.ts';
import { ask } from './ask.ts';

/** The mail server refuses addresses at this host. */
export const refusedHost = 'refused.example';

/** Creates a meeting with invitations, and retries until it is acknowledged; each try creates a different meeting. */
export async function editor(world: World, number: number): Promise<void> {
  const chance = world.chance();
  await world.time.sleep(chance.below(world.stormEnds * 0.9));
  const emails = Array.from({ length: 1 + chance.below(3) }, (_, place) => {
    return `guest-${number}-${place}@${chance.oneIn(5) ? refusedHost : 'example.org'}`;
  });
  for (const email of emails)
    if (email.endsWith(refusedHost)) world.mailer.troubles.set(email, 'mail_refused');
  const answer = await ask(world, chance, `editor ${number} invites`, (desk) =>
    desk.meetings.create({ participants: emails }),
  );
  if (answer && 'value' in answer) world.answered.meetings.push({ roomCode: answer.value.roomCode, emails });
}
