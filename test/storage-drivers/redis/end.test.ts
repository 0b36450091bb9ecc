import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleProgram } from '../../support/bundle-program.ts';
import { freePort, hasRedis, type RedisServer, startRedis } from '../../support/redis-server.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { hasProgram } from '../../support/required-program.ts';
import { expectUnavailable } from '../expect-unavailable.ts';
import { certificateFor } from './certificate.ts';
import { useStore } from './use.ts';

const patient = { commandTimeoutMilliseconds: 50_000, connectTimeoutMilliseconds: 50_000 };

describe.skipIf(!hasRedis)('a process that uses Redis', () => {
  let folder: string;
  let program: string;
  let server: RedisServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thesisdesk-test-'));
    const source = fileURLToPath(new URL('./use-once.ts', import.meta.url));
    program = await bundleProgram(source, folder);
    server = await startRedis();
  });
  afterAll(async () => {
    await server.stop();
    await removeFolder(folder);
  });

  /** What the process says before it ends by itself. */
  async function run(options: object, environment: NodeJS.ProcessEnv = {}): Promise<string> {
    const child = spawn(process.execPath, [program, JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...environment },
      timeout: 45_000,
    });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
    return said;
  }

  describe('and closes its store', () => {
    test('ends by itself', async () => {
      expect(await run({ url: server.url, ...patient })).toBe('there');
    });

    test('ends by itself where there is no Redis', async () => {
      const url = `redis://127.0.0.1:${await freePort()}`;
      expect(await run({ url, commandTimeoutMilliseconds: 300 })).toBe('storage_unavailable');
    });

    test('ends by itself where Redis hangs', async () => {
      const hanging = await startRedis();
      hanging.process.kill('SIGSTOP');
      try {
        const said = await run({ url: hanging.url, commandTimeoutMilliseconds: 300 });
        expect(said).toBe('storage_unavailable');
      } finally {
        await hanging.stop();
      }
    });
  });

  describe.skipIf(!hasProgram('openssl'))('by TLS', () => {
    let port: number;
    let certificate: string;

    beforeAll(async () => {
      const { certificateFile, keyFile } = certificateFor('localhost', folder);
      certificate = certificateFile;
      port = await freePort();
      const client = new Redis(server.url);
      await client.call(
        ...['CONFIG', 'SET', 'tls-cert-file', certificateFile, 'tls-key-file', keyFile],
        ...['tls-ca-cert-file', certificateFile, 'tls-auth-clients', 'no', 'tls-port', String(port)],
      );
      client.disconnect();
    });

    test('reads and writes where it trusts the certificate', async () => {
      const options = { url: `rediss://localhost:${port}`, ...patient };
      expect(await run(options, { NODE_EXTRA_CA_CERTS: certificate })).toBe('there');
    });

    test('sends nothing where it does not', async () => {
      const store = useStore({ url: `rediss://localhost:${port}` });
      const details = await expectUnavailable(() => store.put('secret', {}));
      expect(details).toEqual({ doing: 'write', code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    });

    test('sends nothing where the certificate is of another host', async () => {
      const options = { url: `rediss://127.0.0.1:${port}`, commandTimeoutMilliseconds: 50_000 };
      expect(await run(options, { NODE_EXTRA_CA_CERTS: certificate })).toBe('storage_unavailable');
    });

    test('fails at a port without it', async () => {
      const url = server.url.replace('redis:', 'rediss:');
      const details = await expectUnavailable(() =>
        useStore({ url, commandTimeoutMilliseconds: 1_000 }).get('a'),
      );
      expect(details).toEqual({ doing: 'read', code: 'TIMEOUT' });
    });

    test('fails at its port without it', async () => {
      const store = useStore({ url: `redis://127.0.0.1:${port}`, commandTimeoutMilliseconds: 1_000 });
      await expectUnavailable(() => store.get('a'));
    });
  });
});
