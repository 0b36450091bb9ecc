import { describe, expect, test } from 'vitest';
import { deskFolder } from '../support/desk-folder.ts';
import { jsonOf, runMain } from '../support/run-main.ts';

async function deskWithMeeting() {
  const desk = await deskFolder();
  await desk.desk.meetings.create({ participants: ['ada@example.com'], title: 'Your thesis' });
  return desk;
}

describe('meetings list', () => {
  test('shows the meetings, a row for each', async () => {
    const { folder } = await deskWithMeeting();
    const { code, output } = await runMain(['meetings', 'list', '--data', folder]);
    expect(output).toMatch(
      /^Room +Status +Starts +Opens +Closes +Title +Invited\n\S+ +active +(20\S+ \S+ UTC +){2}Your thesis +0 \(1 not sent\)\n$/,
    );
    expect(code).toBe(0);
  });

  test('narrows to a status', async () => {
    const { folder } = await deskWithMeeting();
    const listed = (status: string) =>
      runMain(['meetings', 'list', '--status', status, '--json', '--data', folder]);
    expect(jsonOf(await listed('active'))).toHaveLength(1);
    expect(jsonOf(await listed('expired'))).toHaveLength(0);
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
    [['crm', 'events', '--cursor', 'x'], '--cursor must be the one that came with a page.'],
  ])('call the flag as it is typed: %s', async (command, message) => {
    const { folder } = await deskFolder();
    const { code, errors } = await runMain([...command, '--data', folder]);
    expect(errors).toContain(`error: ${message}`);
    expect(code).toBe(2);
  });
});
