import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { LabelledDocument } from '../../bench/accuracy/corpus/corpus.ts';
import { addressOf, type FetchOutcome, fetchDocuments } from '../../bench/accuracy/fetch.ts';
import { temporaryFolder } from '../storage-drivers/filesystem/support/temporary-folder.ts';
import { type Answer, startFileServer } from './file-server.ts';
import { label, labelled } from './labels.ts';

const content = Buffer.from('The bytes of a thesis. '.repeat(10_000));
const thesis = documentOf('thesis.docx', content);

interface Fetched {
  outcomes: FetchOutcome[];
  requests: string[];
  folder: string;
  files: string[];
}

async function fetched(answer: Answer, documents = [thesis], given?: string): Promise<Fetched> {
  const server = await startFileServer(answer);
  const folder = given ?? join(await temporaryFolder(), 'cache');
  const outcomes = await fetchDocuments(documents, folder, {
    baseAddress: server.address,
    pauseMilliseconds: 1,
  });
  return { outcomes, requests: server.requests, folder, files: await readdir(folder) };
}

describe('a document at its public address', () => {
  test('is asked for by repository, commit and path, each part encoded', () => {
    const { source } = label();
    const path = 'my thesis/50% done #2?.docx';
    const commit = '0123456789'.repeat(4);
    const document = labelled('a.docx', {
      source: { ...source, repository: 'someone/theses', path, commit },
    });
    expect(addressOf(document)).toBe(
      `https://raw.githubusercontent.com/someone/theses/${commit}/my%20thesis/50%25%20done%20%232%3F.docx`,
    );
  });

  test('lies in the folder with all its bytes', async () => {
    const { outcomes, folder, files } = await fetched((response) => response.end(content));
    expect(outcomes).toEqual([{ name: 'thesis.docx', status: 'fetched' }]);
    expect(files).toEqual(['thesis.docx']);
    expect(content.equals(await readFile(join(folder, 'thesis.docx')))).toBe(true);
  });

  test('is not asked for where it is there', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'thesis.docx'), content);
    const { outcomes, requests } = await fetched((response) => response.end(content), [thesis], folder);
    expect(outcomes).toEqual([{ name: 'thesis.docx', status: 'there before' }]);
    expect(requests).toEqual([]);
  });

  test('takes the place of another file of its name', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'thesis.docx'), 'half of it');
    await fetched((response) => response.end(content), [thesis], folder);
    expect(content.equals(await readFile(join(folder, 'thesis.docx')))).toBe(true);
  });
});

describe('a fetch that cannot succeed', () => {
  test.each<[string, Answer, string]>([
    ['the document is gone', (response) => response.writeHead(404).end(), 'the server answered 404'],
    [
      'the bytes are others',
      (response) => response.end(changed(content)),
      'it has another SHA-256 than its label',
    ],
    [
      'there are more bytes',
      (response) => response.end(Buffer.concat([content, content])),
      `it has more than its ${content.length} bytes`,
    ],
  ])('because %s is tried once, says why and leaves nothing', async (_why, answer, reason) => {
    const { outcomes, requests, files } = await fetched(answer);
    expect(outcomes).toEqual([{ name: 'thesis.docx', status: 'failed', reason }]);
    expect(requests).toHaveLength(1);
    expect(files).toEqual([]);
  });

  test('because the body has no end is given up', async () => {
    const { outcomes } = await fetched((response) => {
      const more = () => {
        while (!response.destroyed && response.write(content));
      };
      response.on('drain', more);
      more();
    });
    expect(outcomes).toMatchObject([{ reason: `it has more than its ${content.length} bytes` }]);
  });

  test('does not keep others from being fetched', async () => {
    const gone = documentOf('gone.docx', content);
    const { outcomes } = await fetched(
      (response) => {
        if (response.req.url?.includes('gone')) response.writeHead(404).end();
        else response.end(content);
      },
      [gone, thesis],
    );
    expect(outcomes).toHaveLength(2);
    expect(outcomes).toContainEqual({ name: 'thesis.docx', status: 'fetched' });
  });
});

describe('trouble that may pass', () => {
  const half = content.subarray(0, content.length / 2);
  const troubles: [string, Answer, RegExp][] = [
    ['a busy server', (response) => response.writeHead(503).end(), /^the server answered 503$/],
    [
      'a server that asks to wait',
      (response) => response.writeHead(429, { 'retry-after': '0' }).end(),
      /^the server answered 429$/,
    ],
    [
      'a transfer that is cut',
      (response) => {
        response.writeHead(200, { 'content-length': content.length });
        response.write(half, () => response.destroy());
      },
      /^the connection failed: /,
    ],
    [
      'an answer that ends too early',
      (response) => response.end(half),
      new RegExp(`^only ${half.length} of its ${content.length} bytes came$`),
    ],
  ];

  test.each(troubles)('such as %s is overcome by another try', async (_what, trouble) => {
    const { outcomes, files } = await fetched((response, before) => {
      if (before < 2) trouble(response, before);
      else response.end(content);
    });
    expect(outcomes).toEqual([{ name: 'thesis.docx', status: 'fetched' }]);
    expect(files).toEqual(['thesis.docx']);
  });

  test.each(troubles)(
    'such as %s is given up after four tries, and leaves nothing',
    async (_what, trouble, reason) => {
      const { outcomes, requests, files } = await fetched(trouble);
      expect(outcomes).toEqual([
        { name: 'thesis.docx', status: 'failed', reason: expect.stringMatching(reason) },
      ]);
      expect(requests).toHaveLength(4);
      expect(files).toEqual([]);
    },
  );

  test('such as a server that is silent is given up in time', async () => {
    const server = await startFileServer(() => {});
    const outcomes = await fetchDocuments([thesis], await temporaryFolder(), {
      baseAddress: server.address,
      pauseMilliseconds: 1,
      patienceMilliseconds: 20,
    });
    expect(outcomes).toMatchObject([{ reason: 'it took too long' }]);
  });

  test('such as a server that is not there says so', async () => {
    const outcomes = await fetchDocuments([thesis], await temporaryFolder(), {
      baseAddress: 'http://127.0.0.1:1',
      pauseMilliseconds: 1,
    });
    expect(outcomes).toMatchObject([
      { status: 'failed', reason: expect.stringMatching(/^the connection failed: /) },
    ]);
  });
});

test('no more documents are fetched at once than asked for', async () => {
  const documents = Array.from({ length: 9 }, (_, index) => documentOf(`${index}.docx`, content));
  const server = await startFileServer(async (response) => {
    await pause(20);
    response.end(content);
  });
  await fetchDocuments(documents, await temporaryFolder(), { baseAddress: server.address, atOnce: 3 });
  expect(server.requests).toHaveLength(9);
  expect(server.mostAtOnce()).toBeLessThanOrEqual(3);
});

function documentOf(name: string, bytes: Uint8Array): LabelledDocument {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return labelled(name, { source: { ...label().source, path: name, sha256, bytes: bytes.length } });
}

function changed(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.from(bytes);
  copy[7] = 0;
  return copy;
}
