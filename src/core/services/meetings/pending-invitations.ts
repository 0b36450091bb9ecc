import type { Clock, JobQueue, Store } from '../../ports.ts';
import { invitationJob } from '../../records/job-names.ts';
import { type MeetingRecord, meetingKey, noteInvites } from '../../records/meeting-record.ts';
import { unlessDamaged } from '../../records/reading/damaged-record.ts';
import { eachReadable } from '../../records/reading/each-record.ts';
import { eachFailedJob } from '../failed-jobs.ts';

/** A meeting that may still have invitations to send. */
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

/** Removes the note once all invitations of a meeting are settled. Throws `storage_unavailable`. */
export async function forgetInvitations(store: Store, roomCode: string): Promise<void> {
  await store.delete(pendingKey(roomCode));
}

/** Whether an invitation of the meeting is not settled yet. */
export function isWaiting({ participants }: MeetingRecord): boolean {
  return participants.some(({ invite }) => invite === 'queued');
}

/**
 * Adds the job that sends an invitation, unless it has been added before. One that is done runs again if the invitation
 * is still waiting, because the record of the meeting was put back from a backup. Throws `storage_unavailable`.
 */
export async function enqueueInvitation(
  { store, jobs }: Pick<PendingInvitationsOptions, 'store' | 'jobs'>,
  { roomCode }: Pick<MeetingRecord, 'roomCode'>,
  participant: number,
): Promise<void> {
  const isStillDue = async () => {
    const meeting = (await store.get<MeetingRecord>(meetingKey(roomCode)))?.value;
    return meeting?.participants[participant]?.invite === 'queued';
  };
  await jobs.add(invitationJob, { roomCode, participant }, { id: `${roomCode}.${participant}`, isStillDue });
}

export interface PendingInvitationsOptions {
  store: Store;
  jobs: JobQueue;
  clock: Clock;
}

/**
 * Adds the missing jobs of waiting invitations, and marks as failed those whose job failed for good. Usually neither
 * is necessary, unless the storage failed or the process died at the wrong moment.
 *
 * Throws `storage_unavailable`.
 */
export async function settleInvitations({ store, jobs, clock }: PendingInvitationsOptions): Promise<void> {
  const now = clock.now();
  let failed: ReadonlySet<string> | undefined;
  for await (const { roomCode, createdAt } of eachReadable<PendingInvitations>(store, pendingPrefix)) {
    // The process that created the meeting may still be sending.
    if (now.getTime() - Date.parse(createdAt) < busyMilliseconds) continue;
    await unlessDamaged(() => settle(roomCode));
  }

  async function settle(roomCode: string): Promise<void> {
    const meeting = (await store.get<MeetingRecord>(meetingKey(roomCode)))?.value;
    if (!meeting || now >= new Date(meeting.expiresAt) || !isWaiting(meeting)) {
      await forgetInvitations(store, roomCode);
      return;
    }
    for (const [participant, { invite }] of meeting.participants.entries()) {
      if (invite !== 'queued') continue;
      failed ??= await failedInvitations(jobs);
      if (failed.has(`${roomCode}.${participant}`)) {
        await noteInvites(store, roomCode, new Map([[participant, 'failed']]));
      } else await enqueueInvitation({ store, jobs }, meeting, participant);
    }
  }
}

const pendingPrefix = 'pending-invitations/';

/** Sending fifty mails takes less than this. */
const busyMilliseconds = 2 * 60 * 1000;

function pendingKey(roomCode: string): string {
  return `${pendingPrefix}${roomCode}`;
}

async function failedInvitations(jobs: JobQueue): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for await (const { id } of eachFailedJob(jobs, invitationJob)) ids.add(id);
  return ids;
}
