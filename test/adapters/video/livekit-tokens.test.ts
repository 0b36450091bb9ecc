import { TokenVerifier } from 'livekit-server-sdk';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type LivekitCredentials, livekitTokens } from '../../../src/adapters/video/livekit-tokens.ts';
import { DeskError } from '../../../src/core/errors.ts';
import { silentLogger } from '../../../src/core/ports/system.ts';

const credentials = {
  apiKey: 'desk-key',
  apiSecret: 'a-secret-of-more-than-thirty-two-letters',
  url: 'wss://video.example.com',
};
const request = { room: 'kfm-4tqx-9dw', identity: '0b8c', name: 'Ada Łovelace' };

describe('livekitTokens', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('signs a token that the server verifies, for this room alone', async () => {
    const { token } = await tokensWith(credentials).issue(request);
    const claims = await new TokenVerifier(credentials.apiKey, credentials.apiSecret).verify(token);
    expect(claims.video).toEqual({
      roomJoin: true,
      room: 'kfm-4tqx-9dw',
      canPublish: true,
      canSubscribe: true,
    });
  });

  test('says where browsers reach the server', async () => {
    expect(await tokensWith(credentials).serverUrl?.()).toBe('wss://video.example.com');
  });

  test.each([{}, { ...credentials, apiSecret: '' }, { ...credentials, url: 'none' }])(
    'knows no server by %j',
    async (lacking) => {
      expect(await tokensWith(lacking).serverUrl?.()).toBeNull();
    },
  );

  test('signs with HS256', async () => {
    const { token } = await tokensWith(credentials).issue(request);
    expect(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())).toEqual({
      alg: 'HS256',
    });
  });

  test('names key, person and name in the token', async () => {
    const { token } = await tokensWith(credentials).issue(request);
    const claims = await new TokenVerifier(credentials.apiKey, credentials.apiSecret).verify(token);
    expect(claims).toMatchObject({ iss: 'desk-key', sub: '0b8c', name: 'Ada Łovelace' });
  });

  test('has a name that turns the direction of nothing beside it', async () => {
    const { token } = await tokensWith(credentials).issue({ ...request, name: 'Ada \u202Eecalevol\n' });
    expect(claimsOf(token)).toMatchObject({ name: 'Ada ecalevol' });
  });

  test('lets a token live for six hours', async () => {
    const { token } = await tokensWith(credentials).issue(request);
    const { exp, nbf } = claimsOf(token);
    expect((exp ?? 0) - (nbf ?? 0)).toBe(6 * 60 * 60);
  });

  test('cannot be verified with another secret', async () => {
    const { token } = await tokensWith(credentials).issue(request);
    await expect(new TokenVerifier('desk-key', 'another secret').verify(token)).rejects.toThrow();
  });

  test.each([
    ['wss://video.example.com', 'wss://video.example.com'],
    ['ws://localhost:7880', 'ws://localhost:7880'],
    ['https://video.example.com/rtc', 'wss://video.example.com/rtc'],
    ['http://localhost:7880', 'ws://localhost:7880'],
    [' wss://video.example.com\n', 'wss://video.example.com'],
  ])('answers with a WebSocket URL for %j', async (url, answered) => {
    expect((await tokensWith({ ...credentials, url }).issue(request)).url).toBe(answered);
  });

  test('asks for the credentials each time', async () => {
    const secrets = ['first secret', 'second secret'];
    const issuer = livekitTokens({
      credentials: async () => ({ ...credentials, apiSecret: secrets.shift() }),
      logger: silentLogger,
    });
    await issuer.issue(request);
    const { token } = await issuer.issue(request);
    await expect(new TokenVerifier('desk-key', 'second secret').verify(token)).resolves.toBeDefined();
  });

  test('takes a secret from a file with its line break', async () => {
    const { token } = await tokensWith({ ...credentials, apiSecret: 'from a file\n' }).issue(request);
    await expect(new TokenVerifier('desk-key', 'from a file').verify(token)).resolves.toBeDefined();
  });

  test.each<[string, LivekitCredentials, string]>([
    ['everything', {}, 'Please set LIVEKIT_API_KEY, LIVEKIT_API_SECRET, LIVEKIT_URL.'],
    ['the secret', { ...credentials, apiSecret: ' ' }, 'Please set LIVEKIT_API_SECRET.'],
    ['the key', { ...credentials, apiKey: undefined }, 'Please set LIVEKIT_API_KEY.'],
    ['the URL', { ...credentials, url: '' }, 'Please set LIVEKIT_URL.'],
  ])('says in the log what to set where %s is missing', async (_, given, problem) => {
    const { logged, failure } = await refusalOf(() => given);
    expect(logged).toEqual([{ level: 'warn', message: 'video tokens cannot be signed', problem }]);
    expect(failure).toMatchObject({ name: 'DeskError', code: 'tokens_unavailable' });
  });

  test.each([
    'video.example.com',
    'ftp://video.example.com',
    'wss://user:password@video.example.com',
    'wss://',
  ])('says in the log what a URL looks like where it is %s', async (url) => {
    const { logged } = await refusalOf(() => ({ ...credentials, url }));
    const problem = 'Please set LIVEKIT_URL to an address such as wss://video.example.com.';
    expect(logged).toEqual([{ level: 'warn', message: 'video tokens cannot be signed', problem }]);
  });

  test('does not sign with what the environment holds when it was given nothing', async () => {
    vi.stubEnv('LIVEKIT_API_KEY', 'other-key');
    vi.stubEnv('LIVEKIT_API_SECRET', 'other-secret');
    const { failure } = await refusalOf(() => ({ url: credentials.url }));
    expect(failure).toMatchObject({ code: 'tokens_unavailable' });
  });

  test('keeps to itself what a failing function says, for that may hold a secret', async () => {
    const { logged, failure } = await refusalOf(() => {
      throw new Error('no access with a-secret');
    });
    expect(logged).toEqual([
      {
        level: 'error',
        message: 'video tokens cannot be signed',
        problem: 'The credentials could not be read.',
      },
    ]);
    expect(failure instanceof DeskError && failure.message).not.toContain('secret');
  });

  test('logs what a function of thesisdesk says', async () => {
    const { logged } = await refusalOf(async () => {
      throw new DeskError('file_unreadable', 'The file of LIVEKIT_API_SECRET_FILE cannot be read (ENOENT).');
    });
    expect(logged[0]?.problem).toBe('The file of LIVEKIT_API_SECRET_FILE cannot be read (ENOENT).');
  });

  test.each([
    ['room', { ...request, room: '' }],
    ['identity', { ...request, identity: '' }],
  ])('signs nothing without a %s', async (_, incomplete) => {
    const failure = await tokensWith(credentials)
      .issue(incomplete)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'tokens_unavailable' });
  });
});

function tokensWith(given: LivekitCredentials) {
  return livekitTokens({ credentials: () => given, logger: silentLogger });
}

/** What is logged and thrown where tokens cannot be signed. */
async function refusalOf(give: () => LivekitCredentials | Promise<LivekitCredentials>) {
  const logged: { level: string; message: string; problem: unknown }[] = [];
  const log =
    (level: string) =>
    (message: string, fields: Readonly<Record<string, unknown>> = {}) =>
      void logged.push({ level, message, problem: fields.problem });
  const logger = { ...silentLogger, warn: log('warn'), error: log('error') };
  const failure: unknown = await livekitTokens({ credentials: give, logger })
    .issue(request)
    .catch((error: unknown) => error);
  return { logged, failure };
}

function claimsOf(token: string): { exp?: number; nbf?: number } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
