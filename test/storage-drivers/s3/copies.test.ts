import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { collect } from '../../support/collect.ts';
import { chunksOf } from '../../support/docx/chunks-of.ts';
import { type ConditionalS3, startConditionalS3 } from '../../support/s3/s3-conditions-proxy.ts';
import { expectUnavailable } from '../expect-unavailable.ts';
import { openPorts } from './support/ports.ts';
import { settingsOf } from './support/settings.ts';

vi.setConfig({ testTimeout: 600_000 });

let s3: ConditionalS3;
beforeAll(async () => {
  s3 = await startConditionalS3();
});
afterAll(() => s3.stop());

const plainText = { contentType: 'text/plain' };

describe('a copy', () => {
  test('may take the server longer than a small request', async () => {
    const requestTimeoutMilliseconds = 1_500;
    const endpoint = await serverThatCopiesIn(2 * requestTimeoutMilliseconds);
    const { objects } = openPorts({ ...settingsOf(s3), endpoint, requestTimeoutMilliseconds });
    expect(await objects.copy('a', 'b')).toBe(true);
  });

  test('whose answer is lost each time has been made', async () => {
    const { objects } = openPorts(settingsOf(s3));
    await objects.put('a', chunksOf('content'), plainText);
    s3.loseAnswers(10);
    onTestFinished(() => s3.loseAnswers(0));
    expect(await objects.copy('a', 'b')).toBe(true);
    expect(Buffer.concat(await collect((await objects.get('b'))?.content ?? chunksOf())).toString()).toBe(
      'content',
    );
  });

  test('that was not made is not mistaken for the file that was there before', async () => {
    const { objects } = openPorts(settingsOf(s3));
    await objects.put('a', chunksOf('new'), plainText);
    await objects.put('b', chunksOf('old'), plainText);
    s3.refuse(10, { status: 500, code: 'InternalError' }, ({ method }) => method === 'PUT');
    onTestFinished(() => s3.refuse(0, { status: 500, code: 'InternalError' }));
    await expectUnavailable(() => objects.copy('a', 'b'));
  });
});

/** Starts a server that has no file yet, and answers a copy only after so many milliseconds. */
async function serverThatCopiesIn(milliseconds: number): Promise<string> {
  const server = createServer((request, response) => {
    if (request.method === 'PUT')
      setTimeout(() => response.end('<CopyObjectResult><ETag>"1"</ETag></CopyObjectResult>'), milliseconds);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}
