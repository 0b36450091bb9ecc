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

  test('takes the user and the password, which may hold a colon', () => {
    expect(showsCredentials(basic('crm:a:b'), { user: 'crm', password: 'a:b' })).toBe(true);
  });

  test.each([null, 'Basic', basic('crm'), basic('crm:'), basic(':a:b'), basic('crm:a:b '), 'Basic !!!'])(
    'does not take %j',
    (header) => {
      expect(showsCredentials(header, { user: 'crm', password: 'a:b' })).toBe(false);
    },
  );
});
