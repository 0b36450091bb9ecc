import { describe, expect, test } from 'vitest';
import { callerOf, networkOf } from '../../../src/http/request/caller.ts';

const through = (proxy: string | null, passedOn: string | null = null) =>
  callerOf({ remoteAddress: proxy, header: () => passedOn });

describe('the caller of a request', () => {
  test('is the last address that a proxy of one’s own names', () => {
    expect(through('10.0.0.2', '198.51.100.7, 203.0.113.77')).toBe('203.0.113.77');
    expect(through('::ffff:127.0.0.1', '203.0.113.77')).toBe('203.0.113.77');
  });

  test('is the connection’s address if that is a stranger’s, or if the proxy names none', () => {
    expect(through('198.51.100.7', '203.0.113.77')).toBe('198.51.100.7');
    expect(through('127.0.0.1')).toBe('127.0.0.1');
    expect(through('127.0.0.1', 'unknown')).toBe('127.0.0.1');
    expect(through('127.0.0.1:54321', '203.0.113.77')).toBe('203.0.113.77');
  });

  test.each([null, '', 'somewhere'])('is the same for all whose address is %j', (address) => {
    expect(through(address, '203.0.113.77')).toBe('unknown');
  });

  test.each(['203.0.113.77:54321', '::ffff:203.0.113.77', '::FFFF:cb00:714d', '[::ffff:203.0.113.77]:54321'])(
    'is one IPv4 address, whether the proxy writes %s',
    (passedOn) => {
      expect(through('127.0.0.1', passedOn)).toBe('203.0.113.77');
    },
  );

  test.each([
    '2001:db8:1:0:3:4:5:6',
    '2001:0DB8:0001:0000:9:9:9:9',
    '2001:db8:1::7',
    '2001:db8:1::203.0.113.77',
    '[2001:db8:1::8]:54321',
    '[2001:db8:1::8]',
  ])('is the same for each address of one IPv6 connection, such as %s', (passedOn) => {
    expect(through('127.0.0.1', passedOn)).toBe('2001:db8:1::');
    expect(through('127.0.0.1', '2001:db8:1:1::7')).toBe('2001:db8:1:1::');
  });

  test('is the same where an IPv6 client connects directly', () => {
    expect(through('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::');
    expect(through('fe80::1%eth0')).toBe('fe80::');
  });
});

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8:1:2::6', '2001:db8:1::'],
  ['2001::1:2:3:4:5:6', '2001:0:1::'],
  ['fe80::1234', 'fe80::'],
  ['::1', '::'],
  ['unknown', 'unknown'],
])('%s is in the log as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
