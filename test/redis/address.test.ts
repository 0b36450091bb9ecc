import { describe, expect, test } from 'vitest';
import { redisAddress } from '../../src/redis/address.ts';

const usual = {
  host: 'cache.example',
  port: 6379,
  family: 0,
  db: 0,
  username: '',
  password: '',
  tls: undefined,
};

describe('the address of a Redis server', () => {
  test.each([
    ['redis://cache.example', usual],
    ['redis://cache.example:7000/3', { ...usual, port: 7000, db: 3 }],
    ['rediss://:secret@cache.example/', { ...usual, password: 'secret', tls: {} }],
    ['redis://de%3Ask:p%40ss@cache.example', { ...usual, username: 'de:sk', password: 'p@ss' }],
    ['redis://[::1]', { ...usual, host: '::1' }],
    ['redis://cache.example?family=6', { ...usual, family: 6 }],
    ['redis://cache.example\n', usual],
  ])('is read from %s', (text, address) => {
    expect(redisAddress(text)).toEqual(address);
  });

  test('names no user where there is no password to log in with', () => {
    expect(redisAddress('redis://desk@cache.example')).toEqual(usual);
  });

  test.each([
    '',
    'cache.example:6379',
    '//cache.example',
    'http://cache.example',
    'redis://',
    'redis://cache.example/zero',
    'redis://cache.example/-1',
    'redis://cache.example?tls=true',
    'redis://cache.example?family=5',
    'redis://cache.example#1',
    'redis://:50%@cache.example',
  ])('is not %j', (text) => {
    expect(redisAddress(text)).toBeNull();
  });
});
