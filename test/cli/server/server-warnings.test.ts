import { describe, expect, test } from 'vitest';
import { configuredAddress, serverWarnings } from '../../../src/cli/server/server-address.ts';

const careless = { host: '0.0.0.0', port: 8787, adminToken: null, publicUrl: null };

describe('serverWarnings', () => {
  test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])(
    'are none on %s, which nobody else reaches',
    (host) => {
      expect(serverWarnings({ ...careless, host })).toEqual([]);
    },
  );

  test.each(['0.0.0.0', '::', '192.168.1.5', '127.example.com'])(
    'tell of the missing token on %s',
    (host) => {
      expect(serverWarnings({ ...careless, host })[0]).toContain('Set THESISDESK_ADMIN_TOKEN');
    },
  );

  test('tell of the missing token where a proxy makes the server known under another name', () => {
    const proxied = { ...careless, host: '127.0.0.1', publicUrl: 'https://desk.example' };
    expect(serverWarnings(proxied)).toEqual([
      expect.stringMatching(/^Others can reach https:\/\/desk\.example, .* Set THESISDESK_ADMIN_TOKEN/),
    ]);
  });

  test('are none where the public address is this machine', () => {
    const near = { ...careless, host: '127.0.0.1', publicUrl: 'http://localhost:8787/desk' };
    expect(serverWarnings(near)).toEqual([]);
  });

  test('tell where links lead when others may reach the server', () => {
    expect(serverWarnings({ ...careless, adminToken: 'a-token-of-some-length' })).toEqual([
      'Links for uploads and meetings lead to http://localhost:8787. Set --public-url if others reach the server at another address.',
    ]);
  });

  test('are none with a token and a public address', () => {
    expect(serverWarnings({ ...careless, adminToken: 'none', publicUrl: 'https://desk.example' })).toEqual(
      [],
    );
  });
});

describe('configuredAddress', () => {
  test.each([
    ['127.0.0.1', 'http://127.0.0.1:8787'],
    ['::1', 'http://[::1]:8787'],
    ['0.0.0.0', 'http://localhost:8787'],
    ['desk.local', 'http://desk.local:8787'],
  ])('of %s is %s', (host, address) => {
    expect(configuredAddress({ host, port: 8787, publicUrl: null })).toBe(address);
  });

  test('is the public one where that is set', () => {
    const publicUrl = 'https://desk.example';
    expect(configuredAddress({ host: '0.0.0.0', port: 8787, publicUrl })).toBe(publicUrl);
  });
});
