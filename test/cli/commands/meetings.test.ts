import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { participantOf } from '../../../src/cli/commands/meetings.ts';
import { rememberAddress } from '../../../src/cli/server/server-address.ts';
import { deskFolder } from '../support/desk-folder.ts';
import { jsonOf, runMain } from '../support/run-main.ts';

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
      /\nInvitations\n {2}sent {2}ada@example\.com {2}Ada\n {2}sent {2}bob@example\.com\n$/,
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
      '2026-11-20T14:00:00Z',
      '--duration',
      '30',
      '--notes',
      'Bring the draft.',
    ]);
    expect(jsonOf(run)).toMatchObject([{ status: 'active', participants: [{ invite: 'sent' }] }]);
  });

  test('leads to where the server of the folder was last reached', async () => {
    const { folder, store } = await deskFolder();
    await rememberAddress(store, 'https://desk.example.org');
    const [meeting] = jsonOf(
      await runMain(['meetings', 'create', '--json', '--data', folder, '--participant', 'ada@example.com']),
    );
    expect(meeting.joinUrl).toBe(`https://desk.example.org/meetings/${meeting.roomCode}`);
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
      /^error: "participants\.0\.email" must be an email address/,
    ],
    ['no participant', [], /^error: required option '--participant <address\.\.\.>' not specified/],
    [
      'a time that is none',
      ['--participant', 'ada@example.com', '--starts-at', 'noon'],
      /^error: "startsAt" must be a time such as/,
    ],
    [
      'a duration that is none',
      ['--participant', 'ada@example.com', '--duration', 'long'],
      /^error: "durationMinutes" must be a whole number\./,
    ],
  ])('ends with 2 for %s', async (_, args, message) => {
    const { folder } = await deskFolder();
    const { code, errors } = await runMain(['meetings', 'create', '--data', folder, ...args]);
    expect(errors).toMatch(message);
    expect(code).toBe(2);
  });
});

describe('participantOf', () => {
  test.each([
    ['ada@example.com', { email: 'ada@example.com' }],
    ['Ada Lovelace <ada@example.com>', { email: 'ada@example.com', name: 'Ada Lovelace' }],
    ['"Lovelace, Ada" <ada@example.com> ', { email: 'ada@example.com', name: 'Lovelace, Ada' }],
    ['<ada@example.com>', { email: 'ada@example.com' }],
    ['Ada <ada@example.com', { email: 'Ada <ada@example.com' }],
  ])('reads %s', (text, participant) => {
    expect(participantOf(text)).toEqual(participant);
  });
});
