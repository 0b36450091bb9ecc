import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withReason } from '../../../src/cli/terminal/with-reason.ts';
import { DeskError } from '../../../src/core/errors.ts';
import { freePort } from '../../support/redis-server.ts';
import { deskFolder } from '../support/desk-folder.ts';
import { runMain } from '../support/run-main.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { withoutRights } from '../support/without-rights.ts';

describe('a command on a data folder', () => {
  test.each([
    [['rates', 'get']],
    [['rates', 'reset', '--yes']],
    [['submissions', 'list']],
    [['submissions', 'show', 'a']],
    [['submissions', 'retry', 'a']],
    [['deals']],
    [['crm', 'events']],
    [['examples', 'list']],
    [['examples', 'delete', 'a', '--yes']],
  ])('ends with 2 where there is no such folder, and makes none: %s', async (args) => {
    const folder = join(await scratchFolder(), 'none');
    const { code, errors } = await runMain([...args, '--data', folder]);
    expect(errors).toMatch(`error: No desk data in ${folder}.`);
    expect(code).toBe(2);
    expect((await runMain(['deals', '--data', folder])).code).toBe(2);
  });

  test('takes the folder from the environment', async () => {
    const { folder } = await deskFolder();
    const run = await runMain(['crm', 'events'], { environment: { THESISDESK_DATA: folder } });
    expect(run).toEqual({ code: 0, output: 'No events yet.\n', errors: '' });
  });

  test('takes the folder from the configuration file', async () => {
    const { folder } = await deskFolder();
    const file = join(
      await scratchFolder({ 'desk.toml': `[storage]\ndata_folder = "${folder}"` }),
      'desk.toml',
    );
    const named = { code: 0, output: 'No events yet.\n', errors: '' };
    expect(await runMain(['crm', 'events', '--config', file])).toEqual(named);
    expect(await runMain(['--config', file, 'crm', 'events'])).toEqual(named);
    expect(await runMain(['crm', 'events'], { environment: { THESISDESK_CONFIG: file } })).toEqual(named);
  });

  test('ends with 2 for a setting that is wrong', async () => {
    const { folder } = await deskFolder();
    const environment = { THESISDESK_PORT: 'eighty' };
    const { code, errors } = await runMain(['crm', 'events', '--data', folder], { environment });
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
    expect(errors).toBe(
      `error: The data folder ${folder} cannot be used (EACCES). Make sure that this user may read it and write to it.\n`,
    );
    expect(code).toBe(1);
  });

  test.skipIf(process.platform === 'win32')('says that the folder is closed to this user', async () => {
    const { folder } = await deskFolder();
    await chmod(folder, 0o000);
    const { errors } = await withoutRights(() => runMain(['submissions', 'list', '--data', folder]));
    await chmod(folder, 0o700);
    expect(errors).toBe(
      `error: The data folder ${folder} cannot be used (EACCES). Make sure that this user may read it and write to it.\n`,
    );
  });

  test('says why another storage cannot be used, without its password', async () => {
    const environment = {
      THESISDESK_STORE: 'redis',
      THESISDESK_REDIS_URL: `redis://:hush-hush@127.0.0.1:${await freePort()}`,
    };
    const { code, errors } = await runMain(['submissions', 'list', '--debug'], { environment });
    expect(errors).toMatch(/^error: The storage, Redis and a folder, cannot be used \(ECONNREFUSED\)\.\n/);
    expect(errors).not.toContain('hush-hush');
    expect(code).toBe(1);
  });
});

describe('withReason', () => {
  const folder = { store: 'folder', objects: 'folder', crm: null, dataFolder: '/srv/desk' } as const;
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const failed = new DeskError('storage_unavailable', 'The storage fails.', { cause: refused });

  test.each([
    ['a folder', folder, 'The data folder /srv/desk cannot be used (ECONNREFUSED).'],
    [
      'Redis',
      { ...folder, store: 'redis' } as const,
      'The storage, Redis and a folder, cannot be used (ECONNREFUSED).',
    ],
    [
      'S3 for all',
      { ...folder, store: 's3', objects: 's3' } as const,
      'The storage, S3, cannot be used (ECONNREFUSED).',
    ],
  ])('names %s and the reason', (_, places, message) => {
    expect(withReason(failed, places)).toMatchObject({ code: 'storage_unavailable', message });
  });

  test('names a damaged record, and says what to do', () => {
    const details = { doing: 'read', damaged: 'named/submissions/42.json' };
    const error = new DeskError('storage_unavailable', 'The storage fails.', { details });
    expect(withReason(error, folder)).toMatchObject({
      message:
        'The data folder /srv/desk cannot be used (named/submissions/42.json is damaged). Put it back from a backup, or move it out of the storage.',
    });
  });

  test('takes a failure of the built-in CRM for one of storage, and of another one not', () => {
    const ofCrm = new DeskError('crm_unavailable', 'The CRM fails.', { cause: failed });
    expect(withReason(ofCrm, folder)).toMatchObject({ message: expect.stringContaining('/srv/desk') });
    const pipedrive = { ...folder, crm: { company: 'acme', apiToken: 'token' } };
    expect(withReason(ofCrm, pipedrive)).toBe(ofCrm);
  });

  test.each([[new DeskError('not_found', 'None.')], [new TypeError('x')], [null]])(
    'leaves %s alone',
    (error) => {
      expect(withReason(error, folder)).toBe(error);
    },
  );
});
