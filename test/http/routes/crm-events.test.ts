import { expect, test } from 'vitest';
import { everyPage } from '../../support/every-page.ts';
import { inMemoryAndOverSocket, type Question } from '../support/service.ts';

const event = {
  v: 1,
  matches_filters: null,
  meta: { action: 'updated', object: 'deal', id: 12 },
  current: { id: 12, title: 'Ada: editing', stage_id: 3, status: 'open', value: 10, currency: 'USD' },
  previous: { stage_id: 2, status: 'open' },
  event: 'updated.deal',
};

const crmEventCredentials = { user: 'crm', password: 'pässword' };

inMemoryAndOverSocket('the route for CRM events', (open) => {
  test('answers that an event was received, and keeps it whole where it shows the credentials', async () => {
    const service = await open({ crmEventCredentials });
    const headers = basic('crm', 'pässword');
    const answer = await service.ask('POST', '/webhooks/crm', { json: event, headers });
    expect([answer.status, answer.json]).toEqual([200, { received: true }]);
    expect(await everyPage(service.desk.crmEvents.list)).toMatchObject([
      { action: 'updated', dealId: 12, stageId: 3, previousStageId: 2, trusted: true, payload: event },
    ]);
  });

  test('takes the credentials under the name of 0.1 too', async () => {
    const service = await open({ webhookCredentials: crmEventCredentials });
    await service.ask('POST', '/webhooks/crm', { json: event, headers: basic('crm', 'pässword') });
    expect(await everyPage(service.desk.crmEvents.list)).toMatchObject([{ trusted: true }]);
  });

  test.each([
    ['no credentials are configured', {}],
    ['it shows none', { crmEventCredentials }],
  ])('keeps the facts of an event alone where %s', async (_, options) => {
    const service = await open(options);
    await service.ask('POST', '/webhooks/crm', { json: event });
    const [kept] = await everyPage(service.desk.crmEvents.list);
    expect(kept).toMatchObject({ action: 'updated', dealId: 12, trusted: false });
    expect(kept).toMatchObject({ bytes: JSON.stringify(event).length });
    expect(kept).not.toHaveProperty('payload');
  });

  test('of strangers takes no more memory than an event needs, and says how large the body was', async () => {
    const service = await open();
    await service.ask('POST', '/webhooks/crm', { body: 'x'.repeat(1024 * 1024) });
    expect(await everyPage(service.desk.crmEvents.list)).toMatchObject([
      { bytes: 1024 * 1024, action: null },
    ]);
  });

  const strange: [string, Question][] = [
    ['no body', {}],
    ['an empty body', { body: '' }],
    ['no JSON', { body: 'hello', headers: { 'content-type': 'text/plain' } }],
    ['half of a JSON', { body: '{"meta":', headers: { 'content-type': 'application/json' } }],
    ['JSON that is no object', { json: [1, 2] }],
    ['JSON that is null', { json: null }],
    [
      'JSON under another content type',
      { body: JSON.stringify(event), headers: { 'content-type': 'image/png' } },
    ],
    ['bytes that are no UTF-8', { body: new Uint8Array([0x7b, 0xff, 0xfe, 0x00, 0xc0]) }],
    ['an encoding that is none of ours', { body: 'x', headers: { 'content-encoding': 'br' } }],
    ['a body over the limit', { body: 'x'.repeat(1024 * 1024 + 1) }],
    ['__proto__', { body: '{"__proto__":{"meta":1},"meta":{"__proto__":{}}}' }],
    ['very deep JSON', { body: '['.repeat(100_000) + ']'.repeat(100_000) }],
  ];
  test.each(strange)('answers 200 to %s and records it', async (_, question) => {
    const service = await open();
    const answer = await service.ask('POST', '/webhooks/crm', question);
    expect([answer.status, answer.json]).toEqual([200, { received: true }]);
    expect(await everyPage(service.desk.crmEvents.list)).toHaveLength(1);
  });

  test('cuts a body at the limit', async () => {
    const service = await open({ maximumJsonBytes: 10, crmEventCredentials });
    const headers = basic('crm', 'pässword');
    await service.ask('POST', '/webhooks/crm', { json: event, headers });
    expect(await everyPage(service.desk.crmEvents.list)).toMatchObject([{ dealId: null }]);
  });

  test('answers 200 when the store is down, and the event is in the log', async () => {
    const service = await open({ crmEventCredentials });
    service.expectErrors();
    service.store.isOff = true;
    const headers = basic('crm', 'pässword');
    const answer = await service.ask('POST', '/webhooks/crm', { json: event, headers });
    service.store.isOff = false;
    expect([answer.status, answer.json]).toEqual([200, { received: true }]);
    const [line] = service.logs.filter(({ level }) => level === 'error');
    expect(String(line?.fields.event)).toContain('Ada: editing');
  });

  test('answers 200 while its password cannot be read, and the event is in the log', async () => {
    const password = async () => {
      throw new Error('The vault is sealed.');
    };
    const service = await open({ crmEventCredentials: { user: 'crm', password } });
    service.expectErrors();
    const headers = basic('crm', 'pässword');
    const answer = await service.ask('POST', '/webhooks/crm', { json: event, headers });
    expect([answer.status, answer.json]).toEqual([200, { received: true }]);
    expect(await everyPage(service.desk.crmEvents.list)).toMatchObject([{ dealId: 12, trusted: false }]);
    const [line] = service.logs.filter(({ level }) => level === 'error');
    expect(line?.fields.event).toBe(JSON.stringify(event));
    expect(String(line?.fields.cause)).not.toContain('vault');
    await service.ask('POST', '/webhooks/crm', { json: event });
    expect(service.logs.filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  test.each([
    ['the right credentials', basic('crm', 'pässword'), true],
    ['a wrong password', basic('crm', 'password'), false],
    ['no credentials', {}, false],
    ['credentials that cannot be read', { authorization: 'Basic %%%' }, false],
    ['the password as a token', { authorization: 'Bearer pässword'.replace('ä', 'a') }, false],
  ])('trusts an event with %s: %s %s', async (_, headers, trusted) => {
    const service = await open({ crmEventCredentials });
    const answer = await service.ask('POST', '/webhooks/crm', { json: event, headers });
    expect(answer.status).toBe(200);
    expect(await everyPage(service.desk.crmEvents.list)).toMatchObject([{ trusted }]);
  });
});

function basic(user: string, password: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
}
