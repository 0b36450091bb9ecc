import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type ConditionalStore,
  type S3StoreOptions,
  s3Store,
} from '../../../src/storage-drivers/s3/s3-store.ts';
import { bundleProgram } from '../../support/bundle-program.ts';
import { collect } from '../../support/collect.ts';
import { type ConditionalS3, startConditionalS3 } from '../../support/s3/s3-conditions-proxy.ts';
import { type S3Bucket, startS3 } from '../../support/s3/s3-server.ts';
import { expectUnavailable } from '../expect-unavailable.ts';
import { temporaryFolder } from '../filesystem/support/temporary-folder.ts';
import { manualClock } from '../manual-clock.ts';
import { namesIn, putRaw } from './support/raw-objects.ts';
import { settingsOf } from './support/settings.ts';

vi.setConfig({ testTimeout: 600_000 });

let s3: ConditionalS3;
beforeAll(async () => {
  s3 = await startConditionalS3();
});
afterAll(() => s3.stop());

describe('the object of a record', () => {
  test('is JSON below its key', async () => {
    const prefix = randomUUID();
    await openStore(s3, { prefix: `/${prefix}/` }).put('submissions/42', { status: 'completed' });
    expect(await namesIn(s3, prefix)).toEqual([`${prefix}/records/submissions/42.json`]);
  });

  test('goes when the record is deleted', async () => {
    const prefix = randomUUID();
    const store = openStore(s3, { prefix });
    await store.put('a', {});
    await store.delete('a');
    expect(await namesIn(s3, prefix)).toEqual([]);
  });

  test('goes with a listing more than a day after the record expired', async () => {
    const [prefix, clock] = [randomUUID(), manualClock()];
    const store = openStore(s3, { prefix, clock });
    await store.put('a', {}, { expiresAt: new Date(clock.now().getTime() + 1000) });
    await clock.passTime(24 * 60 * 60 * 1000);
    expect(await collect(store.keys(''))).toEqual([]);
    expect(await namesIn(s3, prefix)).toHaveLength(1);
    await clock.passTime(2000);
    expect(await collect(store.keys(''))).toEqual([]);
    expect(await namesIn(s3, prefix)).toEqual([]);
  });

  test('stays where a server would not look what it removes, and the record is gone all the same', async () => {
    const bare = await startS3();
    onTestFinished(() => bare.stop());
    const prefix = randomUUID();
    const store = openStore(bare, { prefix });
    await store.put('a', {});
    expect(await store.delete('a')).toBe(true);
    expect(await store.get('a')).toBeNull();
    expect(await collect(store.keys(''))).toEqual([]);
    expect(await namesIn(bare, prefix)).toEqual([`${prefix}/records/a.json`]);
  });
});

describe('a listing', () => {
  test('goes on after the first thousand', async () => {
    const store = openStore(s3);
    const keys = Array.from({ length: 1_050 }, (_, index) => `events/${index}`);
    for (let start = 0; start < keys.length; start += 50) {
      await Promise.all(keys.slice(start, start + 50).map((key) => store.put(key, {})));
    }
    expect((await collect(store.keys('events/'))).sort()).toEqual(keys.sort());
  });

  test('passes over what somebody else has put beside the records', async () => {
    const prefix = randomUUID();
    const store = openStore(s3, { prefix });
    await store.put('a', {});
    for (const name of ['README', 'A#B.json', 'folder/notes.txt', '!!00.json']) {
      await putRaw(s3, `${prefix}/records/${name}`, Buffer.from('Hello.'));
    }
    expect(await collect(store.keys(''))).toEqual(['a']);
  });
});

describe('a damaged record', () => {
  const ofAnother = `{"key":"b","etag":"${randomUUID()}","expiresAt":null,"value":{}}`;

  test.each(['', '{"key":"a","eta', ofAnother, '\xff'])(
    '(%j) is an error and no absent one, hides no other, and gives way to a new one',
    async (content) => {
      const prefix = randomUUID();
      const store = openStore(s3, { prefix });
      await store.put('b', {});
      const damaged = `${prefix}/records/a.json`;
      await putRaw(s3, damaged, Buffer.from(content, 'latin1'));
      expect(await expectUnavailable(() => store.get('a'))).toMatchObject({ damaged });
      expect((await collect(store.keys(''))).sort()).toEqual(['a', 'b']);
      await store.put('a', { is: 'new' });
      expect((await store.get('a'))?.value).toEqual({ is: 'new' });
    },
  );
});

describe('after its end', () => {
  test('a store answers with an error', async () => {
    const store = openStore(s3);
    await store.put('a', {});
    await store.close();
    await expectUnavailable(() => store.get('a'));
  });

  test('a process is free to go, has said nothing of its own and has changed no environment', async () => {
    const source = fileURLToPath(new URL('./support/short-life.ts', import.meta.url));
    const program = await bundleProgram(source, await temporaryFolder());
    const child = spawn(process.execPath, [program, JSON.stringify(settingsOf(s3))]);
    const [output, complaints, [code]] = await Promise.all([
      collect(child.stdout),
      collect(child.stderr),
      once(child, 'close'),
    ]);
    const ended = { output: output.join(''), complaints: complaints.join(''), code };
    expect(ended).toEqual({ output: 'true true', complaints: '', code: 0 });
  });
});

function openStore(server: S3Bucket, options: Partial<S3StoreOptions> = {}): ConditionalStore {
  const store = s3Store({ ...settingsOf(server), prefix: randomUUID(), ...options });
  onTestFinished(() => store.close());
  return store;
}
