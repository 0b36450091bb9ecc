import { hasRevisionInWork } from '../../../src/core/records/submissions/submission-documents.ts';
import type { SubmissionRecord } from '../../../src/core/records/submissions/submission-record.ts';
import { isFollowUpDue } from '../../../src/core/services/quotes/follow-up.ts';
import type { World } from '../world/world.ts';
import { eventFaults } from './event-faults.ts';
import { meetingFaults } from './meeting-faults.ts';
import { quoteFaults } from './quote-faults.ts';
import { repetitions } from './repetitions.ts';
import { revisionFaults } from './revision-faults.ts';
import { submissionFaults } from './submission-faults.ts';

/** What is still to be done. */
export async function faultsOfRest(world: World): Promise<string[]> {
  const faults: string[] = [];
  if (world.clients > 0) faults.push(`${world.clients} clients are not done`);
  for (const prefix of ['jobs/pending/', 'pending-invitations/', 'promised-events/']) {
    for await (const key of world.store.keys(prefix)) faults.push(`${key} is left`);
  }
  for (const [id, record] of await world.watched.records<SubmissionRecord>('submissions/')) {
    if (record.status === 'processing') faults.push(`submission ${id} is being processed for ever`);
    if (hasRevisionInWork(record)) faults.push(`a revised document of ${id} is being read for ever`);
    // What follows from a version is found again within five minutes.
    if (isFollowUpDue(record)) faults.push(`the newest version of ${id} is followed by nothing for ever`);
  }
  return faults;
}

/** What is against the rules when all has come to rest. */
export async function faultsOf(world: World): Promise<string[]> {
  return [
    ...(await submissionFaults(world)),
    ...(await quoteFaults(world)),
    ...(await revisionFaults(world)),
    ...(await meetingFaults(world)),
    ...(await eventFaults(world)),
    ...repetitions(world),
  ];
}
