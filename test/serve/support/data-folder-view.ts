import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { recordsOf } from '../../../src/cli/desk/data-folder.ts';
import type { SubmissionRecord } from '../../../src/core/records/submissions/submission-record.ts';
import { filesystemStore } from '../../../src/storage-drivers/filesystem/filesystem-store.ts';

/** Resolves as soon as the folder has one more deal than now, or when the time is up. */
export async function nextDeal(dataFolder: string, milliseconds: number): Promise<void> {
  const count = async () => (await dealFiles(dataFolder)).length;
  const before = await count();
  const end = performance.now() + milliseconds;
  while ((await count()) === before && performance.now() < end) await pause(1);
}

/** The number of deals that no submission knows of, because a kill came between the two. */
export async function unknownDeals(dataFolder: string): Promise<number> {
  const store = filesystemStore({ folder: recordsOf({ dataFolder }) });
  let known = 0;
  for await (const key of store.keys('submissions/')) {
    const record = await store.get<SubmissionRecord>(key);
    if (record?.value.deal) known += 1;
  }
  return (await dealFiles(dataFolder)).length - known;
}

function dealFiles(dataFolder: string): Promise<string[]> {
  return readdir(join(recordsOf({ dataFolder }), 'named', 'crm', 'deals')).catch(() => []);
}
