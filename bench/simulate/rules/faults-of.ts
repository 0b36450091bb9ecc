import type { World } from '../world/world.ts';
import { eventFaults } from './event-faults.ts';
import { meetingFaults } from './meeting-faults.ts';
import { quoteFaults } from './quote-faults.ts';
import { repetitions } from './repetitions.ts';
import { submissionFaults } from './submission-faults.ts';

/** What is still to be done. */
export async function faultsOfRest(world: World): Promise<string[]> {
  const faults: string[] = [];
  if (world.clients > 0) faults.push(`${world.clients} clients are not done`);
  for (const prefix of ['jobs/pending/', 'pending-invitations/', 'promised-events/']) {
    for await (const key of world.store.keys(prefix)) faults.push(`${key} is left`);
  }
  for (const [id, { status }] of await world.watched.records<{ status: string }>('submissions/')) {
    if (status === 'processing') faults.push(`submission ${id} is being processed for ever`);
  }
  return faults;
}

/** What is against the rules when all has come to rest. */
export async function faultsOf(world: World): Promise<string[]> {
  return [
    ...(await submissionFaults(world)),
    ...(await quoteFaults(world)),
    ...(await meetingFaults(world)),
    ...(await eventFaults(world)),
    ...repetitions(world),
  ];
}
