import { describe, expect, test } from 'vitest';
import { deskFolder } from '../support/desk-folder.ts';
import { jsonOf, runMain } from '../support/run-main.ts';

/** A folder with so many events of the CRM, one second apart. */
async function folderWithEvents(count: number): Promise<string> {
  const { folder, store } = await deskFolder();
  for (let dealId = 1; dealId <= count; dealId++) {
    const receivedAt = new Date(Date.UTC(2026, 0, 1) + dealId * 1000).toISOString();
    await store.put(`events/${receivedAt}-x`, {
      eventId: `${receivedAt}-x`,
      receivedAt,
      dealId,
      trusted: true,
    });
  }
  return folder;
}

const lists = [
  ['submissions', 'list'],
  ['examples', 'list'],
  ['meetings', 'list'],
  ['crm', 'events'],
  ['webhooks', 'list'],
  ['purge', 'list'],
  ['jobs', 'failed'],
];

describe('a long list', () => {
  test('is shown up to a hundred rows, and says how to go on', async () => {
    const folder = await folderWithEvents(101);
    const { code, output, errors } = await runMain(['crm', 'events', '--data', folder]);
    expect([code, output.trimEnd().split('\n').length]).toEqual([0, 101]);
    expect(errors).toMatch(/^Times are in UTC\.\nThere are more\. Continue with --cursor [\w-]+\n$/);
  });

  test('goes on with the cursor, to its end', async () => {
    const folder = await folderWithEvents(5);
    const args = ['crm', 'events', '--data', folder, '--json', '--limit', '3'];
    const first = await runMain(args);
    const [, cursor = ''] = /--cursor (\S+)/.exec(first.errors) ?? [];
    const second = await runMain([...args, '--cursor', cursor]);
    expect(jsonOf(first).map(({ dealId }) => dealId)).toEqual([5, 4, 3]);
    expect(jsonOf(second).map(({ dealId }) => dealId)).toEqual([2, 1]);
    expect(second.errors).toBe('');
  });

  test('can be shown whole, longer than a page of the desk', { timeout: 60_000 }, async () => {
    const folder = await folderWithEvents(510);
    const args = ['crm', 'events', '--data', folder, '--json', '--limit', '100000'];
    const { output, errors } = await runMain(args);
    expect([output.trimEnd().split('\n').length, errors]).toEqual([510, '']);
  });

  test.each(lists)('refuses a limit and a cursor that are none: %s %s', async (...command) => {
    const { folder } = await deskFolder();
    const args = [...command.filter((part) => part !== undefined), '--data', folder];
    for (const option of [
      ['--limit', '0'],
      ['--limit', 'x'],
      ['--cursor', '!'],
    ]) {
      const { code, errors } = await runMain([...args, ...option]);
      expect([code, errors]).toEqual([2, expect.stringMatching(/(--limit|cursor"?) must be/)]);
    }
  });
});
