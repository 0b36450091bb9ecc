import { describe, expect, test } from 'vitest';
import type { Desk } from '../../../src/core/desk.ts';
import { deskFolder } from '../support/desk-folder.ts';
import { jsonOf, runMain } from '../support/run-main.ts';

async function receive({ crmEvents }: Desk, payload: unknown, authenticated = true): Promise<void> {
  await crmEvents.receive({
    body: typeof payload === 'string' ? payload : JSON.stringify(payload),
    authenticated,
  });
}

const moved = {
  v: 1,
  meta: { action: 'updated', object: 'deal', id: 12 },
  current: { stage_id: 2, status: 'open' },
  previous: { stage_id: 1, status: 'open' },
  event: 'updated.deal',
};

describe('events', () => {
  test('says that there is none', async () => {
    const { folder } = await deskFolder();
    expect((await runMain(['crm', 'events', '--data', folder])).output).toBe('No events yet.\n');
  });

  test('shows what an event says and whether it is trusted', async () => {
    const { folder, desk } = await deskFolder();
    await receive(desk, moved, false);
    const { code, output } = await runMain(['crm', 'events', '--data', folder]);
    expect(output).toMatch(
      /^Received +Event +Deal +Stage +Status +Trusted\n.* UTC {2}updated deal +12 +New enquiry → Quoted +open +no\n$/,
    );
    expect(code).toBe(0);
  });

  test('shows an event that says nothing', async () => {
    const { folder, desk } = await deskFolder();
    await receive(desk, 'no JSON');
    expect((await runMain(['crm', 'events', '--data', folder])).output).toMatch(/ UTC {2}- +- +- +- +yes\n$/);
  });

  test('gives whole payloads as JSON', async () => {
    const { folder, desk } = await deskFolder();
    await receive(desk, moved);
    expect(jsonOf(await runMain(['crm', 'events', '--data', folder, '--json']))).toMatchObject([
      { action: 'updated', dealId: 12, trusted: true, payload: moved },
    ]);
  });

  test('shows the newest of many', async () => {
    const { folder, desk } = await deskFolder();
    for (const id of [1, 2, 3]) {
      await receive(desk, { meta: { id } });
      const next = Date.now() + 1;
      // Two events of one millisecond have no order.
      while (Date.now() < next);
    }
    const events = jsonOf(await runMain(['crm', 'events', '--data', folder, '--json', '--limit', '2']));
    expect(events.map(({ dealId }) => dealId)).toEqual([3, 2]);
  });

  test('lets no escape sequence of a payload through', async () => {
    const { folder, desk } = await deskFolder();
    await receive(desk, {
      meta: { object: 'de\x1b[2Jal' },
      current: { status: `op\x1ben${'x'.repeat(200)}` },
    });
    const { output } = await runMain(['crm', 'events', '--data', folder]);
    expect(output).not.toContain('\x1b');
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThan(150);
  });

  test.each(['0', '-1', 'ten'])('ends with 2 for --limit %s', async (limit) => {
    const { folder } = await deskFolder();
    expect((await runMain(['crm', 'events', '--data', folder, `--limit=${limit}`])).code).toBe(2);
  });
});
