import { renameSync, writeFileSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readFileWithStatus } from '../../../../src/storage-drivers/filesystem/files/read-file.ts';
import { recentFiles } from '../../../../src/storage-drivers/filesystem/records/recent-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-recent-'));
afterAll(() => rm(folder, { recursive: true }));

/** Files of a folder as they are some seconds after they were written, and how often they were read. */
function files({ secondsLater = 10, mostBytes = 1_000_000 } = {}) {
  let reads = 0;
  const read = async (file: string) => {
    reads += 1;
    return readFileWithStatus(join(folder, file), file);
  };
  const recent = recentFiles(folder, read, { now: () => Date.now() + secondsLater * 1000, mostBytes });
  const text = async (file = 'record') => {
    const bytes = await recent.read(file);
    return bytes && Buffer.from(bytes).toString();
  };
  return { text, forget: () => recent.forget('record'), reads: () => reads };
}

async function replace(text: string, file = 'record'): Promise<void> {
  await writeFile(join(folder, 'new'), text);
  await rename(join(folder, 'new'), join(folder, file));
}

beforeEach(() => replace('one'));

describe('a file that is asked for again', () => {
  test('is read once', async () => {
    const { text, reads } = files();
    expect([await text(), await text(), await text()]).toEqual(['one', 'one', 'one']);
    expect(reads()).toBe(1);
  });

  test('is read again where another took its place', async () => {
    const { text } = files();
    await text();
    await replace('two');
    expect(await text()).toBe('two');
  });

  test('is read again where another took its place while an earlier request for it waited', async () => {
    const { text } = files();
    await text();
    const earlier = text();
    writeFileSync(join(folder, 'new'), 'two');
    renameSync(join(folder, 'new'), join(folder, 'record'));
    expect(await text()).toBe('two');
    await earlier;
  });

  test('is none where it was removed', async () => {
    const { text } = files();
    await text();
    await rm(join(folder, 'record'));
    expect(await text()).toBeNull();
  });

  test('is read again where it was forgotten', async () => {
    const { text, forget, reads } = files();
    await text();
    forget();
    await text();
    expect(reads()).toBe(2);
  });

  test('is read each time while it has just been written', async () => {
    const { text, reads } = files({ secondsLater: 0 });
    await text();
    await text();
    expect(reads()).toBe(2);
  });

  test('is read again where others have taken all the room since, and they are not', async () => {
    for (const file of ['second', 'third']) await replace('x'.repeat(1000), file);
    const { text, reads } = files({ mostBytes: 3_100 });
    const all = async () => {
      for (const file of ['record', 'second', 'third']) await text(file);
    };
    await all();
    await text('third');
    await text('second');
    expect(reads()).toBe(3);
    await text('record');
    expect(reads()).toBe(4);
  });
});
