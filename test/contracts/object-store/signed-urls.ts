import { describe, expect } from 'vitest';
import { chunksOf } from '../../support/docx/chunks-of.ts';
import type { ObjectStoreBench, OpenObjectStoreBench } from '../object-store.ts';
import { objectStoreTest, plainText, readText } from './object-store-test.ts';

/** What a URL allows and what it forbids. */
export function describeSignedUrls(open: OpenObjectStoreBench): void {
  describe('a signed URL for an upload', () => {
    objectStoreTest(open, 'accepts the file', async (bench) => {
      expect((await upload(bench, await urlFor(bench))).ok).toBe(true);
      expect(await readText(bench.objects, key)).toBe('content');
      expect(await bench.objects.head(key)).toEqual({ size: 7, contentType: docx });
    });

    for (const name of [
      'My Thesis (final).docx',
      '論文 最終版.docx',
      '100%25 & more?#[a]+b;c=d.docx',
      "it's.docx",
    ]) {
      objectStoreTest(open, `accepts a file called ${name}`, async (bench) => {
        const url = await bench.objects.presignPut(`uploads/42/${name}`, {
          contentType: docx,
          expiresInSeconds: 60,
        });
        expect((await upload(bench, url)).ok).toBe(true);
        expect(await readText(bench.objects, `uploads/42/${name}`)).toBe('content');
      });
    }

    objectStoreTest(open, 'accepts a file of the signed length, and no other', async (bench) => {
      const exact = { contentType: docx, expiresInSeconds: 60, contentLength: 7 };
      const url = await bench.objects.presignPut(key, exact);
      await expectRefused(bench, await upload(bench, url, { body: 'content!' }));
      await expectRefused(bench, await upload(bench, url, { body: 'conten' }));
      expect((await upload(bench, url)).ok).toBe(true);
    });

    objectStoreTest(open, 'accepts no other content type', async (bench) => {
      for (const type of ['text/html', `${docx}2`, '']) {
        await expectRefused(bench, await upload(bench, await urlFor(bench), { type }));
      }
    });

    objectStoreTest(open, 'accepts no other method', async (bench) => {
      await bench.objects.put('other', chunksOf('x'), plainText);
      const url = await bench.objects.presignPut('other', { contentType: docx, expiresInSeconds: 60 });
      expect((await bench.send(new Request(url))).status).toBe(403);
      expect((await bench.send(new Request(url, { method: 'DELETE' }))).status).toBe(403);
      expect(await readText(bench.objects, 'other')).toBe('x');
    });

    objectStoreTest(open, 'gives access to no other key', async (bench) => {
      const url = (await urlFor(bench)).replace('/42/', '/43/');
      expect((await upload(bench, url)).status).toBe(403);
      expect(await bench.objects.head(key.replace('/42/', '/43/'))).toBeNull();
    });

    objectStoreTest(open, 'is over when its time has passed', async (bench) => {
      const url = await bench.objects.presignPut(key, { contentType: docx, expiresInSeconds: 1 });
      await bench.passTime(2000);
      await expectRefused(bench, await upload(bench, url));
    });

    objectStoreTest(open, 'accepts nothing if anything in its query was changed', async (bench) => {
      const url = new URL(await urlFor(bench));
      for (const name of new Set(url.searchParams.keys())) {
        const [changed, without] = [new URL(url), new URL(url)];
        const value = url.searchParams.get(name) ?? '';
        changed.searchParams.set(
          name,
          value.replace(/.$/, (end) => (end === '9' ? '8' : '9')),
        );
        without.searchParams.delete(name);
        for (const each of [changed, without]) {
          const { status } = await upload(bench, each.href);
          expect([400, 403]).toContain(status);
        }
      }
      expect(await bench.objects.head(key)).toBeNull();
    });

    objectStoreTest(open, 'is refused for a key that no URL can carry', async ({ objects }) => {
      for (const bad of ['../a', 'a/../b', 'a/.', '..', 'half \ud800']) {
        const put = objects.presignPut(bad, { contentType: docx, expiresInSeconds: 60 });
        await expect(put).rejects.toMatchObject({ code: 'input_invalid' });
        await expect(objects.presignGet(bad, { expiresInSeconds: 60 })).rejects.toMatchObject({
          code: 'input_invalid',
        });
      }
    });
  });

  describe('a signed URL for a download', () => {
    objectStoreTest(open, 'gives the file with its type', async ({ objects, send }) => {
      await objects.put(key, chunksOf('content'), { contentType: docx });
      const response = await send(new Request(await objects.presignGet(key, { expiresInSeconds: 60 })));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(docx);
      expect(await response.text()).toBe('content');
    });

    objectStoreTest(open, 'names the file as requested', async ({ objects, send }) => {
      await objects.put(key, chunksOf('content'), { contentType: docx });
      const url = await objects.presignGet(key, { expiresInSeconds: 60, fileName: 'Thèse "1".docx' });
      const response = await send(new Request(url));
      expect(response.headers.get('content-disposition')).toContain(
        "filename*=UTF-8''Th%C3%A8se%20%221%22.docx",
      );
      await response.arrayBuffer();
    });

    objectStoreTest(open, 'accepts no upload', async (bench) => {
      const url = await bench.objects.presignGet(key, { expiresInSeconds: 60 });
      await expectRefused(bench, await upload(bench, url));
    });

    objectStoreTest(open, 'is over when its time has passed', async ({ objects, send, passTime }) => {
      await objects.put(key, chunksOf('content'), { contentType: docx });
      const url = await objects.presignGet(key, { expiresInSeconds: 1 });
      await passTime(2000);
      expect((await send(new Request(url))).status).toBe(403);
    });
  });
}

const key = 'uploads/42/thesis.docx';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function urlFor({ objects }: ObjectStoreBench): Promise<string> {
  return objects.presignPut(key, { contentType: docx, expiresInSeconds: 300 });
}

function upload(
  { send }: ObjectStoreBench,
  url: string,
  { body = 'content', type = docx } = {},
): Promise<Response> {
  return send(
    new Request(url, {
      method: 'PUT',
      body: Buffer.from(body),
      headers: type === '' ? {} : { 'content-type': type },
    }),
  );
}

async function expectRefused({ objects }: ObjectStoreBench, response: Response): Promise<void> {
  expect(response.status).toBe(403);
  expect(await objects.head(key)).toBeNull();
}
