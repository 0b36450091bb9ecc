import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../../src/cli/config/configuration.ts';
import { livekitCredentials, livekitState } from '../../../src/cli/config/sections/video.ts';
import type { Environment } from '../../../src/cli/terminal/terminal.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const complete = { LIVEKIT_API_KEY: 'key', LIVEKIT_API_SECRET: 'secret', LIVEKIT_URL: 'wss://video.example' };

async function livekitOf(environment: Environment) {
  return (await readConfiguration({}, environment)).livekit;
}

describe('livekitCredentials', () => {
  test('reads the environment', async () => {
    expect(await livekitCredentials(await livekitOf(complete))).toEqual({
      apiKey: 'key',
      apiSecret: 'secret',
      url: 'wss://video.example',
    });
  });

  test('leaves out what is not set', async () => {
    expect(await livekitCredentials(await livekitOf({ LIVEKIT_API_KEY: '' }))).toEqual({
      apiKey: undefined,
      apiSecret: undefined,
      url: undefined,
    });
  });

  test('reads files anew each time', async () => {
    const file = join(await scratchFolder({ secret: 'first\n' }), 'secret');
    const livekit = await livekitOf({ LIVEKIT_API_SECRET_FILE: file });
    expect((await livekitCredentials(livekit)).apiSecret).toBe('first');
    await writeFile(file, 'second\n');
    expect((await livekitCredentials(livekit)).apiSecret).toBe('second');
  });

  test('says which file cannot be read any more', async () => {
    const file = join(await scratchFolder({ secret: 'first\n' }), 'secret');
    const livekit = await livekitOf({ LIVEKIT_API_SECRET_FILE: file });
    await writeFile(file, '');
    await expect(livekitCredentials(livekit)).rejects.toMatchObject({
      code: 'tokens_unavailable',
      message: expect.stringContaining('LIVEKIT_API_SECRET_FILE names is empty'),
    });
  });

  test('takes the address from a file as well', async () => {
    const file = join(await scratchFolder({ url: 'wss://video.example\n' }), 'url');
    expect((await livekitCredentials(await livekitOf({ LIVEKIT_URL_FILE: file }))).url).toBe(
      'wss://video.example',
    );
  });

  test('leaves variables of other tools alone', async () => {
    expect(await livekitOf({ LIVEKIT_KEYS: 'a: b', LIVEKIT_CONFIG: 'c' })).toEqual({});
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
  ])('of %j', async (environment, state) => {
    expect(await livekitState(await livekitOf(environment))).toEqual(state);
  });

  test('of a file that went away says which', async () => {
    const file = join(await scratchFolder({ secret: 'first\n' }), 'secret');
    const livekit = await livekitOf({ LIVEKIT_API_SECRET_FILE: file });
    await writeFile(file, '\n');
    expect(await livekitState(livekit)).toEqual({
      state: 'incomplete',
      problem: 'The file that LIVEKIT_API_SECRET_FILE names is empty.',
    });
  });
});
