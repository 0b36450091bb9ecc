import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { describe, expect, onTestFinished, test } from 'vitest';
import { storeQueue } from '../../../../src/adapters/queue/store-queue.ts';
import type { DeskConfig } from '../../../../src/core/desk/desk-config.ts';
import type { DeskEvent } from '../../../../src/core/services/webhooks/desk-event.ts';
import { memoryStore } from '../../../../src/storage-drivers/memory/memory-store.ts';
import { everyPage } from '../../../support/every-page.ts';
import { waitUntil } from '../../../support/wait-until.ts';
import { openDesk } from '../support/open-desk.ts';

const thesis = await readFile(new URL('../../../../examples/sample-thesis.docx', import.meta.url));
const secret = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`;

interface Delivery {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server that takes deliveries and answers each with the next of these statuses, then with 204; or never. */
async function receiver(statuses: number[] = [], { isSilent = false } = {}) {
  const deliveries: Delivery[] = [];
  const server = createServer(async (request, response) => {
    deliveries.push({ headers: request.headers, body: await text(request) });
    if (!isSilent) response.writeHead(statuses.shift() ?? 204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const arrived = (count: number) =>
    waitUntil(() => deliveries.length >= count, { what: `${count} deliveries` });
  return { url: `http://127.0.0.1:${address.port}/events?token=url-secret`, deliveries, arrived };
}

function startedDesk(given: Partial<DeskConfig> = {}) {
  const bench = openDesk(given);
  bench.desk.start();
  onTestFinished(() => bench.desk.close());
  return bench;
}

describe('the hook of an embedding app', () => {
  test('gets the end of a submission, good or bad, as the interface shows it', async () => {
    const events: DeskEvent[] = [];
    const bench = startedDesk({ onEvent: (event) => void events.push(event) });
    const good = await bench.submit(thesis);
    const bad = await bench.submit(new TextEncoder().encode('no docx'));
    await waitUntil(() => events.length === 2, { what: 'both events' });
    const shown = await Promise.all([good, bad].map((id) => bench.desk.intake.get(id)));
    expect(new Map(events.map(({ type, data }) => [type, data]))).toEqual(
      new Map([
        ['submission.completed', shown[0]],
        ['submission.failed', shown[1]],
      ]),
    );
  });

  test('gets new meetings without their participants', async () => {
    const events: DeskEvent[] = [];
    const bench = startedDesk({ onEvent: (event) => void events.push(event) });
    const { roomCode } = await bench.desk.meetings.create({ participants: ['ada@example.org'] });
    expect(events).toMatchObject([{ type: 'meeting.created', data: { roomCode, participantCount: 1 } }]);
    expect(JSON.stringify(events)).not.toContain('ada@example.org');
  });

  test('gets events of the CRM that can be trusted, and no others', async () => {
    const events: DeskEvent[] = [];
    const bench = startedDesk({ onEvent: (event) => void events.push(event) });
    const body = JSON.stringify({ meta: { action: 'updated', object: 'deal', id: 7 }, current: {} });
    await bench.desk.crmEvents.receive({ body, authenticated: false });
    await bench.desk.crmEvents.receive({ body, authenticated: true });
    await waitUntil(() => events.length > 0, { what: 'the event' });
    expect(events).toMatchObject([{ type: 'crm.event', data: { action: 'updated', dealId: 7 } }]);
  });

  test('stops nothing when it throws', async () => {
    const bench = startedDesk({ onEvent: () => Promise.reject(new Error('hook-words')) });
    expect((await bench.ended(await bench.submit(thesis))).status).toBe('completed');
    await waitUntil(() =>
      bench.logger.lines.some(({ message }) => message === "the app's event hook failed"),
    );
    expect(JSON.stringify(bench.logger.lines)).not.toContain('hook-words');
  });

  test('gets an end that was written just before the process died', async () => {
    const store = memoryStore();
    const deaf = openDesk({ store, onEvent: () => new Promise(() => {}) });
    deaf.desk.start();
    const submissionId = await deaf.submit(thesis);
    await deaf.ended(submissionId);
    await deaf.desk.close();
    const events: DeskEvent[] = [];
    startedDesk({ store, onEvent: (event) => void events.push(event) });
    await waitUntil(() => events.length > 0, { what: 'the event' });
    expect(events[0]?.data).toMatchObject({ submissionId });
  });
});

