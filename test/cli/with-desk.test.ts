import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deskFolder } from './support/desk-folder.ts';
import { runMain } from './support/run-main.ts';
import { scratchFolder } from './support/scratch-folder.ts';
import { withoutRights } from './support/without-rights.ts';

describe('a command on a data folder', () => {
  test.each([
    [['rates', 'get']],
    [['rates', 'reset']],
    [['submissions', 'list']],
    [['submissions', 'show', 'a']],
    [['submissions', 'retry', 'a']],
    [['deals']],
    [['events']],
    [['examples', 'list']],
    [['examples', 'delete', 'a']],
  ])('ends with 2 where there is no such folder, and makes none: %s', async (args) => {
    const folder = join(await scratchFolder(), 'none');
    const { code, errors } = await runMain([...args, '--data', folder]);
    expect(errors).toMatch(`error: There is no data of a desk in ${folder}.`);
    expect(code).toBe(2);
    expect((await runMain(['deals', '--data', folder])).code).toBe(2);
  });

  test('takes the folder from the environment', async () => {
    const { folder } = await deskFolder();
    const run = await runMain(['events'], { environment: { THESISDESK_DATA: folder } });
    expect(run).toEqual({ code: 0, output: 'There is no event yet.\n', errors: '' });
  });

  test('ends with 2 for a setting that is wrong', async () => {
    const { folder } = await deskFolder();
    const environment = { THESISDESK_PORT: 'eighty' };
    const { code, errors } = await runMain(['events', '--data', folder], { environment });
    expect(errors).toBe('error: THESISDESK_PORT must be a whole number from 0 to 65535.\n');
    expect(code).toBe(2);
  });

  test.skipIf(process.platform === 'win32')('says why the folder cannot be used', async () => {
    const { folder } = await deskFolder();
    await chmod(join(folder, 'records', 'named'), 0o000);
    await chmod(folder, 0o755);
    await chmod(join(folder, 'records'), 0o755);
    const { code, errors } = await withoutRights(() => runMain(['submissions', 'list', '--data', folder]));
    await chmod(join(folder, 'records', 'named'), 0o700);
    expect(errors).toBe(`error: The data folder ${folder} cannot be used (EACCES).\n`);
    expect(code).toBe(1);
  });
});
