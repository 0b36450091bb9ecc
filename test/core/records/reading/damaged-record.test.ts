import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../../../src/core/ports.ts';
import { loggingDamage, unlessDamaged } from '../../../../src/core/records/reading/damaged-record.ts';
import { eachReadable, eachRecord, keyVersions } from '../../../../src/core/records/reading/each-record.ts';
import { recordIndex } from '../../../../src/core/records/reading/record-index.ts';
import { keyPage, recordPage } from '../../../../src/core/records/reading/record-page.ts';
import { filesystemStore } from '../../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { memoryStore } from '../../../../src/storage-drivers/memory/memory-store.ts';
import { collect } from '../../../support/collect.ts';
import { damagedStore, switchedStore } from '../../../support/failing-stores.ts';
import { removeFolder } from '../../../support/remove-folder.ts';
import { keptLog } from '../../services/support/kept-log.ts';

interface Named {
  name: string;
}

/** Three records, of which the second is damaged. */
async function withOneDamaged(): Promise<Store> {
  const store = memoryStore();
  await putThree(store);
  return damagedStore(store, (key) => key === 'n/2');
}

async function putThree(store: Store): Promise<void> {
  for (const [key, name] of Object.entries({ 'n/1': 'Ada', 'n/2': 'Bo', 'n/3': 'Cy' }))
    await store.put(key, { name });
}

/** The same in a folder, where the file of the second was cut off. */
async function folderWithOneDamaged(): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-'));
  const store = filesystemStore({ folder });
  onTestFinished(async () => {
    await store.close();
    await removeFolder(folder);
  });
  await putThree(store);
  await writeFile(join(folder, 'named', 'n', '2.json'), '{"key":"n/2","eta');
  return store;
}

describe('one damaged record among others', () => {
  const namesOf = (records: readonly Named[]) => records.map(({ name }) => name).sort();

  test('is left out of work that goes on without it', async () => {
    const store = await withOneDamaged();
    expect(namesOf(await collect(eachReadable<Named>(store, 'n/')))).toEqual(['Ada', 'Cy']);
  });

  test('fails work that needs all of them', async () => {
    const store = await withOneDamaged();
    await expect(collect(eachRecord<Named>(store, 'n/'))).rejects.toMatchObject({
      details: { damaged: 'n/2.json' },
    });
  });

  test('is left out of a page', async () => {
    const store = await withOneDamaged();
    const page = await recordPage<Named>(store, 'n/', { limit: 9 }, ({ name }) => [name]);
    expect([namesOf(page.records), page.count]).toEqual([['Ada', 'Cy'], 2]);
  });

  test('is left out of a page that is sorted by keys', async () => {
    const { records } = await keyPage<Named>(await withOneDamaged(), ['n/'], { limit: 9 });
    expect(namesOf(records)).toEqual(['Ada', 'Cy']);
  });

  test('is left out of the versions of a store that does not list them', async () => {
    const versions = await collect(keyVersions(await withOneDamaged(), 'n/'));
    expect(versions.map(({ key }) => key)).toEqual(['n/1', 'n/3']);
  });

  test.each([
    ['a store that reads one at a time', withOneDamaged],
    ['a folder, which reads them together', folderWithOneDamaged],
  ])('is left out of the index of %s', async (_, open) => {
    const rowOf = ({ name }: Named) => name;
    const index = recordIndex<Named, string>(await open(), { prefix: 'n/', rowOf, isUnderWay: () => false });
    expect([...(await index.rows())].sort()).toEqual(['Ada', 'Cy']);
    expect(namesOf(await index.records(['n/1', 'n/2', 'n/3']))).toEqual(['Ada', 'Cy']);
    await index.close();
  });

  test('is logged the first time that it is read, by its place in the storage', async () => {
    const logger = keptLog();
    const store = loggingDamage(await withOneDamaged(), logger);
    for (let time = 0; time < 2; time += 1) await collect(eachReadable(store, 'n/'));
    expect(logger.lines).toEqual([
      {
        level: 'error',
        message: 'a stored record is damaged and is left out; restore it from a backup',
        fields: { damaged: 'n/2.json' },
      },
    ]);
  });
});

test('a storage that fails is no damaged record', async () => {
  const switched = switchedStore(memoryStore());
  switched.isOff = true;
  await expect(unlessDamaged(() => switched.store.get('n/1'))).rejects.toMatchObject({
    code: 'storage_unavailable',
  });
});
