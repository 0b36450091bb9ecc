import type { MeetingRecord } from '../../../src/core/records/meeting-record.ts';
import { refusedHost } from '../clients/editors.ts';
import type { World } from '../world/world.ts';

/** Each acknowledged meeting must have its own code, and each of its invitations must be sent or marked as failed. */
export async function meetingFaults(world: World): Promise<string[]> {
  const faults: string[] = [];
  const records = await world.watched.records<MeetingRecord>('meetings/');
  const { meetings } = world.answered;
  // The storage may have failed in every try.
  const gaveUp = new Set((await world.watched.records('jobs/failed/invitation/')).keys());
  const codes = new Set(meetings.map(({ roomCode }) => roomCode));
  if (codes.size < meetings.length) faults.push('two meetings have the same code');
  for (const { roomCode, emails } of meetings) {
    const record = records.get(roomCode);
    const invited = record?.participants.map(({ email }) => email);
    if (!record || String(invited) !== String(emails))
      faults.push(`meeting ${roomCode} is not as it was answered`);
    else faults.push(...invitationFaults(record, gaveUp, world));
  }
  return faults;
}

function invitationFaults(
  { roomCode, participants }: MeetingRecord,
  gaveUp: ReadonlySet<string>,
  { mailer }: World,
): string[] {
  const faults: string[] = [];
  for (const [place, { email, invite, mailId }] of participants.entries()) {
    const mails = mailer.sent.filter(({ to, text }) => to.email === email && text.includes(roomCode));
    if (invite === 'failed' && gaveUp.has(`${roomCode}.${place}`)) continue;
    const expected = email.endsWith(refusedHost) ? 'failed' : 'sent';
    if (invite !== expected)
      faults.push(`the invitation of ${email} to ${roomCode} is ${invite}, not ${expected}`);
    if (expected === 'sent' && mails.length === 0) faults.push(`${email} got no mail about ${roomCode}`);
    if (mails.some(({ id }) => id !== mailId))
      faults.push(`${email} got mails about ${roomCode} with different ids`);
  }
  return faults;
}
