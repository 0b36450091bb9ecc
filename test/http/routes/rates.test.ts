import { expect, test } from 'vitest';
import { inMemoryAndOverSocket } from '../support/service.ts';

inMemoryAndOverSocket('the rate schedule', (open) => {
  test('is a 404 until one is stored', async () => {
    const service = await open();
    expect((await service.ask('GET', '/config/rate-schedule')).status).toBe(404);
  });

  test('comes back as it was put, with the default fee and the time', async () => {
    const service = await open();
    const json = { rates: { editing: { textPerWord: 0.02 } } };
    const stored = { ...json, adminFee: 25, updatedAt: '2026-11-20T09:00:00.000Z' };
    const put = await service.ask('PUT', '/config/rate-schedule', { json });
    const got = await service.ask('GET', '/config/rate-schedule');
    expect([put.status, put.json, got.status, got.json]).toEqual([200, stored, 200, stored]);
  });

  test('keeps keys that mean nothing here, and warns of them', async () => {
    const service = await open();
    const json = { rates: { editing: { textPerWord: 0.02, perPage: 3 } }, adminFee: 0, color: 'red' };
    const put = await service.ask('PUT', '/config/rate-schedule', { json });
    expect(put.json).toMatchObject({
      ...json,
      warnings: [expect.stringContaining('color'), expect.anything()],
    });
    expect((await service.ask('GET', '/config/rate-schedule')).json).not.toHaveProperty('warnings');
  });

  test.each([
    ['without rates', {}, '"rates" is missing.'],
    ['with a rate that is a text', { rates: { perTable: '5' } }, '"rates.perTable" must be a number.'],
    ['with a fee below zero', { rates: {}, adminFee: -1 }, '"adminFee" must be zero or more.'],
  ])('is refused with 400 %s, and the former one stays', async (_, json, error) => {
    const service = await open();
    await service.ask('PUT', '/config/rate-schedule', { json: { rates: { perTable: 5 } } });
    const refused = await service.ask('PUT', '/config/rate-schedule', { json });
    expect([refused.status, refused.json]).toEqual([400, { error }]);
    expect((await service.ask('GET', '/config/rate-schedule')).json).toMatchObject({
      rates: { perTable: 5 },
    });
  });

  test('is a 412, with a sentence, based on rates that someone else has replaced', async () => {
    const service = await open();
    const path = '/config/rate-schedule';
    await service.ask('PUT', path, { json: { rates: { perTable: 5 } } });
    const late = await service.ask('PUT', path, { json: { rates: { perTable: 6 }, basedOn: null } });
    const error = 'Someone else has changed the rates since you opened them. Please change those instead.';
    expect([late.status, late.json]).toEqual([412, { error }]);
  });

  test('has a history, from which former rates come back', async () => {
    const service = await open();
    const path = '/config/rate-schedule';
    for (const perTable of [1, 2]) await service.ask('PUT', path, { json: { rates: { perTable } } });
    const { json } = await service.ask('GET', `${path}/history`);
    expect(json).toMatchObject({
      changes: [
        { schedule: { rates: { perTable: 2 } }, isInForce: true },
        { schedule: { rates: { perTable: 1 } }, isInForce: false },
      ],
      count: 2,
    });
    const restored = await service.ask('POST', `${path}/history/20261120090000000/restore`);
    expect([restored.status, restored.json]).toMatchObject([200, { schedule: { rates: { perTable: 1 } } }]);
    expect((await service.ask('GET', path)).json).toMatchObject({ rates: { perTable: 1 } });
    expect((await service.ask('POST', `${path}/history/x/restore`)).status).toBe(404);
  });
});
