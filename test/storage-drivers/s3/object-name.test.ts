import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyOfName, nameStart, objectName } from '../../../src/storage-drivers/s3/object-name.ts';

const unit = fc.oneof(
  fc.constantFrom('/', '.', '!', 'a', 'A', '0', 'é', ' ', '論', '\u0000', '\ud800', '\udc00', '!!', '!002e'),
  fc.nat(0xffff).map((code) => String.fromCharCode(code)),
);
const anyKey = fc.oneof(
  fc.string({ unit, maxLength: 30 }),
  fc.string({ unit, minLength: 30, maxLength: 700 }),
);

describe('the name of an object', () => {
  test.each([
    ['submissions/42', 'submissions/42'],
    ['uploads/42/My Thesis (final).docx', 'uploads/42/My Thesis (final).docx'],
    ['uploads/42/論文 Résumé.docx', 'uploads/42/論文 Résumé.docx'],
    ['uploads/42/50% & #1!.docx', 'uploads/42/50!0025 !0026 !00231!0021.docx'],
    ['', '!'],
    ['a//b/', 'a/!/b/!'],
    ['../../etc/passwd', '!002e!002e/!002e!002e/etc/passwd'],
    ['\u0000\n', '!0000!000a'],
    ['\ud83c', '!d83c'],
  ])('of %j is %s', (key, name) => {
    expect(objectName(key)).toBe(name);
  });

  test('is short enough for every server', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        const name = objectName(key);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(700);
        const lengths = name.split('/').map((segment) => Buffer.byteLength(segment));
        expect(Math.max(...lengths)).toBeLessThanOrEqual(200);
      }),
    );
  });

  test('has no control characters, empty segments, dots alone or halves of characters', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        const name = objectName(key);
        expect(name).not.toMatch(/[\p{C}"<>\\#?%&]/u);
        expect(name.split('/')).not.toEqual(expect.arrayContaining(['']));
        expect(name.split('/').some((segment) => segment === '.' || segment === '..')).toBe(false);
      }),
    );
  });

  test('leads back to the key, where it tells it', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        const name = objectName(key);
        expect(keyOfName(name)).toBe(name.includes('!!') ? null : key);
      }),
    );
  });

  test('is another one for another key', () => {
    fc.assert(
      fc.property(anyKey, anyKey, (one, other) => {
        fc.pre(one !== other);
        expect(objectName(one)).not.toBe(objectName(other));
      }),
    );
  });

  test('is another one for long keys that differ in half a surrogate pair', () => {
    const long = 'x'.repeat(5000);
    expect(objectName(`${long}\ud800`)).not.toBe(objectName(`${long}\ud801`));
  });

  test('starts with what the names of all keys with a prefix start with', () => {
    fc.assert(
      fc.property(anyKey, fc.nat(800), (key, length) => {
        expect(objectName(key).startsWith(nameStart(key.slice(0, length)))).toBe(true);
      }),
    );
  });

  test('of a long key stays in the folder of its prefix', () => {
    const long = `submissions/42/${'x'.repeat(3000)}`;
    expect(objectName(long)).toMatch(/^submissions\/42\/!![0-9a-f]{64}$/);
    expect(nameStart('submissions/42/x')).toBe('submissions/42/');
  });
});

describe('a name that no key leads to', () => {
  test.each(['a//b', '', '..', 'a/./b', '!0061', '!00', '!002E', 'a#b', '!!00', `!!${'0'.repeat(64)}`])(
    '%j has none',
    (name) => {
      expect(keyOfName(name)).toBeNull();
    },
  );
});
