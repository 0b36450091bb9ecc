import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { docxContentType } from '../../../src/core/schemas/fields.ts';
import { sampleThesis } from '../../support/theses/sample-thesis.ts';
import { inMemoryAndOverSocket, type TestService } from '../support/service.ts';
import { stringsOf } from '../support/strings-of.ts';

const thesis = await readFile(new URL('../../../examples/sample-thesis.docx', import.meta.url));

inMemoryAndOverSocket('intake', (open) => {
  test('POST /intake/presigned-url answers where to upload, and nothing else', async () => {
    const service = await open();
    const { status, json } = await service.ask('POST', '/intake/presigned-url', {
      json: { fileName: 'My thesis.docx' },
    });
    const { submissionId, objectKey, uploadUrl, ...more } = stringsOf(json);
    expect(status).toBe(200);
    expect(objectKey).toBe(`uploads/${submissionId}/My thesis.docx`);
    expect(uploadUrl).toMatch(
      new RegExp(`^${service.url}/objects/uploads/${submissionId}/My%20thesis.docx\\?`),
    );
    expect(more).toEqual({});
  });

  test.each([
    ['a missing file name', {}],
    ['another extension', { fileName: 'thesis.pdf' }],
    ['a file name that is no text', { fileName: 7 }],
  ])('POST /intake/presigned-url refuses %s with 400', async (_, json) => {
    const service = await open();
    const answer = await service.ask('POST', '/intake/presigned-url', { json });
    expect(answer.status).toBe(400);
    expect(stringsOf(answer.json).error).toMatch(/^"fileName" /);
  });

  test('a submission goes from upload to analysis, quote and deal', async () => {
    const service = await open();
    const form = await upload(service, thesis);
    const accepted = await service.ask('POST', '/intake/submit', { json: form });
    expect([accepted.status, accepted.json]).toEqual([
      200,
      { submissionId: form.submissionId, status: 'processing' },
    ]);
    const done = await vi.waitFor(async () => {
      const answer = await service.ask('GET', `/intake/submission/${form.submissionId}`);
      expect(answer.json).toMatchObject({ status: 'completed' });
      return answer;
    }, 10_000);
    expect(done.status).toBe(200);
    expect(done.json).toMatchObject({
      submissionId: form.submissionId,
      name: form.name,
      email: form.email,
      serviceType: 'editing',
      createdAt: '2026-11-20T09:00:00.000Z',
      analysis: sampleThesis().analysis,
      crmUrl: 'https://desk.example/deals/1',
    });
  });

  test('a submission whose document was never uploaded ends in an error that says so', async () => {
    const service = await open();
    const { submissionId, objectKey } = await uploadUrl(service);
    await service.ask('POST', '/intake/submit', { json: { ...ada, submissionId, objectKey } });
    await vi.waitFor(async () => {
      const { json } = await service.ask('GET', `/intake/submission/${submissionId}`);
      expect(json).toMatchObject({ status: 'error', errorCode: 'document_missing' });
    });
  });

  test('half a character in a form becomes one that all readers of JSON accept', async () => {
    const service = await open();
    const { submissionId, objectKey } = await uploadUrl(service);
    await service.ask('POST', '/intake/submit', {
      json: { ...ada, submissionId, objectKey, name: 'Ada \ud800' },
    });
    const { json } = await service.ask('GET', `/intake/submission/${submissionId}`);
    expect(json).toMatchObject({ name: 'Ada \ufffd' });
  });

  test('a submission that is being processed shows its base fields and no others', async () => {
    const service = await open();
    const submissionId = 'waiting';
    const { name, email, serviceType } = ada;
    const shown = { submissionId, status: 'processing', name, email, serviceType, createdAt: 'now' };
    const kept = { ...shown, ...ada, objectKey: 'uploads/waiting/a.docx', restarts: 0, notes: 'private' };
    await service.store.store.put('submissions/waiting', kept);
    expect((await service.ask('GET', '/intake/submission/waiting')).json).toEqual(shown);
  });

  test('the same form twice starts nothing new', async () => {
    const service = await open();
    const form = { ...ada, ...(await uploadUrl(service)) };
    const first = await service.ask('POST', '/intake/submit', { json: form });
    const second = await service.ask('POST', '/intake/submit', { json: form });
    expect([second.status, second.json]).toEqual([first.status, first.json]);
    const other = await service.ask('POST', '/intake/submit', { json: { ...form, name: 'Somebody else' } });
    expect(other.status).toBe(400);
  });

  test.each(['submissionId', 'name', 'email', 'serviceType', 'objectKey'])(
    'POST /intake/submit refuses a form without %s with 400',
    async (field) => {
      const service = await open();
      const form = { ...ada, submissionId: 'one', objectKey: 'uploads/one/a.docx', [field]: undefined };
      const answer = await service.ask('POST', '/intake/submit', { json: form });
      expect([answer.status, answer.json]).toEqual([400, { error: `"${field}" is missing.`, field }]);
    },
  );

  test('POST /intake/submit refuses an unknown service type with 400', async () => {
    const service = await open();
    const form = { ...ada, submissionId: 'one', objectKey: 'uploads/one/a.docx', serviceType: 'magic' };
    const answer = await service.ask('POST', '/intake/submit', { json: form });
    expect(answer.status).toBe(400);
    expect(stringsOf(answer.json).error).toContain('editing, formatting, editing_and_formatting');
  });

  test('an unknown submission is a 404', async () => {
    const service = await open();
    const answer = await service.ask('GET', '/intake/submission/nobody');
    expect([answer.status, answer.json]).toEqual([404, { error: 'No submission has this id.' }]);
  });

  test('a storage that is down is a 500 that shows nothing of it', async () => {
    const service = await open();
    service.expectErrors();
    const form = { ...ada, ...(await uploadUrl(service)) };
    service.store.isOff = true;
    const answers = [
      await service.ask('POST', '/intake/submit', { json: form }),
      await service.ask('GET', `/intake/submission/${form.submissionId}`),
    ];
    service.store.isOff = false;
    for (const { status, json, headers } of answers) {
      expect(status).toBe(500);
      const requestId = headers.get('x-request-id');
      expect(json).toEqual({
        error: `The storage is not answering. Please try again later. (request ${requestId})`,
      });
      const [line] = service.logs.filter(
        (each) => each.level === 'error' && each.fields.requestId === requestId,
      );
      expect(line?.fields).toMatchObject({
        code: 'storage_unavailable',
        cause: 'DeskError storage_unavailable',
      });
    }
  });
});

const ada = { name: 'Ada Sample', email: 'ada@example.com', serviceType: 'editing' };

async function uploadUrl(service: TestService) {
  const { json } = await service.ask('POST', '/intake/presigned-url', { json: { fileName: 'thesis.docx' } });
  const { submissionId = '', objectKey = '', uploadUrl: url = '' } = stringsOf(json);
  return { submissionId, objectKey, uploadUrl: url };
}

async function upload(service: TestService, document: Uint8Array<ArrayBuffer>) {
  const { submissionId, objectKey, uploadUrl: url } = await uploadUrl(service);
  const headers = { 'content-type': docxContentType };
  expect((await service.ask('PUT', url, { body: document, headers })).status).toBe(200);
  return { ...ada, submissionId, objectKey };
}
