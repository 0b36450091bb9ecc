import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runProgram } from '../cli/support/run-program.ts';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { thesis } from '../cli/support/thesis.ts';
import { call, ending, handIn } from './support/desk-client.ts';
import { type ServeProcess, startServe } from './support/serve-process.ts';

interface Scene {
  folder: string;
  server: ServeProcess;
  /** Runs a command on the data folder while the server runs, and returns what it printed as JSON. */
  command(...args: string[]): Promise<Record<string, unknown>[]>;
}

async function scene(): Promise<Scene> {
  const folder = await scratchFolder();
  const server = await startServe({ folder });
  return {
    folder,
    server,
    async command(...args) {
      const { code, output, errors } = await runProgram([...args, '--data', folder, '--json']);
      if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${errors}`);
      return output.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
    },
  };
}

describe('commands beside a running server', () => {
  test('set the rates that it quotes with', async () => {
    const { folder, server, command } = await scene();
    const file = join(folder, 'rates.json');
    await writeFile(file, '{"rates":{"editing":{"textPerWord":1}},"adminFee":0}');
    await command('rates', 'set', file);
    const { quote } = await ending(server.url, await handIn(server.url, await thesis(100), { name: 'Ana' }));
    expect(quote.total).toBe(100);
    await command('rates', 'reset', '--yes');
    await expect(call(`${server.url}/config/rate-schedule`)).rejects.toThrow(/404/);
  });

  test('see its submissions and deals', async () => {
    const { server, command } = await scene();
    const submissionId = await handIn(server.url, await thesis(100), { name: 'Ana' });
    await ending(server.url, submissionId);
    expect(await command('submissions', 'list')).toMatchObject([{ submissionId, status: 'completed' }]);
    expect(await command('submissions', 'show', submissionId)).toMatchObject([
      { submissionId, email: 'ana@example.com' },
    ]);
    expect(await command('deals')).toEqual([await call(`${server.url}/crm/deals`)]);
  });

  test('let it do a failed submission again', async () => {
    const { server, command } = await scene();
    const submissionId = await handIn(server.url, Buffer.from('no document'), { name: 'Ana' });
    expect(await ending(server.url, submissionId)).toMatchObject({ status: 'error' });
    await command('submissions', 'retry', submissionId);
    expect(await ending(server.url, submissionId)).toMatchObject({ status: 'error' });
    expect(await command('submissions', 'show', submissionId)).toMatchObject([{ restarts: 1 }]);
  });

  test('open a meeting that it knows, with a link to it', async () => {
    const { server, command } = await scene();
    const [meeting] = await command('meetings', 'create', '--participant', 'ada@example.com');
    expect(meeting?.joinUrl).toBe(`${server.url}/room/${meeting?.roomCode}`);
    expect(await call(`${server.url}/meetings/${meeting?.roomCode}`)).toMatchObject({
      participantCount: 1,
      status: 'active',
    });
  });

  test('add example files that it lists, and delete them', async () => {
    const { folder, server, command } = await scene();
    await writeFile(join(folder, 'sample.pdf'), '%PDF-1.7');
    const [file] = await command('examples', 'add', join(folder, 'sample.pdf'));
    expect(await call(`${server.url}/examples/files`)).toMatchObject({ count: 1, files: [file] });
    await command('examples', 'delete', String(file?.fileId), '--yes');
    expect(await call(`${server.url}/examples/files`)).toMatchObject({ count: 0 });
  });

  test('show what its webhook was told', async () => {
    const { server, command } = await scene();
    await call(`${server.url}/webhooks/crm`, 'POST', { meta: { action: 'updated', object: 'deal', id: 7 } });
    expect(await command('events')).toMatchObject([{ action: 'updated', dealId: 7, trusted: false }]);
  });
});
