import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createClient } from '../../../src/http/client/client.ts';
import { through } from '../support/service.ts';

const thesis = await readFile(new URL('../../../examples/sample-thesis.docx', import.meta.url));
const form = { name: 'Ada Lovelace', email: 'ada@example.org', serviceType: 'editing' };

through('a purge', 'over a socket', (open) => {
  const withSubmission = async () => {
    const service = await open();
    const client = createClient({ baseUrl: service.url });
    const submissionId = await client.handIn(new Blob([thesis]), form, { fileName: 'My thesis.docx' });
    await client.ending(submissionId, { interval: 20 });
    return { ...service, client, submissionId };
  };

  test('is previewed, then removes just that, and stays on record without names', async () => {
    const { client, submissionId } = await withSubmission();
    const preview = await client.previewPurge({ olderThan: '0d' });
    expect(preview.submissions).toMatchObject([{ submissionId, removed: [] }]);
    expect((await client.getSubmission({ submissionId })).name).toBe(form.name);
    const purge = await client.purge({ olderThan: '0d', asOf: preview.purgedAt });
    expect(purge.submissions).toMatchObject([
      { submissionId, removed: expect.arrayContaining(['document']) },
    ]);
    expect((await client.getSubmission({ submissionId })).name).toBe('removed');
    expect(await client.listPurges()).toEqual({ purges: [purge], count: 1 });
    for (const personal of [form.name, form.email]) expect(JSON.stringify(purge)).not.toContain(personal);
  });

  test('leaves what has reached the age since the preview', async () => {
    const { client, clock } = await withSubmission();
    const { purgedAt } = await client.previewPurge({ olderThan: '1d' });
    clock.advance(2 * 24 * 60 * 60 * 1000);
    expect((await client.purge({ olderThan: '1d', asOf: purgedAt })).submissions).toEqual([]);
    expect((await client.previewPurge({ olderThan: '1d' })).submissions).toHaveLength(1);
  });

  test.each([
    [{ olderThan: '90' }, 'has no unit: write 90d for days, 90w for weeks, 90m for months or 90y for years'],
    [{ olderThan: 'soon' }, 'must be an age such as 90d, 12w, 6m or 2y'],
    [{ olderThan: 90 }, 'must be an age such as 90d'],
  ])('of the age %j is refused at its field', async (json, problem) => {
    const service = await open();
    for (const path of ['/privacy/purge', '/privacy/purge/preview']) {
      const answer = await service.ask('POST', path, { json });
      expect([answer.status, answer.json]).toEqual([
        400,
        { error: `"olderThan" ${problem}.`, field: 'olderThan' },
      ]);
    }
  });

  test('needs the time of its preview', async () => {
    const service = await open();
    const { status, json } = await service.ask('POST', '/privacy/purge', { json: { olderThan: '1y' } });
    expect([status, json]).toEqual([400, { error: '"asOf" is missing.', field: 'asOf' }]);
  });
});
