import { expect, test } from 'vitest';
import { inMemoryAndOverSocket, type TestService } from '../support/service.ts';

inMemoryAndOverSocket('example files', (open) => {
  test('go from upload URL over upload and record to the list and away', async () => {
    const service = await open();
    const [file] = await uploadUrls(service, [{ ...pdf, fileName: 'Sample A.pdf' }]);
    const { uploadUrl = '', ...ids } = file ?? {};
    const headers = { 'content-type': 'application/pdf' };
    expect((await service.ask('PUT', uploadUrl, { body: 'abc', headers })).status).toBe(200);

    const record = { ...pdf, ...ids, fileName: 'Sample A.pdf', uploadedBy: 'Ada' };
    const kept = { ...record, notes: '', uploadedAt: '2026-11-20T09:00:00.000Z' };
    const saved = await service.ask('POST', '/examples/files', { json: { files: [record] } });
    expect([saved.status, saved.json]).toEqual([200, { files: [kept], count: 1 }]);
    const listed = await service.ask('GET', '/examples/files');
    expect([listed.status, listed.json]).toEqual([200, { files: [kept], count: 1 }]);

    const deleted = await service.ask('DELETE', `/examples/files/${ids.fileId}`);
    expect([deleted.status, deleted.json]).toEqual([200, { deleted: true, fileId: ids.fileId }]);
    expect((await service.ask('DELETE', `/examples/files/${ids.fileId}`)).status).toBe(404);
    expect(await service.objects.head(ids.objectKey ?? '')).toBeNull();
  });

  test.each([
    ['Sample A.pdf', 'Sample A.pdf', `filename="Sample A.pdf"; filename*=UTF-8''Sample%20A.pdf`],
    ['論文.pdf', '論文.pdf', `filename="__.pdf"; filename*=UTF-8''%E8%AB%96%E6%96%87.pdf`],
    [
      '../a"\r\nSet-Cookie: b=c\u202efdp.pdf',
      'a"Set-Cookie: b=cfdp.pdf',
      `filename="a_Set-Cookie: b=cfdp.pdf"; filename*=UTF-8''a%22Set-Cookie%3A%20b%3Dcfdp.pdf`,
    ],
  ])('with the name %j come back as they were, as %j', async (fileName, safeName, disposition) => {
    const service = await open();
    const [file] = await uploadUrls(service, [{ ...pdf, fileName }]);
    const { uploadUrl = '', ...ids } = file ?? {};
    await service.ask('PUT', uploadUrl, { body: 'abc', headers: { 'content-type': 'application/pdf' } });
    await service.ask('POST', '/examples/files', { json: { files: [{ ...pdf, ...ids, fileName }] } });
    const { status, json } = await service.ask('GET', `/examples/files/${ids.fileId}/document`);
    expect([status, json]).toEqual([200, { downloadUrl: expect.any(String), fileName: safeName, bytes: 3 }]);
    const { downloadUrl } = { downloadUrl: '', ...Object(json) };
    const downloaded = await service.ask('GET', downloadUrl);
    expect(downloaded.text).toBe('abc');
    expect(downloaded.headers.get('content-disposition')).toBe(`attachment; ${disposition}`);
  });

  test('that were saved and never uploaded have nothing to download', async () => {
    const service = await open();
    const [{ uploadUrl: _url, ...ids } = { uploadUrl: '' }] = await uploadUrls(service, [pdf]);
    await service.ask('POST', '/examples/files', { json: { files: [{ ...pdf, ...ids }] } });
    const answer = await service.ask('GET', `/examples/files/${ids.fileId}/document`);
    expect([answer.status, answer.json]).toEqual([
      404,
      { error: 'This example has no file: it was never uploaded, or has been removed.' },
    ]);
  });

  test('GET /examples/files/{fileId}/document of an unknown file is a 404', async () => {
    const service = await open();
    const answer = await service.ask('GET', '/examples/files/nobody/document');
    expect([answer.status, answer.json]).toEqual([404, { error: 'No example file has this id.' }]);
  });

  test('are listed with the newest first', async () => {
    const service = await open();
    for (const fileName of ['old.pdf', 'new.pdf']) {
      const [{ uploadUrl: _url, ...ids } = { uploadUrl: '' }] = await uploadUrls(service, [
        { ...pdf, fileName },
      ]);
      await service.ask('POST', '/examples/files', { json: { files: [{ ...pdf, fileName, ...ids }] } });
      service.clock.advance(1000);
    }
    const { json } = await service.ask('GET', '/examples/files');
    expect(json).toMatchObject({ files: [{ fileName: 'new.pdf' }, { fileName: 'old.pdf' }], count: 2 });
  });

  test.each([
    ['no list', {}],
    ['21 files', { files: Array.from({ length: 21 }, () => pdf) }],
    ['a file without a size', { files: [{ fileName: 'a.pdf', contentType: 'application/pdf' }] }],
    ['a file over 100 MiB', { files: [{ ...pdf, fileSize: 104_857_601 }] }],
  ])('POST /examples/presigned-url refuses %s with 400', async (_, json) => {
    const service = await open();
    expect((await service.ask('POST', '/examples/presigned-url', { json })).status).toBe(400);
  });

  test('POST /examples/files refuses a key that is another file’s with 400', async () => {
    const service = await open();
    const fileId = '0b8f7f0e-5a6e-4d5c-9d61-0d8f4f3f2a11';
    const files = [{ ...pdf, fileId, objectKey: 'examples/another/a.pdf' }];
    expect((await service.ask('POST', '/examples/files', { json: { files } })).status).toBe(400);
  });

  test('DELETE /examples/files/{fileId} of an unknown file is a 404', async () => {
    const service = await open();
    const answer = await service.ask('DELETE', '/examples/files/nobody');
    expect([answer.status, answer.json]).toEqual([404, { error: 'No example file has this id.' }]);
  });
});

const pdf = { fileName: 'a.pdf', contentType: 'application/pdf', fileSize: 3 };

async function uploadUrls(service: TestService, files: object[]) {
  const { json } = await service.ask('POST', '/examples/presigned-url', { json: { files } });
  const { uploads }: { uploads: Record<string, string>[] } = { uploads: [], ...Object(json) };
  return uploads;
}
