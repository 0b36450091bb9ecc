import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesystemObjects } from '../../../../src/storage-drivers/filesystem/filesystem-objects.ts';
import { filesystemStore } from '../../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { temporaryFolder } from '../../../storage-drivers/filesystem/support/temporary-folder.ts';
import { bundleProgram } from '../../../support/bundle-program.ts';
import { collect } from '../../../support/collect.ts';
import { openDesk } from '../support/open-desk.ts';
import { plainAnalyser } from '../support/plain-analyser.ts';

const program = fileURLToPath(new URL('../../../support/queue/submitting-process.ts', import.meta.url));

test('a submission whose server was killed before its job was stored is processed by the next one', async () => {
  const folder = await temporaryFolder();
  const child = spawn(process.execPath, [await bundleProgram(program, folder), folder], { stdio: 'inherit' });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);

  const store = filesystemStore({ folder: join(folder, 'records') });
  const objects = filesystemObjects({ folder: join(folder, 'files'), publicUrl: 'https://desk.example' });
  expect(await collect(store.keys('jobs/'))).toEqual([]);
  const [key = ''] = await collect(store.keys('submissions/'));
  const { desk, crm, ended } = openDesk({ store, objects, analyser: plainAnalyser() });
  desk.start();
  expect((await ended(key.replace('submissions/', ''))).status).toBe('completed');
  await desk.close();
  expect(crm.created).toHaveLength(1);
});
