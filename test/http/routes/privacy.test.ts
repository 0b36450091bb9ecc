import { readFile } from 'node:fs/promises';
import JSZip from 'jszip';
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

  test('is downloaded as one archive, with the documents as they were handed in', async () => {
    const { client, submissionId } = await withSubmission();
    const archive = await client.archivePerson({ email: 'ADA@example.org' });
    const { files } = await JSZip.loadAsync(await archive.arrayBuffer(), { checkCRC32: true });
    const place = `submissions/${submissionId}`;
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['person.json', `${place}/submission.json`, `${place}/document/My thesis.docx`]),
    );
    const document = await files[`${place}/document/My thesis.docx`]?.async('nodebuffer');
    expect(document?.equals(thesis)).toBe(true);
    const record = JSON.parse((await files[`${place}/submission.json`]?.async('string')) ?? '');
    expect(record).toMatchObject(form);
  });

  test('is downloaded under the address', async () => {
    const service = await open();
    const client = createClient({ baseUrl: service.url });
    await client.createMeeting({ participants: ['ada@example.org'] });
    const json = { email: 'ada@example.org' };
    const { headers } = await service.ask('POST', '/privacy/export/archive', { json });
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toContain('filename="ada@example.org.zip"');
  });

  test('is no archive where the desk knows nothing', async () => {
    const { client } = await withSubmission();
    const refused = client.archivePerson({ email: 'nobody@example.org' });
    await expect(refused).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('nothing about this person'),
    });
  });

  test('breaks off where the storage returns another document than it accepted', async () => {
    const service = await open();
    const client = createClient({ baseUrl: service.url });
    const submissionId = await client.handIn(new Blob([thesis]), form, { fileName: 'My thesis.docx' });
    await client.ending(submissionId, { interval: 20 });
    const { document } = await service.desk.intake.record(submissionId);
    await service.objects.put(document?.key ?? '', once('something else'), { contentType: 'x/y' });
    service.expectErrors();
    await expect(client.archivePerson({ email: form.email })).rejects.toThrow('cannot be reached');
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
    const paths = ['/privacy/export', '/privacy/export/archive', '/privacy/erase', '/privacy/erase/preview'];
    for (const path of paths) {
      const { status, json } = await service.ask('POST', path, { json: { email: 'ada' } });
      expect([status, json]).toEqual([400, { error: '"email" must be an email address.', field: 'email' }]);
    }
  });
});

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
