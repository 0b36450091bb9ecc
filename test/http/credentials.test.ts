import { describe, expect, test } from 'vitest';
import { showsCredentials, showsToken } from '../../src/http/credentials.ts';

describe('showsToken', () => {
  test.each(['Bearer tide', 'bearer tide', 'BEARER   tide '])('takes %j', (header) => {
    expect(showsToken(header, 'tide')).toBe(true);
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
  ])('does not take %j', (header) => {
    expect(showsToken(header, 'tide')).toBe(false);
  });

  test('does not take the absence of a token for an empty one', () => {
    expect(showsToken(null, '')).toBe(false);
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
