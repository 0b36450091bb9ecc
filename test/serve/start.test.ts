import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { TokenVerifier } from 'livekit-server-sdk';
import { describe, expect, test } from 'vitest';
import { recordsOf } from '../../src/cli/desk/data-folder.ts';
import { rememberedAddress } from '../../src/cli/server/server-address.ts';
import { filesystemStore } from '../../src/storage-drivers/filesystem/filesystem-store.ts';
import { runProgram } from '../cli/support/run-program.ts';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { goneProcess } from '../storage-drivers/filesystem/support/gone-process.ts';
import { waitUntil } from '../support/wait-until.ts';
import { call } from './support/desk-client.ts';
import { spawnServe, startServe } from './support/serve-process.ts';

describe('the start of a server', () => {
  test('tells people where it listens and what it is made of', async () => {
    const folder = await scratchFolder();
    const { written } = spawnServe({ folder });
    await waitUntil(() => written.output.includes('Ctrl+C'), { what: 'a server that listens' });
    expect(written.output).toMatch(/^thesisdesk \d+\.\d+\.\d+ is listening on http:\/\/127\.0\.0\.1:\d+\n/);
    expect(written.output).toContain(`mails are written to ${join(folder, 'outbox')}\n`);
    expect(written.output).toMatch(/^Video rooms +not configured: LIVEKIT_API_KEY/m);
    expect(written.output).toMatch(/^Rates +starter rates/m);
    expect(written.output).toMatch(/^Pages +for students at \/, for the operator at \/desk$/m);
    expect(written.errors).toBe('');
  });

  test('tells programs the same on one line of JSON', async () => {
    const folder = await scratchFolder();
    const environment = { THESISDESK_ADMIN_TOKEN: 'let-me-in-my-friend' };
    const { facts } = await startServe({ folder, environment });
    expect(facts).toMatchObject({
      dataFolder: folder,
      storage: 'embedded',
      crm: 'embedded',
      rates: 'starter',
      operator: 'token',
    });
  });

  test('goes on where nobody reads what it says', async () => {
    const folder = await scratchFolder();
    const { child } = spawnServe({ folder });
    child.stdout.destroy();
    const records = filesystemStore({ folder: recordsOf({ dataFolder: folder }) });
    await waitUntil(async () => (await rememberedAddress(records)) !== null);
    expect(await call(`${await rememberedAddress(records)}/health`)).toEqual({ status: 'ok' });
  });

  test('warns that a full disk may take no uploads', async () => {
    const folder = await scratchFolder({ 'records/.keep': '' });
    const { written } = spawnServe({ folder, environment: { THESISDESK_FREE_SPACE: '99999GiB' } });
    await waitUntil(() => written.output.includes('Ctrl+C'), { what: 'a server that listens' });
    expect(written.errors).toMatch(
      /^warning: .* free, less than one upload may take .* New uploads may be refused\. Free some/,
    );
  });

  test('removes what a killed backup left of the desk', async () => {
    const left = `.snapshot.${await goneProcess()}.1`;
    const folder = await scratchFolder({ [`${left}/records/a.json`]: '{}' });
    await startServe({ folder });
    await waitUntil(async () => !(await readdir(folder)).includes(left));
  });

  test('is ready once it says that it listens', async () => {
    const { url } = await startServe({ folder: await scratchFolder() });
    expect(await call(`${url}/ready`)).toMatchObject({ ready: true });
  });

  test('ends with 1 and one sentence where the port is taken', async () => {
    const { url } = await startServe({ folder: await scratchFolder() });
    const { port } = new URL(url);
    const { written, ended } = spawnServe({ folder: await scratchFolder(), args: ['--port', port] });
    expect(await ended).toBe(1);
    expect(written.errors).toMatch(
      new RegExp(`^error: Cannot listen on port ${port} of 127\\.0\\.0\\.1: it is in use`),
    );
    expect(written.errors.trimEnd()).not.toContain('\n');
    expect(written.output).toBe('');
  });

  test('ends with 2 for a setting that is wrong', async () => {
    const environment = { THESISDESK_CONCURENCY: '4' };
    const { written, ended } = spawnServe({ folder: await scratchFolder(), environment });
    expect(await ended).toBe(2);
    expect(written.errors).toMatch(
      /^error: No such setting: THESISDESK_CONCURENCY\. Did you mean THESISDESK_CONCURRENCY\?$/m,
    );
  });

  test('ends with 2 for a font that is not there', async () => {
    const environment = { THESISDESK_FONT: '/nowhere/font.ttf' };
    const { written, ended } = spawnServe({ folder: await scratchFolder(), environment });
    expect(await ended).toBe(2);
    expect(written.errors).toMatch(/^error: Cannot read the font \/nowhere\/font\.ttf .* \(ENOENT\)\.$/m);
  });

  test('ends with 1 where the data folder cannot be one', async () => {
    const file = join(await scratchFolder({ file: '' }), 'file');
    const { written, ended } = spawnServe({ folder: file });
    expect(await ended).toBe(1);
    expect(written.errors).toBe(`error: The data folder ${file} cannot be used (ENOTDIR).\n`);
  });

  test('warns where others may reach it without a token', async () => {
    const folder = await scratchFolder();
    const { log } = await startServe({ folder, args: ['--host', '0.0.0.0'] });
    expect(log()[0]?.message).toMatch(/^Others can reach 0\.0\.0\.0/);
  });

  const fromElsewhere = ['--public-url', 'https://desk.example.org'];
  const deals = (url: string, token: string) =>
    call(`${url}/crm/deals`, 'GET', undefined, { authorization: `Bearer ${token}` });

  test('makes a token where others may reach it and none is set, and keeps its hash alone', async () => {
    const folder = await scratchFolder();
    const { url, facts } = await startServe({ folder, args: fromElsewhere });
    const token = String(facts.operatorToken);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(facts).toMatchObject({
      operator: 'token',
      deskUrl: `https://desk.example.org/desk#token=${token}`,
    });
    await expect(call(`${url}/crm/deals`)).rejects.toThrow(/401/);
    expect(await deals(url, token)).toMatchObject({ count: 0 });
    const records = recordsOf({ dataFolder: folder });
    for (const name of await readdir(records, { recursive: true })) {
      const text = await readFile(join(records, name), 'utf8').catch(() => '');
      expect(text).not.toContain(token);
    }
  });

  test('shows that token once, also to people', async () => {
    const folder = await scratchFolder();
    const first = spawnServe({ folder, args: fromElsewhere });
    await waitUntil(() => first.written.output.includes('Ctrl+C'), { what: 'a server that listens' });
    expect(first.written.output).toMatch(
      /shown only once.*\nYour desk: https:\/\/desk\.example\.org\/desk#token=[\w-]{32}\n/,
    );
    const { facts } = await startServe({ folder, args: fromElsewhere });
    expect(facts).not.toHaveProperty('operatorToken');
    expect(facts.operator).toBe('token');
  });

  test('takes a token that thesisdesk token made meanwhile, and the one before no more', async () => {
    const folder = await scratchFolder();
    const { url, facts } = await startServe({ folder, args: fromElsewhere });
    const made = await runProgram(['token', '--yes', '--data', folder, '--json']);
    const { token, deskUrl } = JSON.parse(made.output);
    expect(deskUrl).toBe(`https://desk.example.org/desk#token=${token}`);
    expect(await deals(url, token)).toMatchObject({ count: 0 });
    await expect(deals(url, String(facts.operatorToken))).rejects.toThrow(/401/);
  });

  test('is open on purpose where something else guards it', async () => {
    const environment = { THESISDESK_ADMIN_TOKEN: 'none' };
    const { url, facts } = await startServe({
      folder: await scratchFolder(),
      args: fromElsewhere,
      environment,
    });
    expect(facts).toMatchObject({ operator: 'guarded elsewhere' });
    expect(await call(`${url}/crm/deals`)).toMatchObject({ count: 0 });
  });

  test('signs links for the public address', async () => {
    const args = ['--public-url', 'https://desk.example.org/app/'];
    const { url } = await startServe({ folder: await scratchFolder(), args });
    const { uploadUrl } = await call(`${url}/intake/presigned-url`, 'POST', { fileName: 'a.docx' });
    expect(uploadUrl).toMatch(/^https:\/\/desk\.example\.org\/app\/objects\/uploads\//);
  });

  test('guards the operator with a token', async () => {
    const environment = { THESISDESK_ADMIN_TOKEN: 'let-me-in-my-friend' };
    const { url } = await startServe({ folder: await scratchFolder(), environment });
    await expect(call(`${url}/crm/deals`)).rejects.toThrow(/401/);
    expect(
      await call(`${url}/crm/deals`, 'GET', undefined, { authorization: 'Bearer let-me-in-my-friend' }),
    ).toMatchObject({
      count: 0,
    });
  });

  test('lets only the configured pages in', async () => {
    const environment = { THESISDESK_ALLOWED_ORIGINS: 'https://www.example.org' };
    const { url } = await startServe({ folder: await scratchFolder(), environment });
    const { headers } = await fetch(`${url}/health`, { headers: { origin: 'https://elsewhere.example' } });
    expect(headers.get('access-control-allow-origin')).toBe('https://www.example.org');
  });

  test('takes no upload above the limit', async () => {
    const environment = { THESISDESK_UPLOAD_LIMIT: '1KiB' };
    const { url } = await startServe({ folder: await scratchFolder(), environment });
    const { uploadUrl } = await call(`${url}/intake/presigned-url`, 'POST', { fileName: 'a.docx' });
    const headers = { 'content-type': new URL(uploadUrl).searchParams.get('type') ?? '' };
    const upload = (bytes: number) => fetch(uploadUrl, { method: 'PUT', headers, body: Buffer.alloc(bytes) });
    expect((await upload(1_025)).status).toBe(413);
    expect((await upload(1_024)).status).toBe(200);
  });
});

describe('video rooms of a server', () => {
  const room = '/token?room=kfm-4tqx-9dw&participant=Ada';

  test('have tokens that are signed with what the environment says', async () => {
    const folder = await scratchFolder();
    await writeFile(join(folder, 'secret'), 'the secret of the room\n');
    const environment = {
      LIVEKIT_API_KEY: 'desk',
      LIVEKIT_API_SECRET_FILE: join(folder, 'secret'),
      LIVEKIT_URL: 'wss://video.example.org',
    };
    const { url, facts } = await startServe({ folder: join(folder, 'data'), environment });
    const answer = await call(`${url}${room}`);
    expect(answer).toMatchObject({
      url: 'wss://video.example.org',
      room: 'kfm-4tqx-9dw',
      participant: 'Ada',
    });
    const claims = await new TokenVerifier('desk', 'the secret of the room').verify(answer.token);
    expect(claims.video).toMatchObject({ roomJoin: true, room: 'kfm-4tqx-9dw' });
    expect(facts.videoRooms).toBe('configured');
  });

  test('say in the log what to set, and show no secret', async () => {
    const environment = { LIVEKIT_API_SECRET: 'the secret of the room' };
    const { url, log, errors } = await startServe({ folder: await scratchFolder(), environment });
    const response = await fetch(`${url}${room}`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('LIVEKIT');
    await waitUntil(() =>
      log().some(({ problem }) => problem === 'Please set LIVEKIT_API_KEY, LIVEKIT_URL.'),
    );
    expect(log()[0]?.message).toBe('Video rooms: Please set LIVEKIT_API_KEY, LIVEKIT_URL.');
    expect(errors()).not.toContain('secret of the room');
  });
});

describe.skipIf(process.platform !== 'linux')('the browser', () => {
  test('is opened with the address', async () => {
    const folder = await scratchFolder({ 'bin/xdg-open': '#!/bin/sh\necho "$1" > "$OPENED"\n' });
    await chmod(join(folder, 'bin', 'xdg-open'), 0o755);
    const opened = join(folder, 'opened');
    const PATH = `${join(folder, 'bin')}${delimiter}${process.env.PATH}`;
    const { url } = await startServe({
      folder: join(folder, 'data'),
      args: ['--open'],
      environment: { PATH, OPENED: opened },
    });
    const read = () => readFile(opened, 'utf8').catch(() => '');
    await waitUntil(async () => (await read()) !== '');
    expect(await read()).toBe(`${url}\n`);
  });

  test('may be missing', async () => {
    const folder = await scratchFolder();
    const { url } = await startServe({ folder, args: ['--open'], environment: { PATH: folder } });
    expect(await call(`${url}/health`)).toEqual({ status: 'ok' });
  });
});
