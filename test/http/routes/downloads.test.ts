import { expect, test } from 'vitest';
import { getUrl, inChunks, putUrl, signedKey } from '../support/objects-folder.ts';
import { inMemoryAndOverSocket, type TestService } from '../support/service.ts';

inMemoryAndOverSocket('a signed download', (open) => {
  async function stored(service: TestService, text = '0123456789', contentType = 'text/html') {
    await service.objects.put(signedKey, inChunks(text), { contentType });
    return getUrl(service);
  }

  test('gives the file as an attachment that no browser runs', async () => {
    const service = await open();
    const answer = await service.ask('GET', await stored(service));
    expect([answer.status, answer.text]).toEqual([200, '0123456789']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html',
      'content-length': '10',
      'content-disposition': `attachment; filename="a.docx"; filename*=UTF-8''a.docx`,
      'content-security-policy': "default-src 'none'; sandbox",
      'accept-ranges': 'bytes',
    });
  });

  test('has the name that was signed', async () => {
    const service = await open();
    await stored(service);
    const url = await getUrl(service, 'Été "1".docx');
    const { headers } = await service.ask('GET', url);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="_t_ _1_.docx"; filename*=UTF-8''%C3%89t%C3%A9%20%221%22.docx`,
    );
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-100', 206, '89', 'bytes 8-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ])('of the range %s is a %i', async (range, status, text, contentRange) => {
    const service = await open();
    const answer = await service.ask('GET', await stored(service), { headers: { range } });
    expect([answer.status, answer.text, answer.headers.get('content-range')]).toEqual([
      status,
      text,
      contentRange,
    ]);
    expect(answer.headers.get('content-length')).toBe(String(text.length));
  });

  test('of a range behind the end is a 416 that tells the size', async () => {
    const service = await open();
    const answer = await service.ask('GET', await stored(service), { headers: { range: 'bytes=10-' } });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  test('with If-Range is of the whole file', async () => {
    const service = await open();
    const headers = { range: 'bytes=2-4', 'if-range': '"some-version"' };
    expect((await service.ask('GET', await stored(service), { headers })).status).toBe(200);
  });

  test('of an empty file is empty', async () => {
    const service = await open();
    const answer = await service.ask('GET', await stored(service, ''));
    expect([answer.status, answer.text, answer.headers.get('content-length')]).toEqual([200, '', '0']);
  });

  test('works with HEAD, which tells the size and sends nothing', async () => {
    const service = await open();
    const answer = await service.ask('HEAD', await stored(service), { headers: { range: 'bytes=2-4' } });
    expect([answer.status, answer.text, answer.headers.get('content-length')]).toEqual([200, '', '10']);
  });

  test('is a 403 when the URL is over or is for uploads', async () => {
    const service = await open();
    const url = await stored(service);
    const forUploads = await putUrl(service);
    expect((await service.ask('GET', forUploads)).status).toBe(403);
    service.clock.advance(60_000);
    expect((await service.ask('GET', url)).status).toBe(403);
  });

  test('is a 404 when there is no file', async () => {
    const service = await open();
    const url = await service.objects.presignGet('uploads/1/none.docx', { expiresInSeconds: 60 });
    expect((await service.ask('GET', url)).status).toBe(404);
  });
});
