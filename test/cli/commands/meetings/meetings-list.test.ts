import { describe, expect, test } from 'vitest';
import { ownTimeZone } from '../../../../src/core/time/time-zone.ts';
import { deskFolder } from '../../support/desk-folder.ts';
import { jsonOf, runMain } from '../../support/run-main.ts';

async function deskWithMeeting() {
  const desk = await deskFolder();
  await desk.desk.meetings.create({ participants: ['ada@example.com'], title: 'Your thesis' });
  return desk;
}

describe('meetings list', () => {
  test('shows the meetings, a row for each', async () => {
    const { folder } = await deskWithMeeting();
    const { code, output } = await runMain(['meetings', 'list', '--zone', 'UTC', '--data', folder]);
    expect(output).toMatch(
      /^Room +Status +Starts +Opens +Closes +Title +Invited\n\S+ +open +(20\S+ \S+ UTC +){2}Your thesis +0 \(1 not sent\)\n$/,
    );
    expect(code).toBe(0);
  });

  test.each([
    ['Europe/Berlin', /14:00 \+01:00/, 'Europe/Berlin'],
    ['Asia/Calcutta', /18:30 \+05:30/, 'Asia/Kolkata'],
  ])('shows times in the zone that is asked for, by its present name: %s', async (zone, start, name) => {
    const { folder, desk } = await deskFolder();
    const year = new Date().getUTCFullYear();
    const inYear = (each: number) => `${each}-01-10T13:00:00Z`;
    const startsAt = inYear(Date.now() < Date.parse(inYear(year)) ? year : year + 1);
    await desk.meetings.create({ participants: ['ada@example.com'], startsAt });
    const { output, errors } = await runMain(['meetings', 'list', '--zone', zone, '--data', folder]);
    expect(output).toMatch(start);
    expect(errors).toBe(`Times are in ${name}.\n`);
  });

  test("shows times in this machine's zone, and names it", async () => {
    const { folder } = await deskWithMeeting();
    const { errors } = await runMain(['meetings', 'list', '--data', folder]);
    expect(errors).toBe(`Times are in ${ownTimeZone()}.\n`);
  });

  test('refuses a zone that does not exist', async () => {
    const { folder } = await deskFolder();
    const { code, errors } = await runMain(['meetings', 'list', '--zone', 'Mars/Base', '--data', folder]);
    expect([code, errors]).toEqual([2, 'error: --zone must be a time zone such as Europe/Berlin.\n']);
  });

  test('says of a meeting whose room opens next week that it is scheduled', async () => {
    const { folder, desk } = await deskFolder();
    const startsAt = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString();
    await desk.meetings.create({ participants: ['ada@example.com'], startsAt });
    const { output } = await runMain(['meetings', 'list', '--zone', 'UTC', '--data', folder]);
    expect(output).toMatch(/\n\S+ +scheduled +20/);
  });

  test('narrows to a status', async () => {
    const { folder, desk } = await deskWithMeeting();
    const startsAt = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString();
    await desk.meetings.create({ participants: ['ada@example.com'], title: 'Next week', startsAt });
    const listed = async (status: string) =>
      jsonOf(await runMain(['meetings', 'list', '--status', status, '--json', '--data', folder])).map(
        ({ title, status: of, isOpen }: Record<string, unknown>) => [title, of, isOpen],
      );
    const now = ['Your thesis', 'active', true];
    const nextWeek = ['Next week', 'active', false];
    expect(await listed('active')).toEqual([nextWeek, now]);
    expect(await listed('scheduled')).toEqual([nextWeek]);
    expect(await listed('open')).toEqual([now]);
    expect(await listed('expired')).toEqual([]);
  });

  test('says where there are none', async () => {
    const { folder } = await deskFolder();
    expect((await runMain(['meetings', 'list', '--data', folder])).output).toBe(
      'No meetings in the last 31 days.\n',
    );
  });
});

describe('refusals of a list', () => {
  test.each([
    [
      ['submissions', 'list', '--status', 'foo'],
      '--status must be one or more of processing, completed, error',
    ],
    [['submissions', 'list', '--since', 'x'], '--since must be a day or a time'],
    [['deals', '--limit', '9999'], '--limit must be a whole number from 1 to 500.'],
    [['deals', '--pipeline', 'x'], '--pipeline must be a whole number'],
    [['crm', 'events', '--cursor', 'x'], '--cursor must be the text that the previous list printed.'],
  ])('call the flag as it is typed: %s', async (command, message) => {
    const { folder } = await deskFolder();
    const { code, errors } = await runMain([...command, '--data', folder]);
    expect(errors).toContain(`error: ${message}`);
    expect(code).toBe(2);
  });
});
