import { chmod } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Configuration, readConfiguration } from '../../../src/cli/config/configuration.ts';
import { UsageError } from '../../../src/cli/terminal/usage-error.ts';
import { readSecret } from '../../../src/core/ports/secret.ts';
import { type FolderContent, scratchFolder } from '../support/scratch-folder.ts';

/** The configuration of a folder with this file, that nobody else may read. */
async function configured(toml: string, others: FolderContent = {}): Promise<Configuration> {
  const folder = await scratchFolder({ 'thesisdesk.toml': toml, ...others });
  await chmod(join(folder, 'thesisdesk.toml'), 0o600);
  return readConfiguration({}, {}, folder);
}

async function refusal(toml: string, others: FolderContent = {}): Promise<string> {
  const error: unknown = await configured(toml, others).catch((reason: unknown) => reason);
  if (!(error instanceof UsageError)) throw new Error(`It was not refused: ${toml}`);
  return error.message;
}

describe('the configuration file', () => {
  test('is found in the folder where the program is started', async () => {
    expect((await configured('[server]\nport = 9000')).port).toBe(9_000);
  });

  test('is named by a flag, before the environment', async () => {
    const folder = await scratchFolder({ 'a.toml': 'server.port = 1', 'b.toml': 'server.port = 2' });
    const environment = { THESISDESK_CONFIG: join(folder, 'b.toml') };
    expect((await readConfiguration({ config: 'a.toml' }, environment, folder)).port).toBe(1);
    expect((await readConfiguration({}, environment, folder)).port).toBe(2);
  });

  test('gives way to the environment, which gives way to flags', async () => {
    const folder = await scratchFolder({
      'thesisdesk.toml': '[server]\nport = 1\nhost = "a"\nlog_format = "json"',
    });
    const environment = { THESISDESK_PORT: '2', THESISDESK_HOST: 'b' };
    const { port, host, logFormat } = await readConfiguration({ port: '3' }, environment, folder);
    expect({ port, host, logFormat }).toEqual({ port: 3, host: 'b', logFormat: 'json' });
  });

  test('is refused for what is wrong in it even where the environment wins', async () => {
    const folder = await scratchFolder({ 'thesisdesk.toml': '[server]\nport = -1' });
    await expect(readConfiguration({}, { THESISDESK_PORT: '2' }, folder)).rejects.toThrow(UsageError);
  });

  test('may name a file of a secret that is not there where the environment wins', async () => {
    // As a systemd unit lays it out: the settings and each secret are files of one folder.
    const folder = await scratchFolder({
      'credentials/thesisdesk.toml':
        '[server]\nadmin_token_file = "secrets/server_admin_token"\n[crm]\npipedrive_company = "acme"\npipedrive_token_file = "secrets/crm_pipedrive_token"',
      'credentials/admin-token': 'let-me-in-my-friend\n',
      'credentials/pipedrive-token': 'hush-hush\n',
    });
    const credentials = join(folder, 'credentials');
    const { adminToken, crm } = await readConfiguration(
      {},
      {
        THESISDESK_CONFIG: join(credentials, 'thesisdesk.toml'),
        THESISDESK_ADMIN_TOKEN_FILE: join(credentials, 'admin-token'),
        THESISDESK_PIPEDRIVE_TOKEN_FILE: join(credentials, 'pipedrive-token'),
      },
      folder,
    );
    expect(adminToken).toBe('let-me-in-my-friend');
    expect(await readSecret(crm?.apiToken ?? '')).toBe('hush-hush');
  });

  test('may begin with a byte order mark, and have lines as on Windows', async () => {
    expect((await configured('\ufeff[server]\r\nport = 9000\r\n')).port).toBe(9_000);
  });

  test('holds numbers, truths and lists as TOML writes them', async () => {
    const { concurrency, isSingleWriter, allowedOrigins } = await configured(
      '[queue]\nconcurrency = 4\n[storage]\nsingle_writer = true\n[server]\nallowed_origins = ["https://a.org", "https://b.org"]',
    );
    expect({ concurrency, isSingleWriter, allowedOrigins }).toEqual({
      concurrency: 4,
      isSingleWriter: true,
      allowedOrigins: ['https://a.org', 'https://b.org'],
    });
  });

  test('has paths that start in its own folder', async () => {
    const folder = await scratchFolder({ 'desk/a.toml': '[storage]\ndata_folder = "data"' });
    const { dataFolder } = await readConfiguration({ config: 'desk/a.toml' }, {}, folder);
    expect(dataFolder).toBe(join(folder, 'desk', 'data'));
  });

  test('has paths that start in the home folder', async () => {
    const { dataFolder } = await configured('[storage]\ndata_folder = "~/desk"');
    expect(dataFolder).toBe(join(homedir(), 'desk'));
  });

  test('names files of secrets', async () => {
    const { adminToken } = await configured('[server]\nadmin_token_file = "secrets/token"', {
      'secrets/token': 'let-me-in-my-friend\n',
    });
    expect(adminToken).toBe('let-me-in-my-friend');
  });

  test.each([
    [
      '[storage]\ndata_folder = "~ada/desk"',
      'thesisdesk.toml, line 2: storage.data_folder must be a path, with ~ for your own home folder only.',
    ],
    [
      '[server]\nadmin_token_file = "~ada/token"',
      'thesisdesk.toml, line 2: server.admin_token_file must be a path, with ~ for your own home folder only.',
    ],
    [
      '[server]\nprot = 80',
      'thesisdesk.toml, line 2: no such setting: server.prot. Did you mean server.port?',
    ],
    ['[servr]\nport = 80', 'thesisdesk.toml, line 1: no such section: [servr]. Did you mean server?'],
    ['[server]\ncolour = 1', 'no such setting: server.colour. Known keys: server.host, server.port, '],
    ['[business]\nname = "a"\n[colours]\na = 1', 'no such section: [colours]. Sections: server, business, '],
    ['[__proto__]\nport = 80', 'thesisdesk.toml, line 1: no such section: [__proto__].'],
    ['[server]\n__proto__ = 80', 'thesisdesk.toml, line 2: no such setting: server.__proto__.'],
    [
      '\n[server]\n\nport = 99999',
      'thesisdesk.toml, line 4: server.port must be a whole number from 0 to 65535.',
    ],
    ['[server]\nport = "eighty"', 'thesisdesk.toml, line 2: server.port must be a whole number'],
    ['[server]\nport = [80]', 'thesisdesk.toml, line 2: server.port must be a number.'],
    ['[server]\nhost = ""', 'thesisdesk.toml, line 2: server.host must be text in quotes.'],
    ['[server]\nhost = 1979-05-27', 'thesisdesk.toml, line 2: server.host must be text in quotes.'],
    ['[server]\nallowed_origins = ["a,b"]', 'thesisdesk.toml, line 2: server.allowed_origins must be a list'],
    ['[s3]\npath_style = 1', 'thesisdesk.toml, line 2: s3.path_style must be true or false.'],
    ['port = 80', 'thesisdesk.toml, line 1: port must be in a section. Did you mean server.port?'],
    ['nonsense = 80', 'thesisdesk.toml, line 1: nonsense must be in a section.'],
    [
      '[storage]\nbucket = "a"',
      'thesisdesk.toml, line 2: no such setting: storage.bucket. Did you mean s3.bucket?',
    ],
    ['server = 1', 'thesisdesk.toml, line 1: server must be a section, [server].'],
    ['[[server]]\nport = 1', 'thesisdesk.toml: server must be a section, [server].'],
    ['[server]\nport = eighty', 'thesisdesk.toml, line 2: this is not valid TOML (invalid value).'],
    ['[server]\nport = 1\nport = 2', 'thesisdesk.toml, line 3: this is not valid TOML'],
    ['[server]\nport_file = "a"', 'thesisdesk.toml, line 2: no such setting: server.port_file.'],
    [
      '[server]\nadmin_token_file = "none"',
      'Cannot read the file that thesisdesk.toml, line 2: server.admin_token_file names (ENOENT).',
    ],
  ])('is refused with the line: %j', async (toml, message) => {
    expect(await refusal(toml)).toContain(message);
  });

  test('is refused for a secret that is given twice', async () => {
    const toml = '[server]\nadmin_token = "let-me-in-my-friend"\nadmin_token_file = "token"';
    const message =
      'thesisdesk.toml, line 3: server.admin_token_file and server.admin_token must not both be set.';
    expect(await refusal(toml, { token: 'b' })).toBe(message);
    const folder = await scratchFolder({ 'thesisdesk.toml': toml });
    const environment = { THESISDESK_ADMIN_TOKEN: 'let-me-in-my-friend' };
    await expect(readConfiguration({}, environment, folder)).rejects.toThrow(message);
  });

  test.each([
    '[server]\nadmin_token = "very secret"',
    '[server]\nadmin_token = very-secret',
    '[server]\nadmin_token = "very secret',
    '[redis]\nurl = "very secret"',
  ])('keeps a secret out of the message: %s', async (toml) => {
    expect(await refusal(toml)).not.toMatch(/very.secret/);
  });

  test('is refused where it is named and is not there', async () => {
    const folder = await scratchFolder();
    await expect(readConfiguration({ config: 'none.toml' }, {}, folder)).rejects.toThrow(
      `Cannot read the configuration file ${join(folder, 'none.toml')} (--config): ENOENT.`,
    );
    const environment = { THESISDESK_CONFIG: 'none.toml' };
    await expect(readConfiguration({}, environment, folder)).rejects.toThrow(/\(THESISDESK_CONFIG\)/);
  });
});

describe.skipIf(process.platform === 'win32')('a secret in the configuration file', () => {
  async function warningsOf(toml: string, mode: number): Promise<readonly string[]> {
    const folder = await scratchFolder({ 'thesisdesk.toml': toml, token: 'let-me-in-my-friend' });
    await chmod(join(folder, 'thesisdesk.toml'), mode);
    return (await readConfiguration({}, {}, folder)).warnings;
  }

  test('is warned of where others may read it', async () => {
    expect(await warningsOf('[server]\nadmin_token = "let-me-in-my-friend"', 0o644)).toEqual([
      expect.stringMatching(
        /contains secrets that other users can read \(server\.admin_token\)\..*\(server\.admin_token_file\)\.$/,
      ),
    ]);
  });

  test.each([
    ['the file is for its owner alone', '[server]\nadmin_token = "let-me-in-my-friend"', 0o600],
    ['the secret has a file of its own', '[server]\nadmin_token_file = "token"', 0o644],
    ['there is none', '[server]\nport = 80', 0o644],
  ])('is no matter where %s', async (_, toml, mode) => {
    expect(await warningsOf(toml, mode)).toEqual([]);
  });
});
