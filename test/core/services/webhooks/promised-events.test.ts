import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DeskConfig } from '../../../../src/core/desk/desk-config.ts';
import type { Store } from '../../../../src/core/ports.ts';
import type { MeetingRecord } from '../../../../src/core/records/meeting-record.ts';
import { type DeskEvent, meetingEvent } from '../../../../src/core/services/webhooks/desk-event.ts';
import { memoryStore } from '../../../../src/storage-drivers/memory/memory-store.ts';
import { collect } from '../../../support/collect.ts';
import { switchedStore } from '../../../support/failing-stores.ts';
import { waitUntil } from '../../../support/wait-until.ts';
import { body } from '../support/crm-events-bench.ts';
import { MovableClock } from '../support/movable-clock.ts';
import { openDesk } from '../support/open-desk.ts';

const endpoint = { url: 'https://receiver.example', secret: `whsec_${'A'.repeat(32)}` };
const participants = ['ada@example.org'];

function bench(given: Partial<DeskConfig> = {}) {
  const clock = new MovableClock();
  const memory = memoryStore({ clock });
  const switched = switchedStore(memory, ({ key }) => key.startsWith('outgoing/'));
  const deliver = vi.fn(async () => new Response(null, { status: 204 }));
  /** Another process on the same storage. */
  const start = (store: Store = memory) => {
    const opened = openDesk({ store, clock, webhookEndpoints: [endpoint], fetch: deliver, ...given });
    onTestFinished(() => opened.desk.close());
    return opened;
  };
  const promises = () => collect(memory.keys('promised-events/'));
  return { clock, memory, switched, deliver, start, promises };
}

describe('an event that could not be sent out', () => {
  const causes: [string, (desk: ReturnType<typeof openDesk>['desk']) => Promise<unknown>][] = [
    ['a new meeting', (desk) => desk.meetings.create({ participants })],
    ['a change in the CRM', (desk) => desk.crmEvents.receive({ body, authenticated: true })],
  ];

  test.each(causes)('of %s is sent out by a desk that starts later', async (_, cause) => {
    const { clock, switched, deliver, start, promises } = bench();
    switched.isOff = true;
    await cause(start(switched.store).desk);
    expect(await promises()).toHaveLength(1);
    clock.pass(60_000);
    start().desk.start();
    await waitUntil(() => deliver.mock.calls.length === 1, { what: 'the delivery' });
    await waitUntil(async () => (await promises()).length === 0, { what: 'an end' });
  });

  test('and is told at this moment is not told twice', async () => {
    const { memory, start } = bench();
    const { desk } = start();
    const { roomCode } = await desk.meetings.create({ participants });
    const meeting = await memory.get<MeetingRecord>(`meetings/${roomCode}`);
    if (!meeting) throw new Error('There is no meeting.');
    const told: DeskEvent[] = [];
    const other = openDesk({ store: memory, onEvent: (event) => void told.push(event) });
    await other.desk.outgoing.promise(meetingEvent(meeting.value));
    await other.desk.outgoing.keepPromises(new Date(Date.parse(meeting.value.createdAt) - 1));
    expect(told).toEqual([]);
    await other.desk.outgoing.keepPromises(new Date(meeting.value.createdAt));
    expect(told).toHaveLength(1);
    await other.desk.close();
  });
});

describe('an event that was sent out', () => {
  test('leaves no promise behind', async () => {
    const { start, promises } = bench();
    await start().desk.meetings.create({ participants });
    expect(await promises()).toEqual([]);
  });
});

describe('an event that nobody wants', () => {
  test('is not written down', async () => {
    const { memory, start } = bench({ webhookEndpoints: [] });
    const put = vi.spyOn(memory, 'put');
    await start().desk.meetings.create({ participants });
    expect(put.mock.calls.filter(([key]) => key.startsWith('promised-events/'))).toEqual([]);
  });
});

test('a meeting whose event cannot be promised invites nobody', async () => {
  const { memory, start } = bench();
  const off = switchedStore(memory, ({ key }) => key.startsWith('promised-events/'));
  off.isOff = true;
  const { desk, mailer } = start(off.store);
  await expect(desk.meetings.create({ participants })).rejects.toThrow('does not answer');
  expect(mailer.sent).toEqual([]);
});
