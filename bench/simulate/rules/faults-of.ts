import { hasRevisionInWork } from '../../../src/core/records/submissions/submission-documents.ts';
import type { SubmissionRecord } from '../../../src/core/records/submissions/submission-record.ts';
import { followUpsDue } from '../../../src/core/services/quotes/follow-up.ts';
import type { World } from '../world/world.ts';
import { eventFaults } from './event-faults.ts';
import { meetingFaults } from './meeting-faults.ts';
import { quoteFaults } from './quote-faults.ts';
import { repetitions } from './repetitions.ts';
import { revisionFaults } from './revision-faults.ts';
import { submissionFaults } from './submission-faults.ts';

/** What is not finished. */
export async function faultsOfRest(world: World): Promise<string[]> {
  const faults: string[] = [];
  if (world.clients > 0) faults.push(`${world.clients} clients have not finished`);
  for (const prefix of ['jobs/pending/', 'pending-invitations/', 'promised-events/']) {
    for await (const key of world.store.keys(prefix)) faults.push(`${key} is left`);
  }
  for (const [id, record] of await world.watched.records<SubmissionRecord>('submissions/')) {
    if (record.status === 'processing') faults.push(`submission ${id} is being processed for ever`);
    if (hasRevisionInWork(record)) faults.push(`a revised document of ${id} is being read for ever`);
    // The desk finds an unfinished follow-up again within five minutes.
    for (const version of followUpsDue(record))
      faults.push(`version ${version} of ${id} waits for its follow-up for ever`);
  }
  return faults;
}

/** Every violation of the rules once everything is idle. */
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
