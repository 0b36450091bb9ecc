import { expect, test } from 'vitest';
import { getUrl, inChunks, putUrl, signedKey, signedType } from '../support/objects-folder.ts';
import { inMemoryAndOverSocket } from '../support/service.ts';
import { stringsOf } from '../support/strings-of.ts';

inMemoryAndOverSocket('a signed upload', (open) => {
  test.each(['a.docx', 'My thesis (1) & more.docx', 'Résumé – 论文 %41 + #1?.docx', "it's.docx"])(
    'stores the file under its name: %s',
    async (name) => {
      const service = await open();
      const key = `uploads/1/${name}`;
      const answer = await service.ask('PUT', await putUrl(service, key), {
        body: 'words',
        headers: signedType,
      });
      expect([answer.status, answer.text]).toEqual([200, '']);
      expect(await service.objects.head(key)).toEqual({ size: 5, contentType: 'application/x-docx' });
    },
  );

  test('may be repeated while the URL is valid; the last one stays', async () => {
    const service = await open();
    const url = await putUrl(service);
    for (const body of ['first', 'the second']) {
      expect((await service.ask('PUT', url, { body, headers: signedType })).status).toBe(200);
    }
    expect(await service.objects.head(signedKey)).toMatchObject({ size: 10 });
  });

  test('may be empty', async () => {
    const service = await open();
    expect((await service.ask('PUT', await putUrl(service), { body: '', headers: signedType })).status).toBe(
      200,
    );
    expect(await service.objects.head(signedKey)).toMatchObject({ size: 0 });
  });

  test.each([
    ['after 5 minutes', (url: string) => url, signedType, 300_000],
    [
      'with another content type',
      (url: string) => url,
      { 'content-type': 'application/x-docx; charset=utf-8' },
      0,
    ],
    ['for another file', (url: string) => url.replace('uploads/1', 'uploads/2'), signedType, 0],
    ['with a slash too many', (url: string) => url.replace('uploads/1', 'uploads%2F%2F1'), signedType, 0],
    ['with a later expiry', (url: string) => url.replace(/expires=\d/, 'expires=9'), signedType, 0],
    ['with another signature', (url: string) => url.replace('signature=', 'signature=A'), signedType, 0],
    ['without a signature', (url: string) => url.split('?')[0] ?? '', signedType, 0],
    ['with two signatures', (url: string) => `${url}&signature=A&expires=1`, signedType, 0],
  ])('is a 403 %s, and stores nothing', async (_, change, headers, milliseconds) => {
    const service = await open();
    const url = change(await putUrl(service));
    service.clock.advance(milliseconds);
    const answer = await service.ask('PUT', url, { body: 'words', headers });
    expect([answer.status, answer.json]).toEqual([403, { error: expect.stringMatching(/^This link /) }]);
    expect(await service.objects.head(signedKey)).toBeNull();
  });

  test('does not work with a URL for downloads', async () => {
    const service = await open();
    const url = await getUrl(service);
    expect((await service.ask('PUT', url, { body: 'words', headers: signedType })).status).toBe(403);
  });

  test('is a 400 when it is longer or shorter than was signed', async () => {
    const service = await open();
    const url = await putUrl(service, signedKey, 6);
    for (const body of ['words', 'words!!']) {
      const answer = await service.ask('PUT', url, { body, headers: signedType });
      expect([answer.status, answer.json]).toEqual([
        400,
        { error: expect.stringContaining('exactly 6 bytes') },
      ]);
    }
    expect((await service.ask('PUT', url, { body: 'words!', headers: signedType })).status).toBe(200);
  });

  test('of a part of a file is a 400, and stores nothing', async () => {
    const service = await open();
    const url = await putUrl(service);
    const headers = { ...signedType, 'content-range': 'bytes 5-9/10' };
    const answer = await service.ask('PUT', url, { body: 'words', headers });
    expect([answer.status, answer.json]).toEqual([
      400,
      { error: expect.stringContaining('the whole file again') },
    ]);
    expect(await service.objects.head(signedKey)).toBeNull();
  });

  test('is a 411 when its length was signed and is not stated', async () => {
    const service = await open();
    const url = await putUrl(service, signedKey, 5);
    expect((await service.ask('PUT', url, { body: inChunks('words'), headers: signedType })).status).toBe(
      411,
    );
    expect(await service.objects.head(signedKey)).toBeNull();
  });

  test('needs no stated length where none was signed', async () => {
    const service = await open();
    const url = await putUrl(service);
    expect((await service.ask('PUT', url, { body: inChunks('words'), headers: signedType })).status).toBe(
      200,
    );
    expect(await service.objects.head(signedKey)).toMatchObject({ size: 5 });
  });

  test.each([
    ['that states its length', (text: string) => text],
    ['in chunks', (text: string) => inChunks(text)],
  ])('over the limit %s is a 413 and stores nothing', async (_, bodyOf) => {
    const service = await open({ maximumUploadBytes: 1_000_000 });
    const url = await putUrl(service);
    const answer = await service.ask('PUT', url, {
      body: bodyOf('x'.repeat(3_000_000)),
      headers: signedType,
    });
    expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close']);
    expect(stringsOf(answer.json).error).toContain('1,000,000 bytes');
    expect(await service.objects.head(signedKey)).toBeNull();
    expect((await service.ask('GET', '/health')).status).toBe(200);
  });

  test('of just the limit is stored', async () => {
    const service = await open({ maximumUploadBytes: 1_000_000 });
    const body = 'x'.repeat(1_000_000);
    expect((await service.ask('PUT', await putUrl(service), { body, headers: signedType })).status).toBe(200);
  });
});
