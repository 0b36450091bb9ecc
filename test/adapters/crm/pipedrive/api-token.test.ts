import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../../core/services/support/bench.ts';
import { keptLog } from '../../../core/services/support/kept-log.ts';
import { deal, key, openPipedrive } from '../../../support/crm/pipedrive-bench.ts';
import type { Trouble } from '../../../support/crm/pipedrive-server.ts';
import { brokenService, failure, page, tornAnswer } from '../../../support/crm/pipedrive-troubles.ts';

describe('the API token of Pipedrive', () => {
  test('goes with each request, read anew and without the end of its line', async () => {
    let reads = 0;
    const { pipedrive, crm } = await openPipedrive({
      apiToken: async () => {
        reads++;
        return `${pipedrive.token}\n`;
      },
    });
    await crm.createDeal(deal(), { idempotencyKey: key });
    expect(reads).toBe(pipedrive.exchanges.length);
  });

  test('that is wrong is refused with what to do', async () => {
    const { crm } = await openPipedrive({ apiToken: 'another' });
    await expect(crm.ping()).rejects.toMatchObject({
      code: 'crm_refused',
      message: expect.stringContaining('API token'),
    });
  });

  test('cannot be tried at an address where Pipedrive does not answer', async () => {
    const { crm, pipedrive } = await openPipedrive();
    pipedrive.trouble('*', failure(404, { error: 'Not found' }));
    await expect(crm.ping()).rejects.toMatchObject({
      code: 'crm_refused',
      message: expect.stringContaining('not the address'),
    });
  });

  test.each(['', ' ', 'a b', 'token\r\nx-evil: 1', 'tökén', 'x'.repeat(2_000)])(
    'that is none is not sent: %j',
    async (apiToken) => {
      const { crm, pipedrive } = await openPipedrive({ apiToken });
      const error = await refusal(crm.ping());
      expect(error.code).toBe('crm_refused');
      expect(error.message).toBe('The Pipedrive API token is empty or malformed. Check what is configured.');
      expect(pipedrive.exchanges).toEqual([]);
    },
  );

  test.each([
    ['rejects', () => Promise.reject(new Error('The vault is sealed.'))],
    [
      'throws',
      () => {
        throw new Error('The vault is sealed.');
      },
    ],
  ])('that cannot be read is worth another try: its function %s', async (_how, apiToken) => {
    const { crm } = await openPipedrive({ apiToken });
    await expect(crm.ping()).rejects.toMatchObject({ code: 'crm_unavailable' });
  });

  test('is in no URL, log or error', async () => {
    const logger = keptLog();
    const { crm, pipedrive } = await openPipedrive({ logger });
    const { token } = pipedrive;
    const echo = failure(400, { success: false, error: 'No' });
    const hangingUp: Trouble = { answer: 'hang up' };
    for (const trouble of [brokenService, tornAnswer, page(502), echo, hangingUp]) {
      pipedrive.trouble('*', trouble);
      expect(inspect(await refusal(crm.ping()), { depth: null, showHidden: true })).not.toContain(token);
    }
    await crm.ping();
    expect(logger.lines.length).toBeGreaterThan(0);
    expect(JSON.stringify([logger.lines, pipedrive.exchanges])).not.toContain(token);
  });

  test('is cut out of what Pipedrive says', async () => {
    const { crm, pipedrive } = await openPipedrive();
    pipedrive.trouble('*', failure(400, { error: `token ${pipedrive.token} may not` }));
    expect((await refusal(crm.ping())).details.reason).toBe('token … may not');
  });

  test('and what is personal are in no line of the log', async () => {
    const logger = keptLog();
    const { crm } = await openPipedrive({ logger });
    await crm.createDeal(deal(), { idempotencyKey: key });
    expect(JSON.stringify(logger.lines)).not.toMatch(/ana|Díaz/i);
  });
});
