import type { Clock, JobQueue, Store } from '../../ports.ts';
import { eachRecord } from '../../records/each-record.ts';
import { invitationJob } from '../../records/job-names.ts';
import { type MeetingRecord, meetingKey, noteInvites } from '../../records/meeting-record.ts';
import { eachFailedJob } from '../failed-jobs.ts';

/** A meeting of which not every invitation has come to its end, for all that is known. */
interface PendingInvitations {
  roomCode: string;
  createdAt: string;
}

/** Notes that a meeting has invitations to send, before any is sent. Throws `storage_unavailable`. */
export async function noteInvitations(
  store: Store,
  { roomCode, createdAt }: PendingInvitations,
): Promise<void> {
  await store.put(pendingKey(roomCode), { roomCode, createdAt });
}

/** All invitations of a meeting have come to their end. Throws `storage_unavailable`. */
export async function forgetInvitations(store: Store, roomCode: string): Promise<void> {
  await store.delete(pendingKey(roomCode));
}

/** Whether an invitation of the meeting has not come to its end. */
export function isWaiting({ participants }: MeetingRecord): boolean {
  return participants.some(({ invite }) => invite === 'queued');
}

/** Stores the job that sends an invitation, unless it has been stored before. Throws `storage_unavailable`. */
export async function enqueueInvitation(
  jobs: JobQueue,
  { roomCode }: Pick<MeetingRecord, 'roomCode'>,
  participant: number,
): Promise<void> {
  await jobs.add(invitationJob, { roomCode, participant }, { id: `${roomCode}.${participant}` });
}

export interface PendingInvitationsOptions {
  store: Store;
  jobs: JobQueue;
  clock: Clock;
}

/**
 * Gives each invitation that waits its job, and says of those whose job failed for good that they did. They have one and
 * say so already, unless the storage failed, or the process died, in the wrong moment.
 *
 * Throws `storage_unavailable`.
 */
export async function settleInvitations({ store, jobs, clock }: PendingInvitationsOptions): Promise<void> {
  const now = clock.now();
  let failed: ReadonlySet<string> | undefined;
  for await (const { roomCode, createdAt } of eachRecord<PendingInvitations>(store, pendingPrefix)) {
    // Whoever made it may still be sending.
    if (now.getTime() - Date.parse(createdAt) < busyMilliseconds) continue;
    const meeting = (await store.get<MeetingRecord>(meetingKey(roomCode)))?.value;
    if (!meeting || now >= new Date(meeting.expiresAt) || !isWaiting(meeting)) {
      await forgetInvitations(store, roomCode);
      continue;
    }
    for (const [participant, { invite }] of meeting.participants.entries()) {
      if (invite !== 'queued') continue;
      failed ??= await failedInvitations(jobs);
      if (failed.has(`${roomCode}.${participant}`)) {
        await noteInvites(store, roomCode, new Map([[participant, 'failed']]));
      } else await enqueueInvitation(jobs, meeting, participant);
    }
  }
}

const pendingPrefix = 'pending-invitations/';

/** Fifty mails take less than this. */
const busyMilliseconds = 2 * 60 * 1000;

function pendingKey(roomCode: string): string {
  return `${pendingPrefix}${roomCode}`;
}

async function failedInvitations(jobs: JobQueue): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for await (const { id } of eachFailedJob(jobs, invitationJob)) ids.add(id);
  return ids;
}
