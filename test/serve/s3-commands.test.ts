import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runMain } from '../cli/support/run-main.ts';
import { program } from '../cli/support/run-program.ts';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { startConditionalS3 } from '../support/s3/s3-conditions-proxy.ts';
import { startS3 } from '../support/s3/s3-server.ts';
import { waitUntil } from '../support/wait-until.ts';
import { s3Environment } from './support/s3-environment.ts';
import { spawnServe, startServe } from './support/serve-process.ts';

describe('a command that writes, where conditional writes are ignored,', () => {
  test.each([
    [['rates', 'set', 'FILE']],
    [['rates', 'reset', '--yes']],
    [['meetings', 'create', '--participant', 'ada@example.org']],
    [['examples', 'add', 'FILE']],
    [['examples', 'delete', 'a', '--yes']],
    [['submissions', 'retry', 'a']],
    [['jobs', 'retry', 'intake', 'a']],
    [['webhooks', 'replay', 'a']],
    [['purge', '--older-than', '1d', '--yes']],
    [['token']],
  ])('ends with 2 before it has written anything: %j', async (args) => {
    const server = await startS3();
    onTestFinished(() => server.stop());
    const file = join(await scratchFolder(), 'rates.json');
    await writeFile(file, '{"rates":{"editing":{"textPerWord":0.01}}}');
    const environment = { THESISDESK_STORE: 's3', THESISDESK_OBJECTS: 's3', ...s3Environment(server) };
    const parameters = args.map((each) => (each === 'FILE' ? file : each));
    const { code, errors } = await runMain(parameters, { environment });
    expect(errors).toMatch(/^error: The S3 service ignores conditional writes.*THESISDESK_SINGLE_WRITER/);
    expect(code).toBe(2);
    expect(server.list('')).toEqual([]);
  });

  test('does so where one process alone is said to write', async () => {
    const server = await startS3();
    onTestFinished(() => server.stop());
    const environment = { THESISDESK_STORE: 's3', THESISDESK_SINGLE_WRITER: 'yes', ...s3Environment(server) };
    expect((await runMain(['token'], { environment })).code).toBe(0);
  });

  test('looks all the same where it only looks', async () => {
    const server = await startS3();
    onTestFinished(() => server.stop());
    const environment = { THESISDESK_STORE: 's3', ...s3Environment(server) };
    expect(await runMain(['submissions', 'list'], { environment })).toMatchObject({ code: 0, errors: '' });
  });
});

describe('a command on a server like Ceph', () => {
  test('stores rates, and deletes them', async () => {
    const server = await startConditionalS3({ isLikeCeph: true });
    onTestFinished(() => server.stop());
    const environment = { THESISDESK_STORE: 's3', ...s3Environment(server) };
    const file = join(await scratchFolder(), 'rates.json');
    await writeFile(file, '{"rates":{"editing":{"textPerWord":0.01}}}');
    expect((await runMain(['rates', 'set', file], { environment })).code).toBe(0);
    expect((await runMain(['rates', 'reset', '--yes'], { environment })).code).toBe(0);
    expect((await runMain(['rates', 'get'], { environment })).errors).toContain('starter');
  });
});

describe('a start while the storage is away', () => {
  test('waits for it', async () => {
    const server = await startS3();
    onTestFinished(() => server.stop());
    await server.interrupt();
    const environment = { THESISDESK_OBJECTS: 's3', ...s3Environment(server) };
    const starting = startServe({ folder: await scratchFolder(), environment });
    setTimeout(() => void server.resume(), 4_000);
    expect((await starting).facts).toMatchObject({ objects: 's3' });
  });

  test('ends after some ten seconds with a sentence that says what to do', async () => {
    const server = await startS3();
    onTestFinished(() => server.stop());
    await server.interrupt();
    const environment = { THESISDESK_OBJECTS: 's3', ...s3Environment(server) };
    const start = performance.now();
    const { written, ended } = spawnServe({ folder: await scratchFolder(), environment });
    expect(await ended).toBe(1);
    expect(performance.now() - start).toBeGreaterThan(9_000);
    expect(written.errors).toMatch(
      /error: The storage, a folder and S3, cannot be used \(ECONNREFUSED\)\. No answer from the storage at 127\.0\.0\.1:\d+ \(ECONNREFUSED\)\. Please check the endpoint/,
    );
  });

  test('does not wait where waiting cannot help', async () => {
    const server = await startConditionalS3();
    onTestFinished(() => server.stop());
    const environment = { THESISDESK_OBJECTS: 's3', ...s3Environment({ ...server, bucket: 'elsewhere' }) };
    const { written, ended } = spawnServe({ folder: await scratchFolder(), environment });
    expect(await ended).toBe(1);
    expect(written.errors).toContain('The bucket elsewhere does not exist on the storage at');
    expect(written.errors).not.toContain('does not answer yet');
  });
});

describe('an upload in parts that is told to stop', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('by %s ends with %i and leaves no parts', async (signal, code) => {
    const s3 = await startConditionalS3();
    onTestFinished(() => s3.stop());
    const file = join(await scratchFolder(), 'large.bin');
    const handle = await open(file, 'w');
    await handle.truncate(90 * 1024 * 1024);
    await handle.close();
    // The third part is refused for now, again and again, so that the upload lasts.
    let isUnderWay = false;
    s3.refuse(1_000, { status: 409, code: 'OperationAborted' }, ({ url }) => {
      const isThird = url.includes('partNumber=3');
      isUnderWay ||= isThird;
      return isThird;
    });
    const environment = { THESISDESK_OBJECTS: 's3', ...s3Environment(s3) };
    const child = spawn(process.execPath, [program, 'examples', 'add', file], {
      env: { ...process.env, THESISDESK_DATA: await scratchFolder(), ...environment },
      stdio: 'ignore',
    });
    await waitUntil(() => isUnderWay, { what: 'an upload in parts' });
    expect(s3.server.openUploads()).toHaveLength(1);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([code, null]);
    expect(s3.server.openUploads()).toEqual([]);
  });
});
