import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rememberAddress } from '../../../../src/cli/server/server-address.ts';
import { deskFolder } from '../../support/desk-folder.ts';
import { jsonOf, runMain } from '../../support/run-main.ts';

const inThreeDays = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000);

describe('meetings create', () => {
  test('opens a room and writes the invitations', async () => {
    const { folder, desk } = await deskFolder();
    const { code, output } = await runMain([
      'meetings',
      'create',
      '--data',
      folder,
      '--title',
      'First talk',
      '--participant',
      'Ada <ada@example.com>',
      'bob@example.com',
    ]);
    expect(output).toMatch(/^First talk\n\nRoom code +\w{3}-\w{4}-\w{3}\n/);
    expect(output).toMatch(
      /\nInvitations\n {2}written to the outbox, not sent {2}ada@example\.com {2}Ada\n {2}written to the outbox, not sent {2}bob@example\.com\n$/,
    );
    const [roomCode = ''] = /\w{3}-\w{4}-\w{3}/.exec(output) ?? [];
    expect(await desk.meetings.get(roomCode)).toMatchObject({ title: 'First talk', participantCount: 2 });
    expect(await readdir(join(folder, 'outbox'))).toHaveLength(2);
    expect(code).toBe(0);
  });

  test('gives the meeting as JSON', async () => {
    const { folder } = await deskFolder();
    const run = await runMain([
      'meetings',
      'create',
      '--json',
      '--data',
      folder,
      '--participant',
      'ada@example.com',
      '--starts-at',
      inThreeDays.toISOString(),
      '--duration',
      '30',
      '--notes',
      'Bring the draft.',
    ]);
    expect(jsonOf(run)).toMatchObject([{ status: 'active', participants: [{ invite: 'written' }] }]);
  });

  test('takes several people in one list, and a start in a named zone', async () => {
    const { folder } = await deskFolder();
    const local = inThreeDays.toISOString().slice(0, 10);
    const people = '"Ann B" <ann@example.org>; bob@example.org';
    const args = ['--participant', people, '--starts-at', `${local} 14:00`, '--zone', 'Asia/Tokyo'];
    const { output } = await runMain(['meetings', 'create', '--data', folder, ...args]);
    expect(output).toMatch(/\nStarts +\w+ \d+ \w+ \d{4}, 14:00 \(Asia\/Tokyo, UTC\+09:00\), 60 minutes\n/);
    expect(output).toMatch(/\nOpens +.*, 13:00 \(Asia\/Tokyo, UTC\+09:00\)\nOpen until +.*, 13:00 \(/);
    expect(output).toMatch(/ann@example\.org {2}Ann B\n.*bob@example\.org\n$/);
  });

  test.each(['--zone', '--participant-zone'])(
    'names the flag of a zone that does not exist: %s',
    async (flag) => {
      const { folder } = await deskFolder();
      const args = ['--participant', 'ada@example.com', flag, 'Mars/Base'];
      const { code, errors } = await runMain(['meetings', 'create', '--data', folder, ...args]);
      expect(errors).toContain(`error: ${flag} must be a time zone such as Europe/Berlin.`);
      expect(code).toBe(2);
    },
  );

  test('leads to where the server of the folder was last reached', async () => {
    const { folder, store } = await deskFolder();
    await rememberAddress(store, 'https://desk.example.org');
    const [meeting] = jsonOf(
      await runMain(['meetings', 'create', '--json', '--data', folder, '--participant', 'ada@example.com']),
    );
    expect(meeting.joinUrl).toBe(`https://desk.example.org/room/${meeting.roomCode}`);
  });

  test('leads to where the configuration says', async () => {
    const { folder } = await deskFolder();
    const environment = { THESISDESK_JOIN_URL: 'https://www.example.org/meet?code={roomCode}' };
    const run = await runMain(
      ['meetings', 'create', '--json', '--data', folder, '--participant', 'ada@example.com'],
      { environment },
    );
    const [meeting] = jsonOf(run);
    expect(meeting.joinUrl).toBe(`https://www.example.org/meet?code=${meeting.roomCode}`);
  });

  test.each([
    [
      'an address that is none',
      ['--participant', 'ada'],
      /^error: --participant: "ada" must be an email address/,
    ],
    [
      'several of those',
      ['--participant', 'ada; bob@example.com', 'eve@'],
      /^error: --participant: "ada" and "eve@" must each be an email address\.\n$/,
    ],
    ['no participant', [], /^error: required option '--participant <address\.\.\.>' not specified/],
    [
      'a time that is none',
      ['--participant', 'ada@example.com', '--starts-at', 'noon'],
      /^error: --starts-at must be a time such as/,
    ],
    [
      'an hour that clocks leave out',
      ['--participant', 'a@example.com', '--starts-at', '2027-03-28 02:30', '--zone', 'Europe/Berlin'],
      /^error: --starts-at: clocks in Europe\/Berlin go forward and skip 2027-03-28 02:30\. Choose "2027-03-28 01:30" or "2027-03-28 03:30"\.\n$/,
    ],
    [
      'a day that no month has',
      ['--participant', 'ada@example.com', '--starts-at', '2027-02-30 14:00', '--zone', 'Europe/Berlin'],
      /^error: --starts-at must be a time such as/,
    ],
    [
      'a zone that is none',
      ['--participant', 'ada@example.com', '--zone', 'Berlin'],
      /^error: --zone must be a time zone such as Europe\/Berlin\./,
    ],
    [
      'a duration that is none',
      ['--participant', 'ada@example.com', '--duration', 'long'],
      /^error: --duration must be a whole number\./,
    ],
  ])('ends with 2 for %s', async (_, args, message) => {
    const { folder } = await deskFolder();
    const { code, errors } = await runMain(['meetings', 'create', '--data', folder, ...args]);
    expect(errors).toMatch(message);
    expect(code).toBe(2);
  });
});
