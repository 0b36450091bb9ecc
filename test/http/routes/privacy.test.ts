import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { personalDataSchema } from '../../../src/core/schemas/privacy.ts';
import { createClient } from '../../../src/http/client/client.ts';
import { through } from '../support/service.ts';

const thesis = await readFile(new URL('../../../examples/sample-thesis.docx', import.meta.url));
const form = { name: 'Ada Lovelace', email: 'ada@example.org', serviceType: 'editing' };

through('the data of one person', 'over a socket', (open) => {
  const withSubmission = async () => {
    const service = await open();
    const client = createClient({ baseUrl: service.url });
    const submissionId = await client.handIn(new Blob([thesis]), form, { fileName: 'My thesis.docx' });
    await client.ending(submissionId, { interval: 20 });
    return { client, submissionId };
  };

  test('is answered with signed addresses of the documents', async () => {
    const { client, submissionId } = await withSubmission();
    const data = await client.collectPerson({ email: 'ADA@example.org' });
    expect(data.submissions).toMatchObject([
      { submission: { submissionId, ...form }, quotes: [{ version: 1 }] },
    ]);
    const address = data.submissions[0]?.document?.downloadUrl ?? '';
    const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
    expect(Buffer.compare(bytes, thesis)).toBe(0);
  });

  test('is as the description says', async () => {
    const { client } = await withSubmission();
    const data = await client.collectPerson({ email: form.email });
    expect(personalDataSchema.safeParse(data).success).toBe(true);
  });

  test('is gone after an erasure, of which a record without names stays', async () => {
    const { client, submissionId } = await withSubmission();
    const preview = await client.previewErasure({ email: form.email });
    expect(preview.submissions).toEqual([submissionId]);
    expect((await client.getSubmission({ submissionId })).name).toBe(form.name);
    const erasure = await client.erasePerson({ email: form.email });
    expect((await client.getSubmission({ submissionId })).name).toBe('removed');
    expect(await client.listErasures()).toEqual({ erasures: [erasure], count: 1 });
    for (const personal of [form.name, form.email]) expect(JSON.stringify(erasure)).not.toContain(personal);
  });

  test('is asked for by an address alone', async () => {
    const service = await open();
    for (const path of ['/privacy/export', '/privacy/erase', '/privacy/erase/preview']) {
      const { status, json } = await service.ask('POST', path, { json: { email: 'ada' } });
      expect([status, json]).toEqual([400, { error: '"email" must be an email address.' }]);
    }
  });
});
