import type { World } from '../world/world.ts';
import { ask } from './ask.ts';

/** Addresses of this host are refused by the mail server. */
export const refusedHost = 'refused.example';

/** Makes a meeting and invites to it, again and again until it is answered: each time another one. */
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
