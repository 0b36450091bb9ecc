import { describe, expect, test } from 'vitest';
import type { CrmEventRecord } from '../../../../src/core/records/crm-event.ts';
import { collect } from '../../../support/collect.ts';
import { everyPage } from '../../../support/every-page.ts';
import { refusal, unavailable } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';
import { body, crmEventsBench, payload, received } from '../support/crm-events-bench.ts';
import { day } from '../support/movable-clock.ts';

/** The one event that was recorded of a body. */
async function recorded(text: string, truncated = false): Promise<CrmEventRecord | undefined> {
  const { crmEvents } = crmEventsBench();
  expect(await crmEvents.receive({ body: text, truncated, authenticated: true })).toEqual(received);
  const events = await everyPage(crmEvents.list);
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
      bytes: body.length,
      payload,
    });
  });

  test('is in the log with its facts and without its texts', async () => {
    const { crmEvents, logger } = crmEventsBench();
    await crmEvents.receive({ body, authenticated: true });
    expect(logger.lines).toEqual([
      {
        level: 'info',
        message: 'crm event',
        fields: { action: 'updated', dealId: 501, stageId: 3, status: 'open', trusted: true },
      },
    ]);
  });

  test('that did not show its credentials is not trusted, and only its facts are recorded', async () => {
    const { crmEvents, logger } = crmEventsBench();
    expect(await crmEvents.receive({ body, authenticated: false })).toEqual(received);
    const [event] = await everyPage(crmEvents.list);
    expect(event).toMatchObject({ trusted: false, dealId: 501, bytes: body.length });
    expect(event).not.toHaveProperty('payload');
    expect(logger.lines[0]?.fields.trusted).toBe(false);
  });

  test('that comes twice is recorded twice', async () => {
    const { crmEvents } = crmEventsBench();
    for (let count = 0; count < 2; count++) await crmEvents.receive({ body, authenticated: true });
    expect(await everyPage(crmEvents.list)).toHaveLength(2);
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

  test('from anyone, with half a character in its status, leaves the list of events readable for all', async () => {
    const { crmEvents } = crmEventsBench();
    const half = String.raw`{"current":{"id":1,"status":"won\ud800"}}`;
    await crmEvents.receive({ body: half, authenticated: false });
    expect((await everyPage(crmEvents.list))[0]?.status).toBe('won\ufffd');
  });

  test('that was cut is recorded as text', async () => {
    const cut = body.slice(0, 50);
    expect(await recorded(cut, true)).toMatchObject({ payload: cut, action: null });
  });

  test('of 64 KiB is recorded whole', async () => {
    const large = JSON.stringify({ ...payload, note: '' });
    const whole = JSON.stringify({ ...payload, note: 'x'.repeat(64 * 1024 - large.length) });
    expect((await recorded(whole))?.payload).toEqual(JSON.parse(whole));
  });

  test('of more is recorded by its facts and its size', async () => {
    const huge = JSON.stringify({ ...payload, note: 'x'.repeat(64 * 1024) });
    const event = await recorded(huge);
    expect(event).toMatchObject({ dealId: 501, status: 'open', trusted: true, bytes: huge.length });
    expect(event).not.toHaveProperty('payload');
  });

  test.each([101, 5_000, 30_000])('that is nested %i deep is recorded as text', async (depth) => {
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

  test.each(['Ada Lovelace', 'open\nADMIN', 'x'.repeat(100), '\u001B[2J'])(
    'has no status in the log that is no plain word: %j',
    async (status) => {
      const { crmEvents, logger } = crmEventsBench();
      await crmEvents.receive({ body: JSON.stringify({ current: { status } }), authenticated: true });
      expect(logger.lines[0]?.fields.status).toBeNull();
      expect((await everyPage(crmEvents.list))[0]?.status).toBe(status);
    },
  );

  test('with a status longer than any word has none', async () => {
    const event = await recorded(JSON.stringify({ current: { status: 'x'.repeat(101) } }));
    expect(event?.status).toBeNull();
  });

  test('is forgotten after 90 days', async () => {
    const { crmEvents, clock } = crmEventsBench();
    for (const authenticated of [true, false]) await crmEvents.receive({ body, authenticated });
    clock.pass(90 * day - 1);
    expect(await everyPage(crmEvents.list)).toHaveLength(2);
    clock.pass(1);
    expect(await everyPage(crmEvents.list)).toEqual([]);
  });
});

describe('very many CRM events that nobody vouches for', () => {
  test('push out the oldest of them, and none of those that are trusted', async () => {
    const { crmEvents, store, clock } = crmEventsBench();
    await crmEvents.receive({ body, authenticated: true });
    for (let id = 1; id <= 2_500; id++) {
      clock.pass(1);
      await crmEvents.receive({ body: JSON.stringify({ meta: { id } }), authenticated: false });
    }
    const events = await everyPage(crmEvents.list);
    const untrusted = events.filter(({ trusted }) => !trusted).map(({ dealId }) => dealId ?? 0);
    expect(untrusted.length).toBeGreaterThanOrEqual(800);
    expect(untrusted.length).toBeLessThanOrEqual(1_000);
    expect(untrusted).toEqual(untrusted.map((_, index) => 2_500 - index));
    expect(events.filter(({ trusted }) => trusted)).toHaveLength(1);
    expect((await collect(store.keys(''))).length).toBeLessThanOrEqual(1_002);
  });

  test('are as few when they come all at once', async () => {
    const { crmEvents } = crmEventsBench();
    const send = () => crmEvents.receive({ body: '{}', authenticated: false });
    await Promise.all(Array.from({ length: 2_500 }, send));
    expect((await everyPage(crmEvents.list)).length).toBeLessThanOrEqual(1_000);
  });
});

describe('the list of CRM events', () => {
  test('is empty at first', async () => {
    expect(await everyPage(crmEventsBench().crmEvents.list)).toEqual([]);
  });

  test('has the newest first', async () => {
    const { crmEvents, clock } = crmEventsBench();
    for (const dealId of [1, 2, 3]) {
      await crmEvents.receive({ body: JSON.stringify({ meta: { id: dealId } }), authenticated: true });
      clock.pass(1);
    }
    expect((await everyPage(crmEvents.list)).map((event) => event.dealId)).toEqual([3, 2, 1]);
  });

  test('fails with the storage', async () => {
    const keys = async function* () {
      yield* [] as string[];
      throw unavailable();
    };
    const { crmEvents } = crmEventsBench({ store: { keys } });
    expect((await refusal(crmEvents.list())).code).toBe('storage_unavailable');
  });
});
