import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { livekitCredentials, livekitState } from '../../../src/cli/config/livekit-credentials.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const complete = { LIVEKIT_API_KEY: 'key', LIVEKIT_API_SECRET: 'secret', LIVEKIT_URL: 'wss://video.example' };

describe('livekitCredentials', () => {
  test('reads the environment', async () => {
    expect(await livekitCredentials(complete)).toEqual({
      apiKey: 'key',
      apiSecret: 'secret',
      url: 'wss://video.example',
    });
  });

  test('leaves out what is not set', async () => {
    expect(await livekitCredentials({ LIVEKIT_API_KEY: '' })).toEqual({
      apiKey: undefined,
      apiSecret: undefined,
      url: undefined,
    });
  });

  test('reads files anew each time', async () => {
    const file = join(await scratchFolder({ secret: 'first\n' }), 'secret');
    const environment = { LIVEKIT_API_SECRET_FILE: file };
    expect((await livekitCredentials(environment)).apiSecret).toBe('first');
    await writeFile(file, 'second\n');
    expect((await livekitCredentials(environment)).apiSecret).toBe('second');
  });

  test('says which file cannot be read', async () => {
    await expect(livekitCredentials({ LIVEKIT_API_SECRET_FILE: 'none' })).rejects.toMatchObject({
      code: 'tokens_unavailable',
      message: 'The file that LIVEKIT_API_SECRET_FILE names cannot be read (ENOENT).',
    });
  });

  test('refuses a value beside a file', async () => {
    const environment = { ...complete, LIVEKIT_URL_FILE: 'url' };
    await expect(livekitCredentials(environment)).rejects.toThrow(
      'LIVEKIT_URL and LIVEKIT_URL_FILE must not both be set.',
    );
  });
});

describe('livekitState', () => {
  test.each([
    [{}, { state: 'not configured' }],
    [{ LIVEKIT_API_KEY: '' }, { state: 'not configured' }],
    [complete, { state: 'configured' }],
    [
      { LIVEKIT_URL: 'wss://video.example' },
      { state: 'incomplete', problem: 'Please set LIVEKIT_API_KEY, LIVEKIT_API_SECRET.' },
    ],
    [
      { LIVEKIT_API_SECRET_FILE: 'none' },
      {
        state: 'incomplete',
        problem: 'The file that LIVEKIT_API_SECRET_FILE names cannot be read (ENOENT).',
      },
    ],
  ])('of %j', async (environment, state) => {
    expect(await livekitState(environment)).toEqual(state);
  });
});
