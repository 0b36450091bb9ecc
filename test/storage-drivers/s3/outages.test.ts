import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startS3 } from '../../support/s3/s3-server.ts';
import { expectUnavailable } from '../expect-unavailable.ts';
import { calls, openPorts } from './support/ports.ts';
import { settingsOf } from './support/settings.ts';

vi.setConfig({ testTimeout: 600_000 });

describe('an outage', () => {
  test('is an error for everything, and over when the server is back', async () => {
    const server = await startS3();
    onTestFinished(() => server.stop());
    const ports = openPorts(settingsOf(server));
    await ports.store.put('before', { is: 'kept' });
    await server.interrupt();
    const failures = await Promise.all(calls.map(([, call]) => expectUnavailable(() => call(ports))));
    expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(['ECONNREFUSED']));
    await server.resume();
    for (const [, call] of calls) await call(ports);
    expect((await ports.store.get('before'))?.value).toEqual({ is: 'kept' });
  });
});

describe('a server that does not answer', () => {
  test.each(calls)('does not keep those waiting who %s', async (_, call) => {
    const ports = openPorts({ ...(await silentServer()), requestTimeoutMilliseconds: 200 });
    expect(await expectUnavailable(() => call(ports))).toMatchObject({ code: 'ETIMEDOUT' });
  });
});

async function silentServer() {
  const silent = createServer((socket) => void socket.on('error', () => {}).resume());
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const endpoint = `http://127.0.0.1:${address.port}`;
  return settingsOf({
    endpoint,
    bucket: 'desk',
    region: 'us-east-1',
    accessKeyId: 'x',
    secretAccessKey: 'x',
  });
}
