import PostalMime from 'postal-mime';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type SmtpMailerOptions, smtpMailer } from '../../../src/adapters/mail/smtp-mailer.ts';
import { storeQueue } from '../../../src/adapters/queue/store-queue.ts';
import type { Desk } from '../../../src/core/desk.ts';
import type { MeetingRecord } from '../../../src/core/records/meeting-record.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';
import { openDesk } from '../../core/services/support/open-desk.ts';
import { startSmtpServer, type TestSmtpServer } from '../../support/mail/smtp-server.ts';
import { freePort } from '../../support/redis-server.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { from } from './smtp/open-mailer.ts';

describe('invitations over SMTP', () => {
  test('are sent, refused for good, and sent after a while, each once', async () => {
    const server = await startServer();
    const { desk, invites } = await startDesk(server.port);
    server.replies.set('refused@example.com', [550]);
    server.replies.set('later@example.com', [451]);
    const participants = ['at-once@example.com', 'refused@example.com', 'later@example.com'];
    const meeting = await desk.meetings.create({ participants });
    expect(meeting.participants.map(({ invite }) => invite)).toEqual(['sent', 'failed', 'queued']);
    server.replies.set('later@example.com', [250]);
    await waitUntil(async () => !(await invites(meeting.roomCode)).includes('queued'));
    expect(await invites(meeting.roomCode)).toEqual(['sent', 'failed', 'sent']);
    expect(recipientsOf(server)).toEqual(['at-once@example.com', 'later@example.com']);
  });

  test('wait for a server that is down, and go out once when it is back', async () => {
    const port = await freePort();
    const { desk, invites } = await startDesk(port);
    const participants = ['ana@example.com', 'ben@example.com', 'eva@example.com'];
    const meeting = await desk.meetings.create({ participants });
    expect(meeting.participants.map(({ invite }) => invite)).toEqual(['queued', 'queued', 'queued']);
    const server = await startServer(port);
    await waitUntil(async () => !(await invites(meeting.roomCode)).includes('queued'));
    expect(await invites(meeting.roomCode)).toEqual(['sent', 'sent', 'sent']);
    expect(recipientsOf(server)).toEqual(participants);
  });

  test('wait for a login that was corrected', async () => {
    const server = await startServer(0, new Map([['desk', 'right-password']]));
    let password = 'wrong-password';
    const { desk, invites } = await startDesk(server.port, { user: 'desk', password: () => password });
    const meeting = await desk.meetings.create({ participants: ['ana@example.com'] });
    expect(meeting.participants[0]?.invite).toBe('queued');
    password = 'right-password';
    await waitUntil(async () => !(await invites(meeting.roomCode)).includes('queued'));
    expect(await invites(meeting.roomCode)).toEqual(['sent']);
    expect(recipientsOf(server)).toEqual(['ana@example.com']);
  });

  test('bring an event that calendars take', async () => {
    const server = await startServer();
    const { desk } = await startDesk(server.port);
    const participants = [{ email: 'ana@example.com', name: 'Ana "Díaz", <eve@example.com>\r\nX: y' }];
    const { roomCode } = await desk.meetings.create({ participants, title: 'Über\r\nATTENDEE:mailto:eve@x' });
    const read = await PostalMime.parse(server.taken[0]?.bytes ?? '', { attachmentEncoding: 'utf8' });
    const event = read.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
    expect(event?.method).toBe('REQUEST');
    const lines = String(event?.content)
      .replace(/\r?\n[ \t]/g, '')
      .split(/\r?\n/);
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        `UID:${roomCode}@thesisdesk`,
        'SEQUENCE:0',
        expect.stringMatching(/^DTSTAMP:\d{8}T\d{6}Z$/),
        'ORGANIZER;CN="The editors":mailto:desk@example.org',
      ]),
    );
    const attendees = lines.filter((line) => line.startsWith('ATTENDEE'));
    expect(attendees).toEqual([expect.stringMatching(/:mailto:ana@example\.com$/i)]);
  });
});

function recipientsOf({ taken }: TestSmtpServer): string[] {
  return taken.flatMap(({ to }) => to).sort();
}

async function startServer(port = 0, logins?: ReadonlyMap<string, string>): Promise<TestSmtpServer> {
  const server = await startSmtpServer({ port, ...(logins && { logins }) });
  onTestFinished(() => server.stop());
  return server;
}

/** A whole desk in memory that sends to this port and does not give up. */
async function startDesk(port: number, options: Partial<SmtpMailerOptions> = {}) {
  const store = memoryStore();
  const mailer = smtpMailer({ host: '127.0.0.1', port, from, ...options });
  const waits = { firstWaitMilliseconds: 20, longestWaitMilliseconds: 20, attempts: 1_000 };
  const jobs = storeQueue({ store, ...waits, graceMilliseconds: 50 });
  const { desk }: { desk: Desk } = openDesk({ store, mailer, jobs, organizer: from });
  onTestFinished(() => mailer.close());
  onTestFinished(() => desk.close());
  desk.start();
  const invites = async (roomCode: string) => {
    const meeting = await store.get<MeetingRecord>(`meetings/${roomCode}`);
    return meeting?.value.participants.map(({ invite }) => invite) ?? [];
  };
  return { desk, invites };
}
