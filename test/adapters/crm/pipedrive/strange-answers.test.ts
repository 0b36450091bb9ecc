import { describe, expect, test } from 'vitest';
import { refusal } from '../../../core/services/support/bench.ts';
import { countOf, deal, key, openPipedrive } from '../../../support/crm/pipedrive-bench.ts';
import type { Trouble } from '../../../support/crm/pipedrive-server.ts';
import { failure, page } from '../../../support/crm/pipedrive-troubles.ts';

const open = { pipelineId: 1, status: 'open', limit: 100 };

/** The refusal of a listing whose first request has this trouble. */
async function refusalOf(trouble: Trouble, operation = 'GET /api/v2/deals') {
  const { crm, pipedrive } = await openPipedrive();
  pipedrive.trouble(operation, trouble);
  return refusal(crm.listDeals(open));
}

function body(text: string): Trouble {
  return { answer: { status: 200, body: text } };
}

describe('an answer of Pipedrive that is no success', () => {
  test.each([
    [400, 'crm_refused', /^Pipedrive refused the request\. Check /],
    [402, 'crm_refused', /subscription/],
    [403, 'crm_refused', /permissions/],
    [404, 'crm_refused', /^Pipedrive has no pipeline 1\.$/],
    [408, 'crm_unavailable', /later/],
    [409, 'crm_unavailable', /later/],
    [422, 'crm_refused', /^Pipedrive refused/],
    [500, 'crm_unavailable', /later/],
    [503, 'crm_unavailable', /later/],
  ])('with status %i is %s', async (status, code, sentence) => {
    const error = await refusalOf(failure(status, { success: false, error: 'No' }));
    expect(error).toMatchObject({ code, details: { status, reason: 'No' } });
    expect(error.message).toMatch(sentence);
  });

  test.each([400, 404, 502, 503])('is worth another try when it is a page: %i', async (status) => {
    expect(await refusalOf(page(status))).toMatchObject({ code: 'crm_unavailable', details: { status } });
  });

  test('with another address is not followed', async () => {
    const { crm, pipedrive } = await openPipedrive();
    const elsewhere = { status: 302, headers: { location: `${pipedrive.url}/api/v1/users/me` }, body: '' };
    pipedrive.trouble('*', { answer: elsewhere });
    await expect(crm.ping()).rejects.toMatchObject({
      code: 'crm_unavailable',
      message: expect.stringContaining('redirects'),
    });
    expect(pipedrive.exchanges).toHaveLength(1);
  });

  test('shows only the beginning of what Pipedrive says, on one line', async () => {
    const error = await refusalOf(failure(400, { error: `a\nb${'x'.repeat(1_000)}` }));
    expect(error.details.reason).toBe(`a b${'x'.repeat(197)}`);
  });
});

describe('a success that makes no sense', () => {
  test.each([
    ['is empty', ''],
    ['breaks off', '{"success":true,"data":[{"id":1,'],
    ['is a page', '<html></html>'],
    ['says that it is none', '{"success":false,"data":[]}'],
    ['is null', 'null'],
    ['is text', '"ok"'],
    ['is a list', '[{"id":1}]'],
    ['has another shape', '{"success":true,"data":{"id":1}}'],
    ['has a deal without a number', '{"data":[{"title":"x"}]}'],
    [
      'has a number as text',
      '{"data":[{"id":"1","stage_id":1,"status":"open","add_time":"2026-11-01T10:00:00Z"}]}',
    ],
    [
      'has an unknown status',
      '{"data":[{"id":1,"stage_id":1,"status":"x","add_time":"2026-11-01T10:00:00Z"}]}',
    ],
    ['has a time that is none', '{"data":[{"id":1,"stage_id":1,"status":"open","add_time":"yesterday"}]}'],
    ['has a cursor that is none', '{"data":[],"additional_data":{"next_cursor":{}}}'],
  ])('because it %s', async (_what, text) => {
    const error = await refusalOf(body(text));
    expect(error).toMatchObject({
      code: 'crm_unavailable',
      message: expect.stringContaining('makes no sense'),
    });
  });

  test('because it is endless is not read to its end', async () => {
    const error = await refusalOf(body(`{"data":"${'x'.repeat(17 * 1024 * 1024)}"}`));
    expect(error).toMatchObject({
      code: 'crm_unavailable',
      message: expect.stringContaining('too large'),
    });
  });

  test('does no harm by the names of its fields', async () => {
    const { crm, pipedrive } = await openPipedrive();
    pipedrive.trouble(
      'GET /api/v2/deals',
      body('{"__proto__":{"data":[{"id":1}]},"data":[],"constructor":1}'),
    );
    expect(await crm.listDeals(open)).toEqual([]);
  });

  test('may have nulls in the place of lists', async () => {
    const { crm, pipedrive } = await openPipedrive();
    const none = failure(200, { success: true, data: null, additional_data: null });
    const lookups = ['GET /api/v2/deals', 'GET /api/v2/deals/search', 'GET /api/v2/persons'];
    for (const each of [...lookups, 'GET /api/v2/persons/search']) pipedrive.trouble(each, none);
    expect(await crm.createDeal(deal(), { idempotencyKey: key })).toMatchObject({ dealId: '1' });
  });
});

describe('a Pipedrive that hangs up', () => {
  test('is not reached, and the error says how', async () => {
    const error = await refusalOf({ answer: 'hang up' });
    expect(error).toMatchObject({
      code: 'crm_unavailable',
      message: expect.stringContaining('cannot be reached'),
    });
    expect(error.details.reason).toMatch(/^(ECONNRESET|UND_ERR_SOCKET)$/);
  });

  test('is not asked again', async () => {
    const { crm, pipedrive } = await openPipedrive();
    pipedrive.trouble('POST /api/v2/deals', { answer: 'hang up' });
    await refusal(crm.createDeal(deal(), { idempotencyKey: key }));
    expect(countOf(pipedrive, 'POST /api/v2/deals')).toBe(1);
  });
});
