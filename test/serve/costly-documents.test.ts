import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { thesis } from '../cli/support/thesis.ts';
import { busySeconds, childrenOf, isRunning } from '../support/processes.ts';
import { builtOnce } from '../support/theses/built-once.ts';
import { touchingTables } from '../support/theses/costly-documents.ts';
import { waitUntil } from '../support/wait-until.ts';
import { call, ending, handIn } from './support/desk-client.ts';
import type { ProgramProcess } from './support/program-process.ts';
import { startServe, startWorker } from './support/serve-process.ts';

const littleMemory = { THESISDESK_ANALYSIS_MEMORY_LIMIT: '128MiB', THESISDESK_CONCURRENCY: '1' };
const littleTime = { THESISDESK_ANALYSIS_TIME_LIMIT: '2', THESISDESK_CONCURRENCY: '1' };
const costly = builtOnce(() => touchingTables(99_000, 80));
/** Of a machine that has much else to do; a stop alone takes 20 seconds. */
const patience = 120_000;
vi.setConfig({ testTimeout: 2 * patience });
const isLinux = process.platform === 'linux';

/** Which tries the log knows of each submission. */
function triesOf({ log }: Pick<ProgramProcess, 'log'>, submissionId: string): unknown[] {
  const begun = log().filter((line) => line.message === 'submission begun');
  return begun.filter((line) => line.submissionId === submissionId).map(({ attempt }) => attempt);
}

describe.each([
  ['memory', littleMemory, /^Reading this document takes more memory than any thesis should need\./],
  ['time', littleTime, /^Reading this document takes longer than any thesis should need\./],
])('a document that takes more %s than it may', (limit, environment, sentence) => {
  test('ends its own submission at the first try, and no other', async () => {
    const server = await startServe({ folder: await scratchFolder(), environment });
    const first = await handIn(server.url, await costly(), { name: 'Mallory' });
    const second = await handIn(server.url, await thesis(500), { name: 'Ana' });
    expect(await ending(server.url, second, patience)).toMatchObject({
      status: 'completed',
      analysis: { textWordCount: 500 },
    });
    expect(await ending(server.url, first, patience)).toMatchObject({
      status: 'error',
      errorCode: 'document_too_large',
      error: expect.stringMatching(sentence),
    });
    expect(triesOf(server, first)).toEqual([1]);
    expect(server.log()).toContainEqual(
      expect.objectContaining({ message: 'submission failed', code: 'document_too_large', limit }),
    );
  });

  test('ends its submission with a worker likewise', async () => {
    const folder = await scratchFolder();
    const server = await startServe({ folder, args: ['--no-worker'] });
    const worker = await startWorker({ folder, environment });
    const id = await handIn(server.url, await costly(), { name: 'Mallory' });
    expect(await ending(server.url, id, patience)).toMatchObject({ errorCode: 'document_too_large' });
    expect(triesOf(worker, id)).toEqual([1]);
  });
});

describe.runIf(isLinux)('a server whose process for analyses is killed', () => {
  test('answers meanwhile, ends that submission at the first try, and goes on with another process', async () => {
    const server = await startServe({ folder: await scratchFolder() });
    const killed = await handIn(server.url, await costly(), { name: 'Mallory' });
    const id = await busyProcessOf(server);
    process.kill(id, 'SIGKILL');
    expect(await call(`${server.url}/health`)).toBeTruthy();
    expect(await ending(server.url, killed, patience)).toMatchObject({ errorCode: 'document_too_large' });
    expect(triesOf(server, killed)).toEqual([1]);
    const next = await handIn(server.url, await thesis(500), { name: 'Ana' });
    expect(await ending(server.url, next, patience)).toMatchObject({ status: 'completed' });
  });
});

describe.runIf(isLinux)('a server that is stopped during an analysis', () => {
  test('leaves no process behind when it is killed, and ends that submission at the first try of its next life', async () => {
    const folder = await scratchFolder();
    const killed = await startServe({ folder });
    const id = await handIn(killed.url, await costly(), { name: 'Mallory' });
    const analysing = await busyProcessOf(killed);
    killed.child.kill('SIGKILL');
    await killed.ended;
    await waitUntil(async () => !(await isRunning(analysing)), { deadline: 2_000 });
    const server = await startServe({ folder, environment: littleMemory });
    expect(await ending(server.url, id, patience)).toMatchObject({ errorCode: 'document_too_large' });
    expect(triesOf(server, id)).toHaveLength(1);
  });

  test('blames no document when it is asked to stop', async () => {
    const folder = await scratchFolder();
    const stopped = await startServe({ folder });
    const id = await handIn(stopped.url, await costly(), { name: 'Ana' });
    const analysing = await busyProcessOf(stopped);
    for (const each of [stopped.child.pid ?? 0, analysing]) process.kill(each, 'SIGTERM');
    onTestFinished(async () => {
      if (await isRunning(analysing)) process.kill(analysing, 'SIGKILL');
    });
    await staysBusy(analysing);
    // It never ends, and takes no core meanwhile, for as long as the server waits for it.
    process.kill(analysing, 'SIGSTOP');
    expect(await stopped.ended).toBe(0);
    expect(await isRunning(analysing)).toBe(false);
    const server = await startServe({ folder, args: ['--no-worker'] });
    expect(await call(`${server.url}/intake/submission/${id}`)).toMatchObject({ status: 'processing' });
  });
});

/** Resolves once a process has worked for a moment from now on. */
async function staysBusy(id: number): Promise<void> {
  const before = await busySeconds(id);
  await waitUntil(async () => (await busySeconds(id)) > before + 0.3, { what: 'a process that goes on' });
}

/** The process of a server that has been busy with a document for a moment. */
async function busyProcessOf({ child }: ProgramProcess): Promise<number> {
  let busy: number | undefined;
  const look = async () => {
    const ids = await childrenOf(child.pid ?? 0);
    const seconds = await Promise.all(ids.map(busySeconds));
    busy = ids.find((_, index) => (seconds[index] ?? 0) > 1);
    return busy !== undefined;
  };
  await waitUntil(look, { what: 'a process that analyses' });
  return busy ?? 0;
}
