import { expect, test } from 'vitest';
import { DeskError, type DeskErrorCode } from '../../../src/core/errors.ts';
import type { Crm } from '../../../src/core/ports.ts';
import { inMemoryAndOverSocket } from '../support/service.ts';
import { stringsOf } from '../support/strings-of.ts';

inMemoryAndOverSocket('deals', (open) => {
  test('GET /crm/deals answers open deals of pipeline 1 by stage, empty stages included', async () => {
    const service = await open();
    const { status, json } = await service.ask('GET', '/crm/deals');
    expect([status, json]).toMatchObject([200, { pipelineId: 1, status: 'open', count: 0 }]);
    const { stages } = { stages: [], ...Object(json) };
    expect(stages.length).toBeGreaterThan(0);
  });

  test('GET /crm/deals passes on what was asked for', async () => {
    const asked: unknown[] = [];
    const listDeals: Crm['listDeals'] = async (filter) => {
      asked.push(filter);
      return [];
    };
    const service = await open({
      crm: { ...failingCrm('crm_refused'), listDeals, listStages: async () => [] },
    });
    await service.ask('GET', '/crm/deals?pipeline_id=7&status=won&limit=500');
    expect(asked).toEqual([{ pipelineId: 7, status: 'won', limit: 501 }]);
  });

  test.each(['limit=0', 'limit=501', 'limit=', 'limit=ten', 'limit=1e2', 'pipeline_id=-1', 'status=lively'])(
    'GET /crm/deals?%s is a 400',
    async (query) => {
      const service = await open();
      const answer = await service.ask('GET', `/crm/deals?${query}`);
      expect(answer.status).toBe(400);
      expect(stringsOf(answer.json).error).toMatch(new RegExp(`^"${query.split('=')[0]}" must be `));
    },
  );

  test.each(['crm_unavailable', 'crm_refused'] as const)(
    'GET /crm/deals is a 502 that keeps what the CRM said to itself when it fails with %s',
    async (code) => {
      const service = await open({ crm: failingCrm(code) });
      service.expectErrors();
      const answer = await service.ask('GET', '/crm/deals');
      expect(answer.status).toBe(502);
      expect(answer.text).not.toContain('api-token');
    },
  );
});

function failingCrm(code: DeskErrorCode): Crm {
  const fail = async () => {
    throw new DeskError(code, 'The api-token 123 is over its budget.');
  };
  return { createDeal: fail, findDeal: fail, listDeals: fail, listStages: fail, ping: fail };
}
