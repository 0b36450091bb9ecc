import { expect, test, vi } from 'vitest';
import { DeskError } from '../../src/core/errors.ts';
import type { SignedObjectStore } from '../../src/storage-drivers/signed-urls/signed-objects.ts';
import { getUrl, objectsFolder, putUrl, signedType } from './support/objects-folder.ts';
import { rawConnection, requestHead } from './support/raw-connection.ts';
import { type TestService, through } from './support/service.ts';

const megabyte = 1_000_000;
const { onDisk } = objectsFolder();

through('a download from the filesystem', 'over a socket', (open) => {
  test('that the client leaves lets go of the file', async () => {
    let isLeft = false;
    const watched = (store: SignedObjectStore): SignedObjectStore => ({
      ...store,
      async get(...asked) {
        const object = await store.get(...asked);
        return object && { ...object, content: onLeaving(object.content, () => (isLeft = true)) };
      },
    });
    const service = await open(onDisk(watched));
    await service.ask('PUT', await putUrl(service), {
      body: new Uint8Array(20 * megabyte),
      headers: signedType,
    });
    const client = await rawConnection(service.url);
    client.socket.once('data', () => client.socket.pause());
    client.send(requestHead('GET', await getUrl(service), {}));
    await vi.waitFor(() => expect(client.soFar()).toMatch(/^HTTP\/1.1 200 /));
    client.socket.resetAndDestroy();
    await vi.waitFor(() => expect(isLeft).toBe(true));
    await expectAlive(service);
  });

  test('that fails half-way is cut off and in the log', async () => {
    const failing = (store: SignedObjectStore): SignedObjectStore => ({
      ...store,
      async get(...asked) {
        const object = await store.get(...asked);
        return object && { ...object, content: failingAfterOneChunk(object.content) };
      },
    });
    const service = await open(onDisk(failing));
    service.expectErrors();
    await service.ask('PUT', await putUrl(service), { body: new Uint8Array(megabyte), headers: signedType });
    const url = await getUrl(service);
    await expect(service.ask('GET', url)).rejects.toThrow();
    expect(service.logs).toContainEqual({
      level: 'error',
      message: 'answer broke off',
      fields: { requestId: expect.any(String), cause: 'DeskError storage_unavailable' },
    });
    await expectAlive(service);
  });
});

async function expectAlive(service: TestService): Promise<void> {
  expect((await service.ask('GET', '/health')).status).toBe(200);
}

async function* onLeaving(content: AsyncIterable<Uint8Array>, leave: () => void): AsyncIterable<Uint8Array> {
  try {
    yield* content;
  } finally {
    leave();
  }
}

async function* failingAfterOneChunk(content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  for await (const chunk of content) {
    yield chunk;
    throw new DeskError('storage_unavailable', 'The disk does not answer.');
  }
}
