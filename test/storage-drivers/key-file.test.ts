import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyFile, keyOf, prefixFolder } from '../../src/storage-drivers/key-file.ts';

const unit = fc.oneof(
  fc.constantFrom('/', '.', '%', 'a', 'A', '0', 'é', '\u0000', '\ud800', '\udc00', '.json'),
  fc.nat(0xffff).map((code) => String.fromCharCode(code)),
);
const anyKey = fc.oneof(
  fc.string({ unit, maxLength: 30 }),
  fc.string({ unit, minLength: 30, maxLength: 300 }),
);

describe('the file of a key', () => {
  test.each([
    ['submissions/42', 'named/submissions/42.json'],
    ['rates', 'named/rates.json'],
    ['', 'named/%.json'],
    ['a//b/', 'named/a/%/b/%.json'],
    ['../../etc/passwd', 'named/%002e%002e/%002e%002e/etc/passwd.json'],
    ['README', 'named/%0052%0045%0041%0044%004d%0045.json'],
    ['\u0000', 'named/%0000.json'],
  ])('of %j is %s', (key, file) => {
    expect(keyFile(key, '.json')).toBe(file);
  });

  test('has only names that every file system keeps as they are and that lead nowhere else', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        expect(keyFile(key, '.json')).toMatch(
          /^(?:named\/(?:[a-z0-9_%-]+\/)*[a-z0-9_%-]+|digests\/[0-9a-f]{64})\.json$/,
        );
      }),
    );
  });

  test('is short enough for a path', () => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 3000 }), (key) => {
        const file = keyFile(key, '.json');
        expect(file.length).toBeLessThan(850);
        expect(Math.max(...file.split('/').map((name) => name.length))).toBeLessThan(220);
      }),
    );
  });

  test('leads back to the key, where its name tells it', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        const file = keyFile(key, '.json');
        expect(keyOf(file, '.json')).toBe(file.startsWith('named/') ? key : null);
      }),
    );
  });

  test('is another one for another key', () => {
    fc.assert(
      fc.property(anyKey, anyKey, (one, other) => {
        fc.pre(one !== other);
        expect(keyFile(one, '.json')).not.toBe(keyFile(other, '.json'));
      }),
    );
  });

  test('is another one for long keys that differ in half a surrogate pair', () => {
    const long = 'x'.repeat(5000);
    expect(keyFile(`${long}\ud800`, '.json')).not.toBe(keyFile(`${long}\ud801`, '.json'));
  });

  test('lies in the folder of each of its prefixes', () => {
    fc.assert(
      fc.property(anyKey, fc.nat(300), (key, length) => {
        const file = keyFile(key, '.json');
        fc.pre(file.startsWith('named/'));
        const folder = prefixFolder(key.slice(0, length));
        expect(folder).not.toBeNull();
        expect(`${file}/`.startsWith(`${folder}/`)).toBe(true);
      }),
    );
  });
});

describe('a file that no key leads to', () => {
  test.each([
    'named/.DS_Store',
    'named/a.json~',
    'named/A.json',
    'named/%0061.json',
    'named/%00.json',
    'named/a%b.json',
    'named/%00E9.json',
    'named//a.json',
    'named/../a.json',
    'digests/a.json',
    'a.json',
    '',
  ])('%j has none', (file) => {
    expect(keyOf(file, '.json')).toBeNull();
  });
});
