import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Configuration, readConfiguration } from '../../../src/cli/config/configuration.ts';
import { UsageError } from '../../../src/cli/terminal/usage-error.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const addressRule =
  'must be an address such as https://desk.example.com, without a password, a query (?) or a fragment (#)';
const tokenRule =
  'must be 16 or more letters, digits and signs without spaces, or be none if something else guards the desk';

describe('readConfiguration', () => {
  test('needs nothing', async () => {
    expect(await readConfiguration({}, {})).toEqual({
      host: '127.0.0.1',
      port: 8787,
      dataFolder: join(homedir(), '.local', 'share', 'thesisdesk'),
      publicUrl: null,
      fontFile: null,
      ratesFile: null,
      joinUrl: null,
      allowedOrigins: [],
      adminToken: null,
      eventCredentials: null,
      logFormat: 'text',
      logLevel: 'info',
      metrics: false,
      mcp: false,
      concurrency: 2,
      workerPort: null,
      analysis: { processes: 2, memoryBytes: 536_870_912, seconds: 60 },
      uploadLimit: 104_857_600,
      uploadMinutes: 15,
      uploadSpeed: 1_024,
      connections: 1_000,
      store: 'folder',
      objects: 'folder',
      queue: 'embedded',
      isSingleWriter: false,
      redis: null,
      s3: null,
      crm: null,
      businessName: 'thesisdesk',
      pages: true,
      retentionDays: null,
      eventDays: 90,
      freeSpace: 524_288_000,
      abandonedHours: 24,
      endpoints: [],
      mail: { from: null, smtp: null },
      notices: {
        settings: {
          business: 'thesisdesk',
          newSubmission: true,
          failedSubmission: true,
          quote: true,
          newQuote: true,
          sendDoubtful: false,
        },
        templates: null,
      },
      livekit: { apiKey: undefined, apiSecret: undefined, url: undefined },
      warnings: [],
    });
  });

  test('takes a flag before the environment, and the environment before the default', async () => {
    const environment = { THESISDESK_HOST: '0.0.0.0', THESISDESK_PORT: '9000' };
    const { host, port, concurrency } = await readConfiguration({ port: '9001' }, environment);
    expect({ host, port, concurrency }).toEqual({ host: '0.0.0.0', port: 9001, concurrency: 2 });
  });

  test('keeps data below XDG_DATA_HOME', async () => {
    const { dataFolder } = await readConfiguration({}, { XDG_DATA_HOME: '/srv/share' });
    expect(dataFolder).toBe('/srv/share/thesisdesk');
  });

  test('takes a relative data folder from where the command was started', async () => {
    expect((await readConfiguration({ data: 'desk' }, {})).dataFolder).toBe(join(process.cwd(), 'desk'));
  });

  test.each<[string, string, keyof Configuration, unknown]>([
    ['THESISDESK_HOST', '::1', 'host', '::1'],
    ['THESISDESK_PORT', '0', 'port', 0],
    ['THESISDESK_PAGES', 'no', 'pages', false],
    ['THESISDESK_RETENTION_DAYS', '90', 'retentionDays', 90],
    ['THESISDESK_FREE_SPACE', '2GiB', 'freeSpace', 2_147_483_648],
    ['THESISDESK_UPLOAD_MINUTES', '60', 'uploadMinutes', 60],
    ['THESISDESK_UPLOAD_SPEED', '0', 'uploadSpeed', 0],
    ['THESISDESK_CONNECTIONS', '50', 'connections', 50],
    ['THESISDESK_FREE_SPACE', '0', 'freeSpace', 0],
    ['THESISDESK_EVENT_DAYS', '30', 'eventDays', 30],
    ['THESISDESK_ABANDONED_HOURS', '48', 'abandonedHours', 48],
    ['THESISDESK_BUSINESS_NAME', 'Ada Edits', 'businessName', 'Ada Edits'],
    ['THESISDESK_DATA', '/srv/desk', 'dataFolder', '/srv/desk'],
    ['THESISDESK_PUBLIC_URL', 'https://example.com/desk/', 'publicUrl', 'https://example.com/desk'],
    ['THESISDESK_JOIN_URL', 'https://a.org/meet/{roomCode}', 'joinUrl', 'https://a.org/meet/{roomCode}'],
    ['THESISDESK_ALLOWED_ORIGINS', '*', 'allowedOrigins', []],
    [
      'THESISDESK_ALLOWED_ORIGINS',
      'https://a.example, https://B.example:8443/',
      'allowedOrigins',
      ['https://a.example', 'https://b.example:8443'],
    ],
    ['THESISDESK_ADMIN_TOKEN', 'let-me-in-my-friend', 'adminToken', 'let-me-in-my-friend'],
    ['THESISDESK_LOG_FORMAT', 'json', 'logFormat', 'json'],
    ['THESISDESK_DATA', '~/desk', 'dataFolder', join(homedir(), 'desk')],
    ['THESISDESK_DATA', '~', 'dataFolder', homedir()],
    ['THESISDESK_RATES', '~/rates.json', 'ratesFile', join(homedir(), 'rates.json')],
    ['THESISDESK_CONCURRENCY', '8', 'concurrency', 8],
    ['THESISDESK_UPLOAD_LIMIT', '5000', 'uploadLimit', 5_000],
    ['THESISDESK_UPLOAD_LIMIT', '20 MiB', 'uploadLimit', 20_971_520],
    ['THESISDESK_UPLOAD_LIMIT', '100mib', 'uploadLimit', 104_857_600],
    ['THESISDESK_UPLOAD_SPEED', '1gib', 'uploadSpeed', 1_073_741_824],
    ['THESISDESK_PORT', '', 'port', 8787],
    ['THESISDESK_ADMIN_TOKEN', 'none', 'adminToken', 'none'],
    ['THESISDESK_ADMIN_TOKEN', '', 'adminToken', null],
  ])('reads %s=%s', async (variable, text, name, value) => {
    expect((await readConfiguration({}, { [variable]: text }))[name]).toEqual(value);
  });

  test('has as many processes for analyses as documents at the same time, where nothing else is said', async () => {
    const limits = {
      THESISDESK_CONCURRENCY: '8',
      THESISDESK_ANALYSIS_MEMORY_LIMIT: '1 GiB',
      THESISDESK_ANALYSIS_TIME_LIMIT: '90',
    };
    const { analysis } = await readConfiguration({}, limits);
    expect(analysis).toEqual({ processes: 8, memoryBytes: 1_073_741_824, seconds: 90 });
    const fewer = await readConfiguration({}, { ...limits, THESISDESK_ANALYSIS_PROCESSES: '3' });
    expect([fewer.concurrency, fewer.analysis.processes]).toEqual([8, 3]);
  });

  test('refuses an empty data folder, as an unset variable in a script gives', async () => {
    await expect(readConfiguration({ data: '' }, {})).rejects.toThrow(
      new UsageError('--data must be a path, with ~ for your own home folder only.'),
    );
  });

  test('reads user and password of the webhook', async () => {
    const environment = { THESISDESK_CRM_EVENT_USER: 'crm', THESISDESK_CRM_EVENT_PASSWORD: 'pass: word' };
    const { eventCredentials } = await readConfiguration({}, environment);
    expect(eventCredentials).toEqual({ user: 'crm', password: 'pass: word' });
  });

  test.each([
    ['THESISDESK_HOST', 'a b', 'must be an address or a host name, such as 127.0.0.1'],
    ['THESISDESK_PORT', '65536', 'must be a whole number from 0 to 65535'],
    ['THESISDESK_PORT', '-1', 'must be a whole number from 0 to 65535'],
    ['THESISDESK_PORT', '80.5', 'must be a whole number from 0 to 65535'],
    ['THESISDESK_DATA', 'a\0b', 'must be a path, with ~ for your own home folder only'],
    ['THESISDESK_DATA', '~ada/desk', 'must be a path, with ~ for your own home folder only'],
    ['THESISDESK_PUBLIC_URL', 'example.com', addressRule],
    ['THESISDESK_PUBLIC_URL', 'https://a.org?b=c', addressRule],
    ['THESISDESK_PUBLIC_URL', 'https://ada:pw@a.org', addressRule],
    [
      'THESISDESK_JOIN_URL',
      'https://a.org/meet',
      'must be an address such as https://www.example.com/meet/{roomCode}',
    ],
    [
      'THESISDESK_ALLOWED_ORIGINS',
      'https://a.org,https://b.org/path',
      'must be a list such as https://www.example.com,https://example.org, or *',
    ],
    ['THESISDESK_ADMIN_TOKEN', 'let me in', tokenRule],
    ['THESISDESK_ADMIN_TOKEN', 'fifteen-letters', tokenRule],
    ['THESISDESK_LOG_FORMAT', 'xml', 'must be text or json'],
    ['THESISDESK_CONCURRENCY', '0', 'must be a whole number from 1 to 64'],
    ['THESISDESK_UPLOAD_LIMIT', '0', 'must be a size such as 20MiB, and 100MiB at most'],
    ['THESISDESK_UPLOAD_LIMIT', '101 MiB', 'must be a size such as 20MiB, and 100MiB at most'],
    ['THESISDESK_UPLOAD_SPEED', '5 apples', 'must be a size such as 100MiB'],
    ['THESISDESK_ANALYSIS_MEMORY_LIMIT', '127MiB', 'must be a size of at least 128MiB'],
    ['THESISDESK_ANALYSIS_TIME_LIMIT', '0', 'must be a whole number from 1 to 86400'],
    ['THESISDESK_ANALYSIS_PROCESSES', '65', 'must be a whole number from 1 to 64'],
  ])('refuses %s=%j', async (variable, text, predicate) => {
    const refusal = expect(readConfiguration({}, { [variable]: text })).rejects;
    await refusal.toThrow(new UsageError(`${variable} ${predicate}.`));
  });

  test('says why an address for events needs no token', async () => {
    const environment = { THESISDESK_WEBHOOKS_URL: 'https://a.org/hook?token=b' };
    await expect(readConfiguration({}, environment)).rejects.toThrow(
      /without a password, a query \(\?\) .*because it checks the signature/,
    );
  });

  test('refuses a wrong flag by its own name', async () => {
    await expect(readConfiguration({ publicUrl: 'nowhere' }, {})).rejects.toThrow(/^--public-url must be/);
  });

  test('refuses what is wrong in the environment where a flag wins over it, too', async () => {
    await expect(readConfiguration({ port: '80' }, { THESISDESK_PORT: 'eighty' })).rejects.toThrow(
      /^THESISDESK_PORT/,
    );
  });

  test('refuses a setting that there is not, and names the nearest one', async () => {
    const refusal = expect(readConfiguration({}, { THESISDESK_PROT: '80' })).rejects;
    await refusal.toThrow(/^No such setting: THESISDESK_PROT\. Did you mean THESISDESK_PORT\?$/);
  });

  test('names all settings where none is near', async () => {
    const refusal = expect(readConfiguration({}, { THESISDESK_COLOUR: 'blue' })).rejects;
    await refusal.toThrow(/^No such setting: THESISDESK_COLOUR\. Settings: THESISDESK_HOST, /);
  });

  test('refuses a file for what is no secret', async () => {
    const refusal = expect(readConfiguration({}, { THESISDESK_PORT_FILE: 'port' })).rejects;
    await refusal.toThrow(/^No such setting: THESISDESK_PORT_FILE\./);
  });

  test('leaves variables of others alone', async () => {
    await expect(readConfiguration({}, { THESIS: 'a', PATH: 'b' })).resolves.toBeDefined();
  });

  test('reads a secret from a file, without the line break at its end', async () => {
    const folder = await scratchFolder({ token: 'let-me-in-my-friend\n' });
    const environment = { THESISDESK_ADMIN_TOKEN_FILE: join(folder, 'token') };
    expect((await readConfiguration({}, environment)).adminToken).toBe('let-me-in-my-friend');
  });

  test('refuses a secret that is given twice', async () => {
    const environment = { THESISDESK_ADMIN_TOKEN: 'a', THESISDESK_ADMIN_TOKEN_FILE: 'b' };
    await expect(readConfiguration({}, environment)).rejects.toThrow(/must not both be set\.$/);
  });

  test('refuses a file of a secret that is not there', async () => {
    const refusal = expect(readConfiguration({}, { THESISDESK_ADMIN_TOKEN_FILE: 'none' })).rejects;
    await refusal.toThrow('Cannot read the file that THESISDESK_ADMIN_TOKEN_FILE names (ENOENT).');
  });

  test('refuses an empty file of a secret, for it would leave the door open', async () => {
    const folder = await scratchFolder({ token: '\n' });
    const refusal = expect(
      readConfiguration({}, { THESISDESK_ADMIN_TOKEN_FILE: join(folder, 'token') }),
    ).rejects;
    await refusal.toThrow('The file that THESISDESK_ADMIN_TOKEN_FILE names is empty.');
  });

  test.each([
    [{ THESISDESK_ADMIN_TOKEN: 'very secret' }, 'very secret'],
    [{ THESISDESK_CRM_EVENT_PASSWORD: 'very secret' }, 'very secret'],
  ])('keeps a wrong secret out of the message: %j', async (environment, secret) => {
    const error: unknown = await readConfiguration({}, environment).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).not.toContain(secret);
  });
});
