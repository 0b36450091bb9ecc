import { expect, test } from 'vitest';
import { didYouMean } from '../../../src/cli/terminal/did-you-mean.ts';

const names = ['server.host', 'server.port', 'queue.kind', 's3.bucket'];

test.each([
  ['server.prot', 'server.port'],
  ['server.hosts', 'server.host'],
  ['Server.Port', 'server.port'],
  ['serv.port', 'server.port'],
  ['s3.buket', 's3.bucket'],
  ['queue.kin', 'queue.kind'],
])('%s is likely %s', (given, meant) => {
  expect(didYouMean(given, names)).toBe(` Did you mean ${meant}?`);
});

test.each(['', 'x', 'mail.from', 'server', 'server.certificate', '__proto__', 'a'.repeat(100_000)])(
  'is silent where nothing is near',
  (given) => {
    expect(didYouMean(given, names)).toBe('');
  },
);
