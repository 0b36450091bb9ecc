import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { OpenStoreBench } from '../store.ts';
import { storeTest } from './store-test.ts';

/** What was put comes back unchanged. */
export function describeValues(open: OpenStoreBench): void {
  describe('gives back', () => {
    storeTest(open, 'null for a record that was never put', async ({ store }) => {
      expect(await store.get('submissions/42')).toBeNull();
    });

    storeTest(open, 'a record with the mark that `put` returned', async ({ store }) => {
      const put = await store.put('submissions/42', { status: 'processing' });
      const got = await store.get('submissions/42');
      expect(got).toEqual({ value: { status: 'processing' }, etag: put?.etag });
    });

    storeTest(open, 'the last of several values', async ({ store }) => {
      for (const status of ['processing', 'completed', 'error']) await store.put('a', { status });
      expect((await store.get('a'))?.value).toEqual({ status: 'error' });
    });

    storeTest(open, 'text that looks like a number, a date or nothing as text', async ({ store }) => {
      const value = { number: '123', date: '2026-11-01T00:00:00.000Z', none: 'null', empty: '', bad: 'NaN' };
      await store.put('a', value);
      expect((await store.get('a'))?.value).toStrictEqual(value);
    });

    storeTest(open, 'letters of any script, control characters and broken surrogates', async ({ store }) => {
      const value = {
        名前: 'Ünïcödé 序 🎓 \u0000\u001b\u2028',
        A\u030a: 'Å',
        half: '\ud800x',
        none: [null, false],
      };
      await store.put('a', value);
      expect((await store.get('a'))?.value).toStrictEqual(value);
    });

    storeTest(open, 'a member called __proto__ as a member', async ({ store }) => {
      await store.put('a', JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1}'));
      expect(JSON.stringify((await store.get('a'))?.value)).toBe(
        '{"__proto__":{"isAdmin":true},"constructor":1}',
      );
    });

    storeTest(open, 'whatever JSON can express', async ({ store }) => {
      const stringUnit = fc.nat(0xffff).map((unit) => String.fromCharCode(unit));
      const text = fc.string({ unit: stringUnit, maxLength: 8 });
      const plain = fc.dictionary(text, fc.jsonValue({ stringUnit, maxDepth: 2 }), { maxKeys: 4 });
      await fc.assert(
        fc.asyncProperty(plain, async (value) => {
          await store.put('a', value);
          expect(JSON.stringify((await store.get('a'))?.value)).toBe(JSON.stringify(value));
        }),
        { numRuns: 25 },
      );
    });

    storeTest(open, 'a megabyte of text', async ({ store }) => {
      const value = { text: 'Ж'.repeat(500_000) };
      await store.put('a', value);
      expect((await store.get('a'))?.value).toEqual(value);
    });

    storeTest(open, 'a value unchanged although the caller changes it afterwards', async ({ store }) => {
      const value = { list: [1] };
      await store.put('a', value);
      value.list.push(2);
      const got = await store.get<{ list: number[] }>('a');
      got?.value.list.push(3);
      expect((await store.get('a'))?.value).toEqual({ list: [1] });
    });

    storeTest(open, 'to one handle what another has put', async ({ store, reopen }) => {
      await store.put('a', { status: 'processing' });
      expect(await (await reopen()).get('a')).toEqual(await store.get('a'));
    });
  });

  describe('refuses', () => {
    storeTest(open, 'values that JSON converts', async ({ store }) => {
      const circle: { self?: object } = {};
      circle.self = circle;
      for (const value of [new Date(0), circle, { price: 1n }, () => 1]) {
        await expect(store.put('a', value)).rejects.toThrow(TypeError);
      }
      expect(await store.get('a')).toBeNull();
    });
  });

  describe('answers', () => {
    storeTest(open, 'a ping', async ({ store }) => {
      await expect(store.ping()).resolves.toBeUndefined();
    });
  });
}
