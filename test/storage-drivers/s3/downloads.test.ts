import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ObjectStore } from '../../../src/core/ports.ts';
import type { S3Settings } from '../../../src/storage-drivers/s3/connection.ts';
import { s3Objects } from '../../../src/storage-drivers/s3/s3-objects.ts';
import { collect } from '../../support/collect.ts';
import { chunksOf } from '../../support/docx/chunks-of.ts';
import { type ConditionalS3, startConditionalS3 } from '../../support/s3/s3-conditions-proxy.ts';
import { expectUnavailable } from '../expect-unavailable.ts';
import { settingsOf } from './support/settings.ts';

vi.setConfig({ testTimeout: 600_000 });

let s3: ConditionalS3;
beforeAll(async () => {
  s3 = await startConditionalS3();
});
afterAll(() => s3.stop());

const plainText = { contentType: 'text/plain' };
const megabyte = 1024 * 1024;

describe('a download', () => {
  test.each([
    ['a.docx"; filename="b.exe', "filename*=UTF-8''a.docx%22%3B%20filename%3D%22b.exe"],
    ['a\r\nset-cookie: b=1.docx', "filename*=UTF-8''a%0D%0Aset-cookie%3A%20b%3D1.docx"],
    ['half \ud800.docx', "filename*=UTF-8''half%20_.docx"],
    ["it's (1)*.docx", "filename*=UTF-8''it%27s%20%281%29%2A.docx"],
  ])('called %j keeps its headers', async (fileName, expected) => {
    const objects = openObjects();
    await objects.put('a', chunksOf('content'), plainText);
    const response = await fetch(await objects.presignGet('a', { expiresInSeconds: 60, fileName }));
    expect(await response.text()).toBe('content');
    const header = response.headers.get('content-disposition') ?? '';
    expect(header).toMatch(/^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w.%~!-]+$/);
    expect(header).toContain(expected);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('that breaks off is an error and never a short file', async () => {
    const port = await serveHalf();
    const objects = openObjects({ endpoint: `http://127.0.0.1:${port}` });
    const found = await objects.get('a');
    expect(found).toMatchObject({ size: 1000 });
    await expectUnavailable(() => collect(found?.content ?? chunksOf()));
  });

  test('that nobody reads can be left', async () => {
    const objects = openObjects();
    await objects.put('a', chunksOf(Buffer.alloc(5 * megabyte)), plainText);
    for (let turn = 0; turn < 100; turn += 1) {
      const pieces = (await objects.get('a'))?.content[Symbol.asyncIterator]();
      await pieces?.return?.();
    }
    expect(await objects.head('a')).toMatchObject({ size: 5 * megabyte });
  });
});

describe('a signed URL', () => {
  test('leads to the public endpoint, whatever endpoint the server itself uses', async () => {
    const { port } = new URL(s3.endpoint);
    const publicEndpoint = `http://localhost:${port}`;
    const objects = openObjects({ publicEndpoint });
    const url = await objects.presignPut('uploads/42/a b.docx', { ...plainText, expiresInSeconds: 60 });
    expect(new URL(url).origin).toBe(publicEndpoint);
    const response = await fetch(url, {
      method: 'PUT',
      body: 'content',
      headers: { 'content-type': 'text/plain' },
    });
    expect(response.status).toBe(200);
    expect(await objects.head('uploads/42/a b.docx')).toEqual({ size: 7, ...plainText });
  });

  test('for AWS names the bucket in the host, the key in the path, and no checksum', async () => {
    const objects = s3Objects({
      bucket: 'desk',
      region: 'eu-central-1',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    });
    const url = new URL(
      await objects.presignPut('uploads/42/a.docx', { ...plainText, contentLength: 7, expiresInSeconds: 60 }),
    );
    expect(url.origin + url.pathname).toBe(
      'https://desk.s3.eu-central-1.amazonaws.com/objects/uploads/42/a.docx',
    );
    expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect(url.search).not.toMatch(/checksum|crc/i);
    await objects.close();
  });

  test('can be asked for by pages of other origins', async () => {
    const objects = openObjects();
    const url = await objects.presignPut('a', { ...plainText, expiresInSeconds: 60 });
    const answer = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://example.com',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});

function openObjects(settings: Partial<S3Settings> = {}): ObjectStore {
  const objects = s3Objects({ ...settingsOf(s3), prefix: randomUUID(), ...settings });
  onTestFinished(() => objects.close());
  return objects;
}

/** A server that promises a thousand bytes, sends half of them and hangs up. */
async function serveHalf(): Promise<number> {
  const server: Server = createServer((_, response) => {
    response.writeHead(200, { 'content-length': '1000', 'content-type': 'text/plain' });
    response.write(Buffer.alloc(500), () => response.socket?.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
