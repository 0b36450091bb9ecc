import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { recordsOf } from '../../src/cli/desk/data-folder.ts';
import { filesystemStore } from '../../src/storage-drivers/filesystem/filesystem-store.ts';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { thesis } from '../cli/support/thesis.ts';
import { waitUntil } from '../support/wait-until.ts';
import { call, ending, handIn } from './support/desk-client.ts';
import { spawnProgram } from './support/program-process.ts';
import { startServe, startWorker } from './support/serve-process.ts';

describe('a worker beside a server on one data folder', () => {
  test('does what the server leaves to it', async () => {
    const folder = await scratchFolder();
    const server = await startServe({ folder, args: ['--no-worker'] });
    const submissionId = await handIn(server.url, await thesis(500), { name: 'Ana' });
    const worker = await startWorker({ folder });
    expect(await ending(server.url, submissionId)).toMatchObject({
      status: 'completed',
      analysis: { textWordCount: 500 },
    });
    const facts = (log: ReturnType<typeof worker.log>) => log.map(({ message }) => message);
    expect(facts(worker.log())).toContain('submission begun');
    expect(facts(server.log())).not.toContain('submission begun');
  });

  test('gives deals links that lead to the server', async () => {
    const folder = await scratchFolder();
    const server = await startServe({ folder, args: ['--no-worker'] });
    await startWorker({ folder });
    const { crmUrl } = await ending(server.url, await handIn(server.url, await thesis(100), { name: 'Ana' }));
    expect(crmUrl).toMatch(new RegExp(`^${server.url}/desk#deal-`));
  });

  test('gives them the same links if it started before the server', async () => {
    const folder = await scratchFolder();
    await startWorker({ folder });
    const server = await startServe({ folder, args: ['--no-worker'] });
    const { crmUrl } = await ending(server.url, await handIn(server.url, await thesis(100), { name: 'Ana' }));
    expect(crmUrl).toMatch(new RegExp(`^${server.url}/desk#deal-`));
  });

  test('says so if it has no receiver of events, and the server has one', async () => {
    const folder = await scratchFolder();
    await filesystemStore({ folder: recordsOf({ dataFolder: folder }) }).put(
      'outgoing/meeting-created_abc',
      {},
    );
    const worker = await startWorker({ folder });
    const warnings = worker.log().filter(({ level }) => level === 'warn');
    expect(warnings.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('is not announced'),
    );
  });

  test('says what it is made of', async () => {
    const folder = await scratchFolder();
    const worker = await startWorker({ folder, args: ['--concurrency', '3'] });
    expect(worker.facts).toMatchObject({
      dataFolder: folder,
      concurrency: 3,
      worker: true,
      queue: 'embedded',
    });
    const server = await startServe({ folder, args: ['--no-worker'] });
    expect(server.facts).toMatchObject({ worker: false });
    expect(await call(`${server.url}/ready`)).toMatchObject({ ready: true });
  });

  test('tells people the same', async () => {
    const { written } = spawnProgram(['worker', '--data', await scratchFolder()]);
    await waitUntil(() => written.output.includes('Ctrl+C'), { what: 'a worker that works' });
    expect(written.output).toMatch(/^thesisdesk \S+ is processing submissions\n\nData +\S+\n/);
    expect(written.output).toMatch(/^Queue +embedded, 2 documents at once$/m);
  });
});

describe('a worker with a port', () => {
  const start = async (environment: Record<string, string> = {}) => {
    const { facts } = await startWorker({
      folder: await scratchFolder(),
      args: ['--port', '0'],
      environment,
    });
    return z.object({ url: z.url() }).parse(facts).url;
  };

  test('answers health checks', async () => {
    const url = await start();
    expect(await call(`${url}/health`)).toEqual({ status: 'ok' });
    expect(await call(`${url}/ready`)).toMatchObject({ ready: true });
  });

  test.each(['/', '/desk', '/intake/submissions', '/api-docs/openapi.json', '/metrics'])(
    'has nothing at %s',
    async (path) => {
      expect((await fetch((await start()) + path)).status).toBe(404);
    },
  );

  test('shows its metrics where they are on, to anyone with the token', async () => {
    const adminToken = 'a-token-for-the-operator';
    const url = await start({ THESISDESK_METRICS: 'yes', THESISDESK_ADMIN_TOKEN: adminToken });
    expect((await fetch(`${url}/metrics`)).status).toBe(401);
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${adminToken}` } });
    expect(await answer.text()).toContain('thesisdesk_analyses_running 0');
  });

  test('ends with 1 where the port is taken', async () => {
    const { port } = new URL(await start());
    const { written, ended } = spawnProgram(['worker', '--data', await scratchFolder(), '--port', port]);
    expect(await ended).toBe(1);
    expect(written.errors).toContain(`error: Cannot listen on port ${port} of 127.0.0.1`);
  });
});

describe('a worker that is asked to stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('by %s ends with 0', async (signal) => {
    const worker = await startWorker({ folder: await scratchFolder() });
    worker.child.kill(signal);
    expect(await worker.ended).toBe(0);
    expect(worker.log().map(({ message }) => message)).toEqual([
      'no server has run here yet; until one does, links use the default address. Set THESISDESK_PUBLIC_URL (server.public_url)',
      'stopping',
      'stopped',
    ]);
  });

  test('finishes the submission that it is working on', async () => {
    const folder = await scratchFolder();
    const server = await startServe({ folder, args: ['--no-worker'] });
    const worker = await startWorker({ folder });
    // Takes long enough to be read that the signal comes in between.
    const submissionId = await handIn(server.url, await thesis(1_500_000), { name: 'Ana' });
    const isBegun = () => worker.log().some(({ message }) => message === 'submission begun');
    await waitUntil(isBegun, { what: 'a submission that is being processed' });
    worker.child.kill('SIGTERM');
    expect(await worker.ended).toBe(0);
    const store = filesystemStore({ folder: recordsOf({ dataFolder: folder }) });
    const stored = await store.get<{ status: string }>(`submissions/${submissionId}`);
    expect(stored?.value.status).toBe('completed');
  });
});

describe('a worker that cannot start', () => {
  test('ends with 1 and one sentence for a data folder that cannot be one', async () => {
    const file = join(await scratchFolder({ file: '' }), 'file');
    const { written, ended } = spawnProgram(['worker', '--data', file]);
    expect(await ended).toBe(1);
    expect(written.errors).toBe(`error: The data folder ${file} cannot be used (ENOTDIR).\n`);
  });

  test('ends with 2 for a setting that is wrong', async () => {
    const { written, ended } = spawnProgram([
      'worker',
      '--concurrency',
      'many',
      '--data',
      await scratchFolder(),
    ]);
    expect(await ended).toBe(2);
    expect(written.errors).toBe('error: --concurrency must be a whole number from 1 to 64.\n');
  });
});
