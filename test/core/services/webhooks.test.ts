import { describe, expect, test } from 'vitest';
import type { WebhookRecord } from '../../../src/core/services/webhooks.ts';
import { refusal, unavailable } from './support/bench.ts';
import { idNumber } from './support/counted-ids.ts';
import { body, payload, received, webhooksBench } from './support/webhooks-bench.ts';

/** The one event that was recorded of a body. */
async function recorded(text: string, truncated = false): Promise<WebhookRecord | undefined> {
  const { webhooks } = webhooksBench();
  expect(await webhooks.receive({ body: text, truncated, authenticated: true })).toEqual(received);
  const events = await webhooks.list();
  expect(events).toHaveLength(1);
  return events[0];
}

describe('a CRM event', () => {
  test('is recorded whole, with what it says and when it came', async () => {
    expect(await recorded(body)).toEqual({
      eventId: `2026-11-20T09:00:00.000Z-${idNumber(1)}`,
      receivedAt: '2026-11-20T09:00:00.000Z',
      trusted: true,
      action: 'updated',
      object: 'deal',
      dealId: 501,
      stageId: 3,
      status: 'open',
      previousStageId: 2,
      previousStatus: 'open',
      payload,
    });
  });

  test('is in the log with its facts and without its texts', async () => {
    const { webhooks, logger } = webhooksBench();
    await webhooks.receive({ body, authenticated: true });
    expect(logger.lines).toEqual([
      {
        level: 'info',
        message: 'crm event',
        fields: { action: 'updated', dealId: 501, stageId: 3, status: 'open', trusted: true },
      },
    ]);
  });

  test('that did not show its credentials is recorded and not trusted', async () => {
    const { webhooks, logger } = webhooksBench();
    expect(await webhooks.receive({ body, authenticated: false })).toEqual(received);
    expect((await webhooks.list())[0]).toMatchObject({ trusted: false, dealId: 501, payload });
    expect(logger.lines[0]?.fields.trusted).toBe(false);
  });

  test('that comes twice is recorded twice', async () => {
    const { webhooks } = webhooksBench();
    for (let count = 0; count < 2; count++) await webhooks.receive({ body, authenticated: true });
    expect(await webhooks.list()).toHaveLength(2);
  });

  test.each(['', 'no json', '{"meta":', '\u0000\uFFFD', '{"a":1}{"b":2}'])(
    'that is no JSON is recorded as the text that it is: %j',
    async (text) => {
      expect(await recorded(text)).toMatchObject({ payload: text, action: null, dealId: null });
    },
  );

  test.each(['[]', '[{"meta":{"action":"added"}}]', 'null', '7', '"text"', 'true', '{}'])(
    'that is other JSON is recorded as it is: %s',
    async (text) => {
      expect(await recorded(text)).toMatchObject({ payload: JSON.parse(text), action: null, status: null });
    },
  );

  test('that was cut is recorded as text', async () => {
    const cut = body.slice(0, 50);
    expect(await recorded(cut, true)).toMatchObject({ payload: cut, action: null });
  });

  test('of a megabyte is recorded', async () => {
    const huge = JSON.stringify({ ...payload, current: { note: 'x'.repeat(1024 * 1024) } });
    expect((await recorded(huge))?.payload).toEqual(JSON.parse(huge));
  });

  test.each([101, 5_000, 500_000])('that is nested %i deep is recorded as text', async (depth) => {
    const deep = '['.repeat(depth) + ']'.repeat(depth);
    expect((await recorded(deep))?.payload).toBe(deep);
  });

  test('that is nested a hundred deep is recorded as JSON', async () => {
    const deep = '['.repeat(100) + ']'.repeat(100);
    expect((await recorded(deep))?.payload).toEqual(JSON.parse(deep));
  });

  test('with a field named __proto__ is recorded with it', async () => {
    const hostile = '{"__proto__":{"trusted":true},"meta":{"action":"added"}}';
    const event = await recorded(hostile);
    expect(JSON.stringify(event?.payload)).toBe(hostile);
    expect(event?.action).toBe('added');
  });

  test.each(['Ada Lovelace', 'open\nADMIN', 'x'.repeat(1000), '\u001B[2J'])(
    'has no status in the log that is no plain word: %j',
    async (status) => {
      const { webhooks, logger } = webhooksBench();
      await webhooks.receive({ body: JSON.stringify({ current: { status } }), authenticated: true });
      expect(logger.lines[0]?.fields.status).toBeNull();
      expect((await webhooks.list())[0]?.status).toBe(status);
    },
  );
});

describe('the list of CRM events', () => {
  test('is empty at first', async () => {
    expect(await webhooksBench().webhooks.list()).toEqual([]);
  });

  test('has the newest first', async () => {
    const { webhooks, clock } = webhooksBench();
    for (const dealId of [1, 2, 3]) {
      await webhooks.receive({ body: JSON.stringify({ meta: { id: dealId } }), authenticated: true });
      clock.pass(1);
    }
    expect((await webhooks.list()).map((event) => event.dealId)).toEqual([3, 2, 1]);
  });

  test('fails with the storage', async () => {
    const keys = async function* () {
      yield* [] as string[];
      throw unavailable();
    };
    const { webhooks } = webhooksBench({ store: { keys } });
    expect((await refusal(webhooks.list())).code).toBe('storage_unavailable');
  });
});
