import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCheck } from '../../../src/cli/doctor/check.ts';
import {
  addressCheck,
  fontCheck,
  joinAddressCheck,
  operatorCheck,
  secretsCheck,
} from '../../../src/cli/doctor/desk-checks.ts';
import { rememberAddress } from '../../../src/cli/server/server-address.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';

import { scratchFolder } from '../support/scratch-folder.ts';

const local = { publicUrl: null, host: '127.0.0.1', port: 8787 };
const smtp = { from: null, smtp: { host: 'mail.example' } } as never;
const outbox = { from: null, smtp: null } as never;
const alone = { ...local, mail: outbox, crm: null };
const longRandom = '4f0c1a7d9b3e5f60718293a4b5c6d7e8';

describe('the public address', () => {
  const found = (configuration: Parameters<typeof addressCheck>[1], store = memoryStore()) =>
    addressCheck({ store }, configuration).run(AbortSignal.timeout(5_000));

  test('is not needed on a desk for this machine alone', async () => {
    expect(await found(alone)).toMatchObject({ state: 'not configured' });
  });

  test('is missing where others reach the server', async () => {
    const finding = await found({ ...alone, host: '0.0.0.0' });
    expect(finding).toMatchObject({
      state: 'warning',
      detail: 'Links lead to http://localhost:8787, which others may not reach.',
      advice: expect.stringContaining('THESISDESK_PUBLIC_URL'),
    });
  });

  test('is missing where mails with links are sent', async () => {
    expect(await found({ ...alone, mail: smtp })).toMatchObject({ state: 'warning' });
  });

  test('is that of the server that was started last', async () => {
    const store = memoryStore();
    await rememberAddress(store, 'http://127.0.0.1:18790');
    const detail = 'http://127.0.0.1:18790, for this machine only';
    expect(await found(alone, store)).toEqual({ state: 'not configured', detail });
    const publicUrl = 'https://desk.example.com';
    expect(await found({ ...alone, publicUrl }, store)).toEqual({ state: 'ok', detail: publicUrl });
  });

  test('is fine where the server was given it as a flag', async () => {
    const store = memoryStore();
    await rememberAddress(store, 'https://desk.example.com');
    expect(await found(alone, store)).toEqual({ state: 'ok', detail: 'https://desk.example.com' });
  });

  test('is fine with TLS', async () => {
    const finding = await found({ ...alone, publicUrl: 'https://desk.example.com' });
    expect(finding).toEqual({ state: 'ok', detail: 'https://desk.example.com' });
  });

  test('is doubtful without TLS', async () => {
    const finding = await found({ ...alone, publicUrl: 'http://desk.example.com' });
    expect(finding).toMatchObject({ state: 'warning', detail: expect.stringContaining('unencrypted') });
  });
});

describe('the links of meetings', () => {
  const found = (configuration: Parameters<typeof joinAddressCheck>[1], store = memoryStore()) =>
    joinAddressCheck({ store }, configuration).run(AbortSignal.timeout(5_000));

  test('lead to the room page', async () => {
    const finding = await found({ ...local, pages: true, joinUrl: null });
    expect(finding).toEqual({ state: 'ok', detail: 'http://127.0.0.1:8787/room/…' });
  });

  test('lead to the server that was started last', async () => {
    const store = memoryStore();
    await rememberAddress(store, 'http://127.0.0.1:18790');
    const finding = await found({ ...local, pages: true, joinUrl: null }, store);
    expect(finding).toEqual({ state: 'ok', detail: 'http://127.0.0.1:18790/room/…' });
  });

  test('lead nowhere where pages are off and no other address is set', async () => {
    const finding = await found({ ...local, pages: false, joinUrl: null });
    expect(finding).toMatchObject({
      state: 'warning',
      advice: expect.stringContaining('THESISDESK_JOIN_URL'),
    });
  });

  test('are doubtful without TLS, as there is no camera', async () => {
    const joinUrl = 'http://www.example.com/meet/{roomCode}';
    expect(await found({ ...local, pages: true, joinUrl })).toMatchObject({ state: 'warning' });
  });
});

describe('the token of the operator', () => {
  const found = (configuration: Parameters<typeof operatorCheck>[1]) =>
    operatorCheck({ store: memoryStore() }, configuration).run(AbortSignal.timeout(5_000));

  test('is not needed on this machine', async () => {
    expect(await found({ ...local, adminToken: null })).toMatchObject({ state: 'not configured' });
  });

  test('is fine where it is set', async () => {
    expect(await found({ ...local, adminToken: longRandom })).toEqual({ state: 'ok', detail: 'Set' });
  });

  test('is missed where others reach a server that asks for none', async () => {
    expect(await found({ ...local, host: '0.0.0.0', adminToken: 'none' })).toMatchObject({
      state: 'warning',
      detail: 'Anyone who can reach the server is the operator.',
    });
  });
});

describe('secrets', () => {
  const found = (given: Partial<Parameters<typeof secretsCheck>[0]>) =>
    secretsCheck({ livekit: {}, eventCredentials: null, redis: null, ...given }).run(
      AbortSignal.timeout(5_000),
    );

  test.each([
    ['LIVEKIT_API_SECRET', { livekit: { apiSecret: () => 'devsecret' } }],
    ['THESISDESK_CRM_EVENT_PASSWORD', { eventCredentials: { user: 'crm', password: 'crm' } }],
    ['THESISDESK_REDIS_URL', { redis: { url: 'redis://:redis@redis.example:6379', prefix: 'desk' } }],
  ])('that are short are named, such as that of %s', async (name, given) => {
    expect(await found(given)).toMatchObject({ state: 'warning', detail: expect.stringContaining(name) });
  });

  test('are never shown', async () => {
    const { detail } = await found({ livekit: { apiSecret: 'devsecret' } });
    expect(detail).not.toContain('devsecret');
  });

  test('that are long are fine', async () => {
    const given = {
      livekit: { apiSecret: longRandom },
      eventCredentials: { user: 'crm', password: longRandom },
    };
    expect(await found(given)).toEqual({ state: 'ok', detail: 'No short ones' });
  });

  test('of a Redis server on this machine may be short', async () => {
    const redis = { url: 'redis://:redis@127.0.0.1:6379', prefix: 'desk' };
    expect(await found({ redis })).toMatchObject({ state: 'ok' });
  });
});

describe('the font for PDF quotes', () => {
  const found = (fontFile: string | null) =>
    runCheck(fontCheck({ fontFile }), { now: () => 0, mask: (text) => text });
  const dejavu = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';

  test('need not be set', async () => {
    expect(await found(null)).toMatchObject({ state: 'not configured' });
  });

  test('is not found', async () => {
    expect(await found('/nowhere/font.ttf')).toMatchObject({
      state: 'failed',
      detail: 'Cannot read the font /nowhere/font.ttf that THESISDESK_FONT (business.font) names (ENOENT).',
      advice: expect.stringContaining('Set THESISDESK_FONT'),
    });
  });

  test('is another kind of file', async () => {
    const file = join(await scratchFolder({ 'font.ttf': 'a text' }), 'font.ttf');
    expect(await found(file)).toMatchObject({ state: 'failed', detail: `${file} is not a TrueType font.` });
  });

  test.skipIf(!existsSync(dejavu))('is one', async () => {
    expect(await found(dejavu)).toMatchObject({ state: 'ok', detail: dejavu });
  });
});