describe('a webhook endpoint', () => {
  test('gets each event once, signed by Standard Webhooks', async () => {
    const { url, deliveries, arrived } = await receiver();
    const bench = startedDesk({ webhookEndpoints: [{ url, secret: () => secret }] });
    const submissionId = await bench.submit(thesis);
    await arrived(1);
    const { headers, body } = deliveries[0] ?? { headers: {}, body: '' };
    expect(
      new Webhook(secret).verify(
        body,
        Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      ),
    ).toMatchObject({
      type: 'submission.completed',
      data: { submissionId, status: 'completed' },
    });
    expect(headers['webhook-id']).toMatch(
      new RegExp(`^submission-completed_${submissionId}_0_\\d{8}T\\d{9}Z$`),
    );
  });

  test('gets an event again that it did not take, under the same id', async () => {
    const { url, deliveries, arrived } = await receiver([500, 302]);
    const bench = startedDesk({ webhookEndpoints: [{ url, secret }] });
    await bench.submit(thesis);
    await arrived(3);
    expect(new Set(deliveries.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('gets only the types that it wants', async () => {
    const { url, deliveries, arrived } = await receiver();
    const bench = startedDesk({ webhookEndpoints: [{ url, secret, types: ['meeting.created'] }] });
    await bench.ended(await bench.submit(thesis));
    await bench.desk.meetings.create({ participants: ['ada@example.org'] });
    await arrived(1);
    expect(deliveries.map(({ body }) => JSON.parse(body).type)).toEqual(['meeting.created']);
  });

  test('that says Gone is asked no more, and the failure names no URL', async () => {
    const { url, deliveries, arrived } = await receiver([410]);
    const bench = startedDesk({ webhookEndpoints: [{ url, secret }] });
    await bench.submit(thesis);
    await arrived(1);
    await waitUntil(() => bench.logger.lines.some(({ message }) => message === 'A job failed for good.'));
    expect(deliveries).toHaveLength(1);
    expect(JSON.stringify(bench.logger.lines)).not.toContain('url-secret');
  });

  test('gets an event once more when it is replayed', async () => {
    const { url, deliveries, arrived } = await receiver();
    const bench = startedDesk({ webhookEndpoints: [{ url, secret }] });
    await bench.submit(thesis);
    await arrived(1);
    const [event] = await everyPage(bench.desk.outgoing.list);
    expect(await bench.desk.outgoing.replay(event?.id ?? '')).toBe(1);
    await arrived(2);
    expect(deliveries[1]?.body).toBe(deliveries[0]?.body);
  });

  test('that does not answer fails the delivery, and the desk goes on', async () => {
    const bench = startedDesk({ webhookEndpoints: [{ url: 'http://127.0.0.1:1/', secret }] });
    expect((await bench.ended(await bench.submit(thesis))).status).toBe('completed');
    await waitUntil(() => bench.logger.lines.some(({ message }) => message === 'A job failed for good.'));
  });
});

test('an endpoint that never answers holds up no other', async () => {
  const silent = await receiver([], { isSilent: true });
  const { url, arrived } = await receiver();
  const webhookEndpoints = [silent.url, url].map((each) => ({ url: each, secret }));
  const bench = startedDesk({ webhookEndpoints });
  for (let count = 1; count <= 6; count++)
    await bench.desk.meetings.create({ participants: ['ada@example.org'] });
  await arrived(6);
});

describe('a delivery that failed for good', () => {
  /** A desk's store and the delivery in it that could not reach the URL that was set. */
  async function failedDelivery() {
    const store = memoryStore();
    const jobs = storeQueue({ store });
    const { desk } = startedDesk({ store, webhookEndpoints: [{ url: 'http://127.0.0.1:1/', secret }] });
    await desk.meetings.create({ participants: ['ada@example.org'] });
    await waitUntil(async () => (await jobs.failed('delivery')).length > 0, { what: 'a failure' });
    await desk.close();
    const [failed] = await jobs.failed('delivery');
    return { store, jobs, id: failed?.id ?? '' };
  }

  test('goes to the right URL once it is set and the delivery is retried', async () => {
    const { store, jobs, id } = await failedDelivery();
    const { url, deliveries, arrived } = await receiver();
    startedDesk({ store, webhookEndpoints: [{ url, secret }] });
    expect(await jobs.retry('delivery', id)).toBe(true);
    await arrived(1);
    await waitUntil(async () => (await jobs.pending?.('delivery', id)) === null, { what: 'its end' });
    expect(deliveries.map(({ body }) => JSON.parse(body).type)).toEqual(['meeting.created']);
    expect(await jobs.failed('delivery')).toEqual([]);
  });

  test('stays visible if a process without the endpoint takes it', async () => {
    const { store, jobs, id } = await failedDelivery();
    startedDesk({ store });
    await jobs.retry('delivery', id);
    await waitUntil(async () => (await jobs.failed('delivery')).length > 0, { what: 'a failure' });
    expect(await jobs.failed('delivery')).toMatchObject([
      { id, error: 'No endpoint is set that wants this event; set one and retry the delivery.' },
    ]);
  });
});

describe('an event that nobody knows', () => {
  test('cannot be replayed', async () => {
    await expect(startedDesk().desk.outgoing.replay('x')).rejects.toMatchObject({ code: 'not_found' });
  });
});
