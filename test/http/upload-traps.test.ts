import { expect, test, vi } from 'vitest';
import { DeskError } from '../../src/core/errors.ts';
import { docxContentType } from '../../src/core/schemas/fields.ts';
import type { SignedObjectStore } from '../../src/storage-drivers/signed-urls/signed-objects.ts';
import { getUrl, objectsFolder, putUrl, signedKey, signedType } from './support/objects-folder.ts';
import { rawConnection, requestHead } from './support/raw-connection.ts';
import { type TestService, through } from './support/service.ts';

const megabyte = 1_000_000;
const { onDisk, files } = objectsFolder();

through('an upload to the filesystem', 'over a socket', (open) => {
  test('that is stored is there as a whole', async () => {
    const service = await open(onDisk());
    const body = 'x'.repeat(5 * megabyte);
    expect((await service.ask('PUT', await putUrl(service), { body, headers: signedType })).status).toBe(200);
    expect(await service.objects.head(signedKey)).toMatchObject({ size: 5 * megabyte });
  });

  test('that nobody can store is a 500, and the server lives on', async () => {
    const failing = (store: SignedObjectStore): SignedObjectStore => ({
      ...store,
      async put(_key, content) {
        for await (const _ of content) throw new DeskError('storage_unavailable', 'The disk is full.');
        throw new Error('there was no content');
      },
    });
    const service = await open(onDisk(failing));
    service.expectErrors();
    const url = await putUrl(service);
    for (let time = 0; time < 3; time++) {
      const answer = await service.ask('PUT', url, { body: 'x'.repeat(5 * megabyte), headers: signedType });
      expect([answer.status, answer.headers.get('connection')]).toEqual([500, 'close']);
    }
    await expectAlive(service);
  });

  test('that the client breaks off leaves nothing', async () => {
    const service = await open(onDisk());
    const client = await rawConnection(service.url);
    const headers = { ...signedType, 'content-length': megabyte };
    client.send(requestHead('PUT', await putUrl(service), headers) + 'x'.repeat(megabyte / 2));
    const before = await vi.waitFor(() => filesUnderWay());
    client.socket.resetAndDestroy();
    await vi.waitFor(() => expect(statuses(service)).toContain(400));
    expect(before).not.toEqual([]);
    expect(await service.objects.head(signedKey)).toBeNull();
    expect(await files()).toEqual([]);
    await expectAlive(service);
  });

  test('whose client stalls is a 408, leaves nothing and frees the connection', async () => {
    const service = await open({
      ...onDisk(),
      uploadPatience: { idle: 150, total: Number.POSITIVE_INFINITY },
    });
    const client = await rawConnection(service.url);
    const headers = { ...signedType, 'content-length': megabyte };
    client.send(requestHead('PUT', await putUrl(service), headers) + 'x'.repeat(1000));
    expect(await client.received).toMatch(/^HTTP\/1.1 408 .*access-control-allow-origin: \*.*"error"/is);
    expect(await files()).toEqual([]);
    await expectAlive(service);
  });

  test('that is slow and moves is taken', async () => {
    const service = await open({
      ...onDisk(),
      uploadPatience: { idle: 400, total: Number.POSITIVE_INFINITY },
    });
    const client = await rawConnection(service.url);
    client.send(
      requestHead('PUT', await putUrl(service), { ...signedType, 'content-length': 6, connection: 'close' }),
    );
    for (const letter of 'slowly') {
      client.send(letter);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await client.received).toMatch(/^HTTP\/1.1 200 /);
    expect(await service.objects.head(signedKey)).toMatchObject({ size: 6 });
  });

  test('that began in time and ends when its URL is over is refused, and the former file stays', async () => {
    const service = await open(onDisk());
    const url = await putUrl(service);
    await service.ask('PUT', url, { body: 'former', headers: signedType });
    const client = await rawConnection(service.url);
    client.send(`${requestHead('PUT', url, { ...signedType, 'content-length': 5, connection: 'close' })}la`);
    await vi.waitFor(filesUnderWay);
    service.clock.advance(300_000);
    client.send('ter');
    expect(await client.received).toMatch(/^HTTP\/1.1 403 .*This link has expired/s);
    expect(await service.objects.head(signedKey)).toMatchObject({ size: 6 });
  });

  test('that began before its document was submitted and ends after that is a 409', async () => {
    const service = await open(onDisk());
    const { uploadUrl, ...place } = await service.desk.intake.createUpload({ fileName: 'a.docx' });
    const headers = { 'content-type': docxContentType };
    await service.ask('PUT', uploadUrl, { body: 'former', headers });
    const client = await rawConnection(service.url);
    const head = requestHead('PUT', uploadUrl, { ...headers, 'content-length': 5, connection: 'close' });
    client.send(`${head}la`);
    await vi.waitFor(async () => expect((await files()).length).toBeGreaterThan(1));
    const form = { name: 'Ada', email: 'ada@example.org', serviceType: 'editing' };
    await service.desk.intake.submit({ ...form, ...place });
    client.send('ter');
    expect(await client.received).toMatch(/^HTTP\/1.1 409 .*already been submitted/s);
    expect(await service.objects.head(place.objectKey)).toBeNull();
  });

  test('that brings a byte now and then is told so and leaves nothing', async () => {
    const service = await open({
      ...onDisk(),
      uploadPatience: { idle: 300, total: 60_000, leastSpeed: 1024 },
    });
    const client = await rawConnection(service.url);
    client.send(requestHead('PUT', await putUrl(service), { ...signedType, 'content-length': 100 }));
    const dripping = setInterval(() => client.send('x'), 50);
    try {
      expect(await client.received).toMatch(/^HTTP\/1.1 408 .*"error"/s);
    } finally {
      clearInterval(dripping);
    }
    expect(await files()).toEqual([]);
  });

  test.each([
    ['over the limit', {}, 413],
    ['of a wrong type', { 'content-type': 'text/plain' }, 403],
  ])('%s is told so while it is still under way', async (_, headers, status) => {
    const service = await open({ ...onDisk(), maximumUploadBytes: megabyte });
    const body = new Uint8Array(20 * megabyte);
    const url = await putUrl(service);
    const answer = await service.ask('PUT', url, { body, headers: { ...signedType, ...headers } });
    expect([answer.status, answer.headers.get('connection')]).toEqual([status, 'close']);
    expect(await files()).toEqual([]);
    await expectAlive(service);
  });

  test('over the limit is told so also where the client listens only after it has sent all', async () => {
    const service = await open({ ...onDisk(), maximumUploadBytes: megabyte });
    const client = await rawConnection(service.url);
    client.socket.pause();
    client.send(
      requestHead('PUT', await putUrl(service), { ...signedType, 'content-length': 20 * megabyte }),
    );
    await new Promise((sent) => client.socket.write(new Uint8Array(20 * megabyte), sent));
    client.socket.resume();
    expect(await client.received).toMatch(/^HTTP\/1.1 413 .*"error"/s);
  });

  test('that never ends is told so and cut off', async () => {
    const service = await open({ ...onDisk(), maximumUploadBytes: megabyte });
    const client = await rawConnection(service.url);
    client.send(requestHead('PUT', await putUrl(service), { ...signedType, 'transfer-encoding': 'chunked' }));
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const sending = setInterval(() => client.send(chunk), 1);
    try {
      expect(await client.received).toMatch(/^HTTP\/1.1 413 .*connection: close.*"error"/is);
    } finally {
      clearInterval(sending);
    }
    expect(await files()).toEqual([]);
  });

  test('is one of two when both go to the same URL at once', async () => {
    const service = await open(onDisk());
    const url = await putUrl(service);
    const put = (letter: string) =>
      service.ask('PUT', url, { body: letter.repeat(2 * megabyte), headers: signedType });
    const answers = await Promise.all([put('a'), put('b'), put('c')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { text } = await service.ask('GET', await getUrl(service));
    expect(text).toMatch(/^(?:a+|b+|c+)$/);
    expect(text).toHaveLength(2 * megabyte);
  });

  test('keeps the former file when it breaks off', async () => {
    const service = await open(onDisk());
    const url = await putUrl(service);
    await service.ask('PUT', url, { body: 'former', headers: signedType });
    const client = await rawConnection(service.url);
    client.send(`${requestHead('PUT', url, { ...signedType, 'content-length': 100 })}later`);
    client.socket.end();
    await vi.waitFor(() => expect(statuses(service)).toContain(400));
    expect(await service.objects.head(signedKey)).toMatchObject({ size: 6 });
  });
});

async function expectAlive(service: TestService): Promise<void> {
  expect((await service.ask('GET', '/health')).status).toBe(200);
}

function statuses(service: TestService): unknown[] {
  return service.logs.map(({ fields }) => fields.status);
}

async function filesUnderWay(): Promise<string[]> {
  const found = await files();
  expect(found).not.toEqual([]);
  return found;
}
