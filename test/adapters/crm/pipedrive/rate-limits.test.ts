import { describe, expect, test } from 'vitest';
import { countOf, deal, key, openPipedrive } from '../../../support/crm/pipedrive-bench.ts';
import { failure, page, tooManyRequests } from '../../../support/crm/pipedrive-troubles.ts';

const stages = 'GET /api/v2/stages';

describe('a burst of requests that Pipedrive does not want', () => {
  test.each([
    [{ 'retry-after': '3' }, 3_000],
    [{ 'retry-after': 'Fri, 20 Nov 2026 09:00:04 GMT', date: 'Fri, 20 Nov 2026 09:00:00 GMT' }, 4_000],
    // By a clock that differs from ours.
    [{ 'retry-after': 'Fri, 20 Nov 2026 09:10:02 GMT', date: 'Fri, 20 Nov 2026 09:10:00 GMT' }, 2_000],
    [{ 'retry-after': 'Fri, 20 Nov 2026 08:50:04 GMT', date: 'Fri, 20 Nov 2026 08:50:00 GMT' }, 4_000],
    [{ 'x-ratelimit-reset': '2' }, 2_000],
    [{ 'retry-after': '1', 'x-ratelimit-reset': '2' }, 1_000],
    [{ 'x-ratelimit-reset': '0' }, 1_000],
    [{ 'retry-after': 'soon' }, 2_000],
    [{}, 2_000],
    [{ 'x-ratelimit-reset': '2', 'x-daily-ratelimit-token-remaining': '29000' }, 2_000],
  ])('is waited for as %j says', async (headers, milliseconds) => {
    const { crm, pipedrive, time } = await openPipedrive();
    pipedrive.trouble(stages, tooManyRequests(headers));
    expect(await crm.listStages({ pipelineId: 1 })).toHaveLength(2);
    expect(time.waits).toEqual([milliseconds]);
  });

  test('is no reason to create a deal twice', async () => {
    const { crm, pipedrive } = await openPipedrive();
    for (const operation of ['POST /api/v2/persons', 'POST /api/v2/deals', 'POST /api/v1/notes']) {
      pipedrive.trouble(operation, tooManyRequests({ 'retry-after': '1' }));
    }
    await crm.createDeal(deal(), { idempotencyKey: key });
    const { persons, deals, notes } = pipedrive.account;
    expect([persons.length, deals.length, notes.length]).toEqual([1, 1, 1]);
  });

  test('is not waited for longer than the caller waits', async () => {
    const { crm, pipedrive, time } = await openPipedrive();
    pipedrive.trouble('*', tooManyRequests({ 'retry-after': '30' }));
    await expect(crm.findDeal(key)).rejects.toMatchObject({
      code: 'crm_unavailable',
      message: expect.stringContaining('too many requests'),
      details: { limit: 'burst', retryAfterSeconds: 30 },
    });
    expect(time.waits).toEqual([]);
  });

  test('keeps all other requests waiting as well', async () => {
    const { crm, pipedrive, time } = await openPipedrive();
    pipedrive.trouble('*', tooManyRequests({ 'retry-after': '30' }));
    await crm.findDeal(key).catch(() => {});
    const before = pipedrive.exchanges.length;
    await expect(crm.ping()).rejects.toMatchObject({ details: { limit: 'burst', retryAfterSeconds: 30 } });
    expect(pipedrive.exchanges).toHaveLength(before);
    time.pass(30_000);
    await crm.ping();
  });

  test('keeps no request waiting for longer because the clock is set back', async () => {
    const { crm, pipedrive, time } = await openPipedrive();
    pipedrive.trouble('*', tooManyRequests({ 'retry-after': '30' }));
    await crm.findDeal(key).catch(() => {});
    time.pass(-3_600_000);
    await crm.ping();
  });

  test('is not asked about more than five times', async () => {
    const { crm, pipedrive } = await openPipedrive();
    pipedrive.trouble(stages, tooManyRequests({ 'retry-after': '1' }), Number.POSITIVE_INFINITY);
    await expect(crm.listStages({ pipelineId: 1 })).rejects.toMatchObject({ code: 'crm_unavailable' });
    expect(countOf(pipedrive, stages)).toBe(5);
  });
});

describe('a daily budget that is used up', () => {
  const message = "The account's daily budget of Pipedrive requests is used up. It renews at midnight.";

  test.each([
    [
      'the budget of tokens',
      tooManyRequests({ 'x-daily-ratelimit-token-remaining': '0', 'x-ratelimit-reset': '2' }),
    ],
    ['the requests of the day', tooManyRequests({ 'x-daily-requests-left': '0' })],
    ['its words', failure(429, { success: false, error: 'Daily rate limit exceeded' })],
  ])('is known by %s', async (_sign, trouble) => {
    const { crm, pipedrive } = await openPipedrive();
    pipedrive.trouble(stages, trouble);
    await expect(crm.listStages({ pipelineId: 1 })).rejects.toMatchObject({
      code: 'crm_unavailable',
      message,
      details: { limit: 'daily', retryAfterSeconds: 3_600 },
    });
  });

  test('is not asked for again before it may be there', async () => {
    const { crm, pipedrive, time } = await openPipedrive();
    pipedrive.trouble('*', tooManyRequests({ 'x-daily-requests-left': '0' }));
    await crm.ping().catch(() => {});
    time.pass(3_599_000);
    await expect(crm.ping()).rejects.toMatchObject({ message, details: { retryAfterSeconds: 1 } });
    expect(pipedrive.exchanges).toHaveLength(1);
    time.pass(1_000);
    await crm.ping();
  });

  test('may be there at midnight', async () => {
    const { crm, pipedrive, time } = await openPipedrive();
    time.pass(14.75 * 3_600_000);
    pipedrive.trouble('*', tooManyRequests({ 'x-daily-requests-left': '0' }));
    await expect(crm.ping()).rejects.toMatchObject({ details: { retryAfterSeconds: 900 } });
  });

  test.each([
    ['7200', 7_200],
    ['999999999', 86_400],
    ['2', 3_600],
  ])('is waited for as long as Pipedrive says, a day at most: %s', async (retryAfter, retryAfterSeconds) => {
    const { crm, pipedrive } = await openPipedrive();
    const headers = { 'x-daily-requests-left': '0', 'retry-after': retryAfter };
    pipedrive.trouble('*', tooManyRequests(headers));
    await expect(crm.ping()).rejects.toMatchObject({ details: { retryAfterSeconds } });
  });
});

describe('a Pipedrive that has shut out requests', () => {
  test('gets none for a minute', async () => {
    const { crm, pipedrive, time } = await openPipedrive();
    pipedrive.trouble('*', page(403));
    await expect(crm.ping()).rejects.toMatchObject({
      code: 'crm_unavailable',
      message: expect.stringContaining('shut out'),
      details: { limit: 'blocked', retryAfterSeconds: 60 },
    });
    await expect(crm.ping()).rejects.toMatchObject({ code: 'crm_unavailable' });
    expect(pipedrive.exchanges).toHaveLength(1);
    time.pass(60_000);
    await crm.ping();
  });
});
