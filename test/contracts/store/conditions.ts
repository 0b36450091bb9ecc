import { describe, expect } from 'vitest';
import type { OpenStoreBench } from '../store.ts';
import { storeTest } from './store-test.ts';

/** Conditions on writes, with one writer after another. */
export function describeConditions(open: OpenStoreBench): void {
  describe('creates', () => {
    storeTest(open, 'a missing record', async ({ store }) => {
      const created = await store.put('a', { by: 1 }, { condition: { ifNoneMatch: '*' } });
      expect(created).toEqual({ etag: (await store.get('a'))?.etag });
    });

    storeTest(open, 'nothing over an existing record', async ({ store }) => {
      await store.put('a', { by: 1 });
      expect(await store.put('a', { by: 2 }, { condition: { ifNoneMatch: '*' } })).toBeNull();
      expect((await store.get('a'))?.value).toEqual({ by: 1 });
    });

    storeTest(open, 'a record again after it was deleted', async ({ store }) => {
      await store.put('a', { by: 1 });
      await store.delete('a');
      expect(await store.put('a', { by: 2 }, { condition: { ifNoneMatch: '*' } })).not.toBeNull();
      expect((await store.get('a'))?.value).toEqual({ by: 2 });
    });
  });

  describe('changes', () => {
    storeTest(open, 'the version that was read', async ({ store }) => {
      const first = await store.put('a', { count: 1 });
      const second = await store.put('a', { count: 2 }, { condition: { ifMatch: first?.etag ?? '' } });
      expect(await store.get('a')).toEqual({ value: { count: 2 }, etag: second?.etag });
    });

    storeTest(open, 'nothing when another version is there', async ({ store }) => {
      const first = await store.put('a', { count: 1 });
      await store.put('a', { count: 2 });
      expect(await store.put('a', { count: 3 }, { condition: { ifMatch: first?.etag ?? '' } })).toBeNull();
      expect((await store.get('a'))?.value).toEqual({ count: 2 });
    });

    storeTest(open, 'nothing that is missing', async ({ store }) => {
      const { etag = '' } = (await store.put('a', {})) ?? {};
      await store.delete('a');
      expect(await store.put('a', {}, { condition: { ifMatch: etag } })).toBeNull();
      expect(await store.put('never', {}, { condition: { ifMatch: etag } })).toBeNull();
      expect(await store.get('never')).toBeNull();
    });

    storeTest(open, "nothing with another record's mark", async ({ store }) => {
      const other = await store.put('b', { same: true });
      await store.put('a', { same: true });
      expect(await store.put('a', {}, { condition: { ifMatch: other?.etag ?? '' } })).toBeNull();
    });

    storeTest(open, 'nothing with an unknown mark', async ({ store }) => {
      await store.put('a', { count: 1 });
      for (const ifMatch of ['', '*', '../../a', '"', '\u0000', 'a'.repeat(5000)]) {
        expect(await store.put('a', { count: 2 }, { condition: { ifMatch } })).toBeNull();
      }
      expect((await store.get('a'))?.value).toEqual({ count: 1 });
    });

    storeTest(open, 'nothing with a missing mark', async ({ store }) => {
      const condition = { ifMatch: undefined as never };
      await store.put('a', { count: 1 });
      expect(await store.put('a', { count: 2 }, { condition })).toBeNull();
      expect(await store.put('never', {}, { condition })).toBeNull();
    });

    storeTest(open, 'only what is not there yet under a condition that names nothing', async ({ store }) => {
      const condition = {} as never;
      expect(await store.put('a', { count: 1 }, { condition })).not.toBeNull();
      expect(await store.put('a', { count: 2 }, { condition })).toBeNull();
    });

    storeTest(open, 'the mark with every write, even of the same value', async ({ store }) => {
      const first = await store.put('a', { count: 1 });
      const second = await store.put('a', { count: 1 });
      expect(second?.etag).not.toBe(first?.etag);
      expect(await store.put('a', {}, { condition: { ifMatch: first?.etag ?? '' } })).toBeNull();
    });

    storeTest(open, 'the mark, and never back to one from before a deletion', async ({ store }) => {
      const first = await store.put('a', { count: 1 });
      await store.delete('a');
      await store.put('a', { count: 1 });
      expect(await store.put('a', {}, { condition: { ifMatch: first?.etag ?? '' } })).toBeNull();
    });
  });

  describe('deletes', () => {
    storeTest(open, 'a record, and says that it existed', async ({ store }) => {
      await store.put('a', {});
      expect(await store.delete('a')).toBe(true);
      expect(await store.get('a')).toBeNull();
      expect(await store.delete('a')).toBe(false);
    });

    storeTest(open, 'the version that was read', async ({ store }) => {
      const put = await store.put('a', {});
      expect(await store.delete('a', { ifMatch: put?.etag ?? '' })).toBe(true);
      expect(await store.get('a')).toBeNull();
    });

    storeTest(open, 'nothing when another version is there', async ({ store }) => {
      const put = await store.put('a', { count: 1 });
      await store.put('a', { count: 2 });
      expect(await store.delete('a', { ifMatch: put?.etag ?? '' })).toBe(false);
      expect((await store.get('a'))?.value).toEqual({ count: 2 });
    });
  });
}
