import { describe, expect, test } from 'vitest';
import { isSameToken, showsCredentials, tokenHash, tokenIn } from '../../../src/http/request/credentials.ts';

const shows = (header: string | null) => {
  const given = tokenIn(header);
  return given !== null && isSameToken(given, tokenHash('tide'));
};

describe('a bearer token', () => {
  test.each(['Bearer tide', 'bearer tide', 'BEARER   tide '])('is read from %j', (header) => {
    expect(shows(header)).toBe(true);
  });

  test.each([
    null,
    '',
    'Bearer',
    'Bearer ',
    'Bearer tides',
    'Bearer tid',
    'Bearer Tide',
    'tide',
    'Basic tide',
    'Bearer tide tide',
  ])('is not the right one in %j', (header) => {
    expect(shows(header)).toBe(false);
  });

  test('is none of a hash that is no hash', () => {
    expect(isSameToken('tide', '')).toBe(false);
    expect(isSameToken('', '')).toBe(false);
  });
});

describe('showsCredentials', () => {
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

  test('takes the user and the password, which may hold a colon', async () => {
    expect(await showsCredentials(basic('crm:a:b'), { user: 'crm', password: 'a:b' })).toBe(true);
  });

  test('reads the password where a function is given', async () => {
    const password = async () => 'a:b';
    expect(await showsCredentials(basic('crm:a:b'), { user: 'crm', password })).toBe(true);
    expect(await showsCredentials(basic(`crm:${password}`), { user: 'crm', password })).toBe(false);
  });

  test('gives up on a password that is not read in time', async () => {
    const password = () => new Promise<string>(() => {});
    await expect(showsCredentials(basic('crm:a'), { user: 'crm', password }, 10)).rejects.toThrow(/10 ms/);
  });

  test('takes nothing where the password is empty', async () => {
    expect(await showsCredentials(basic('crm:'), { user: 'crm', password: () => '' })).toBe(false);
  });

  test.each([null, 'Basic', basic('crm'), basic('crm:'), basic(':a:b'), basic('crm:a:b '), 'Basic !!!'])(
    'does not take %j',
    async (header) => {
      expect(await showsCredentials(header, { user: 'crm', password: 'a:b' })).toBe(false);
    },
  );
});
