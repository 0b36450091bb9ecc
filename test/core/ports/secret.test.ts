import { expect, test } from 'vitest';
import { readSecret } from '../../../src/core/ports/secret.ts';

test.each([
  ['tide\n', 'tide'],
  ['tide\r\n', 'tide'],
  ['tide\n\n', 'tide\n'],
  [' tide ', ' tide '],
  ['\ntide', '\ntide'],
])('a function that returns %j reads the secret %j', async (read, secret) => {
  expect(await readSecret(async () => read)).toBe(secret);
});

test('a secret that is no function is what it is', async () => {
  expect(await readSecret('tide\n')).toBe('tide\n');
});
