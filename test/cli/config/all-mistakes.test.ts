import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../../src/cli/config/configuration.ts';
import type { SettingSources } from '../../../src/cli/config/reading/read-settings.ts';
import type { Environment } from '../../../src/cli/terminal/terminal.ts';
import { UsageError } from '../../../src/cli/terminal/usage-error.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

interface Given {
  toml?: string;
  environment?: Environment;
  flags?: SettingSources;
}

async function mistakesOf({ toml = '', environment = {}, flags = {} }: Given): Promise<readonly string[]> {
  const folder = await scratchFolder({ 'thesisdesk.toml': toml });
  const error: unknown = await readConfiguration(flags, environment, folder).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof UsageError)) throw new Error('It was not refused.');
  return error.mistakes;
}

describe('mistakes in settings', () => {
  test('are all told at once: those of the file by lines, of the environment, of flags', async () => {
    const toml = `
[server]
port = "eighty"
prot = 80
host = ["a"]

[servr]
port = 80
`;
    const environment = { THESISDESK_PORT: '-1', THESISDESK_PROT: '80' };
    expect(await mistakesOf({ toml, environment, flags: { concurrency: '0' } })).toEqual([
      'thesisdesk.toml, line 3: server.port must be a whole number from 0 to 65535.',
      'thesisdesk.toml, line 4: no such setting: server.prot. Did you mean server.port?',
      'thesisdesk.toml, line 5: server.host must be text in quotes.',
      'thesisdesk.toml, line 7: no such section: [servr]. Did you mean server?',
      'No such setting: THESISDESK_PROT. Did you mean THESISDESK_PORT?',
      'THESISDESK_PORT must be a whole number from 0 to 65535.',
      '--concurrency must be a whole number from 1 to 64.',
    ]);
  });

  test('are what lacks as well, each by the place of what needs it', async () => {
    const toml = '[mail]\nsmtp_host = "smtp.example.com"\nsmtp_user = "desk"';
    expect(await mistakesOf({ toml, environment: { THESISDESK_STORE: 'redis' } })).toEqual([
      'thesisdesk.toml, line 2: mail.smtp_host has no effect without THESISDESK_MAIL_FROM (mail.from). Set both or neither.',
      'thesisdesk.toml, line 3: mail.smtp_user has no effect without THESISDESK_SMTP_PASSWORD (mail.smtp_password). Set both or neither.',
      'THESISDESK_STORE is redis, which needs THESISDESK_REDIS_URL (redis.url). Set it.',
    ]);
  });

  test.each([
    ['is wrong', '[mail]\nsmtp_host = "a"\nfrom = "nobody"', 'line 3: mail.from must be an address'],
    ['has the wrong form', '[mail]\nsmtp_host = "a"\nfrom = true', 'line 3: mail.from must be text'],
    [
      'cannot be read from its file',
      '[redis]\nurl_file = "none"\n[storage]\nstore = "redis"',
      'redis.url_file names (ENOENT)',
    ],
  ])('are not that something lacks which %s', async (_, toml, mistake) => {
    expect(await mistakesOf({ toml })).toEqual([expect.stringContaining(mistake)]);
  });

  test('are not that something lacks while the file cannot be read', async () => {
    const toml = '[mail]\nfrom = Desk';
    const environment = { THESISDESK_SMTP_HOST: 'smtp.example.com', THESISDESK_PORT: 'eighty' };
    expect(await mistakesOf({ toml, environment })).toEqual([
      expect.stringMatching(/^thesisdesk\.toml, line 2: this is not valid TOML/),
      'THESISDESK_PORT must be a whole number from 0 to 65535.',
    ]);
  });

  test('of names of objects are mistakes like others', async () => {
    expect(await mistakesOf({ toml: '[storage]\nstore = "constructor"' })).toEqual([
      'thesisdesk.toml, line 2: storage.store must be folder, redis or s3.',
    ]);
  });
});
