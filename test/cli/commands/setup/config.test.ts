import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { jsonOf, runMain } from '../../support/run-main.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

/** What `config` says of a file that nobody else may read. */
async function shown(toml: string, environment: Record<string, string> = {}, ...args: string[]) {
  const folder = await scratchFolder({ 'desk.toml': toml, token: 'hush-hush-hush-hush\n' });
  const file = join(folder, 'desk.toml');
  await chmod(file, 0o600);
  const run = await runMain(['config', '--config', file, ...args], { environment });
  return { ...run, folder, file };
}

describe('config', () => {
  test('tells for each setting where it comes from', async () => {
    const { output, code } = await shown(
      '[server]\nport = 9000\nhost = "0.0.0.0"',
      { THESISDESK_HOST: '::1' },
      '--data',
      '/srv/desk',
    );
    expect(output).toMatch(/^server\.port +9000 +desk\.toml, line 2: server\.port$/m);
    expect(output).toMatch(/^server\.host +::1 +THESISDESK_HOST$/m);
    expect(output).toMatch(/^storage\.data_folder +\/srv\/desk +--data$/m);
    expect(output).toMatch(/^queue\.concurrency +2 +default$/m);
    expect(output).toMatch(/^server\.public_url +- +default$/m);
    expect(code).toBe(0);
  });

  test('says which file it read, or that there is none', async () => {
    const { output, file } = await shown('');
    expect(output).toContain(`File: ${file}\n`);
    const folder = await scratchFolder();
    const none = await runMain(['config', '--data', folder]);
    expect(none.output).toMatch(/^No configuration file; thesisdesk init writes one\./);
  });

  test('gives the same as JSON', async () => {
    const run = await shown('[server]\nport = 9000', {}, '--json');
    expect(jsonOf(run)).toContainEqual({
      setting: 'server.port',
      variable: 'THESISDESK_PORT',
      value: '9000',
      source: 'desk.toml, line 2: server.port',
    });
    expect(jsonOf(run)).toContainEqual({
      setting: 'server.public_url',
      variable: 'THESISDESK_PUBLIC_URL',
      value: null,
      source: 'default',
    });
  });

  test.each([[[]], [['--json']]])('shows no secret %j', async (args) => {
    const environment = {
      THESISDESK_REDIS_URL: 'redis://:hush-hush@localhost',
      LIVEKIT_API_SECRET: 'hush-hush',
    };
    const toml =
      '[server]\nadmin_token_file = "token"\n[s3]\naccess_key_id = "hush-hush"\nsecret_access_key = "hush-hush"';
    const { output, errors } = await shown(toml, environment, ...args);
    expect(output).toContain('••••••••');
    expect(output + errors).not.toContain('hush');
  });

  test('warns of what may not be meant', async () => {
    const { errors } = await shown('[s3]\nbucket = "desk"');
    expect(errors).toMatch(/^warning: THESISDESK_S3_BUCKET \(s3\.bucket\) is set but not used\./);
  });

  test('ends with 2 for a setting that is wrong', async () => {
    const { code, errors, output } = await shown('[server]\nprot = 1');
    expect(errors).toBe(
      'error: desk.toml, line 2: no such setting: server.prot. Did you mean server.port?\n',
    );
    expect({ code, output }).toEqual({ code: 2, output: '' });
  });

  test('has a line for each mistake', async () => {
    const { code, errors, output } = await shown('[server]\nport = -1', { THESISDESK_CONCURRENCY: 'many' });
    expect(errors).toBe(
      'error: desk.toml, line 2: server.port must be a whole number from 0 to 65535.\nerror: THESISDESK_CONCURRENCY must be a whole number from 1 to 64.\n',
    );
    expect({ code, output }).toEqual({ code: 2, output: '' });
  });
});
