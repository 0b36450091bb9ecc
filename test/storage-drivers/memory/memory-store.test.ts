import { createStorage } from 'unstorage';
import memoryDriver from 'unstorage/drivers/memory';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';
import { describeStore } from '../../contracts/store.ts';
import { manualClock } from '../manual-clock.ts';

describeStore('memoryStore', async () => {
  const clock = manualClock();
  const driver = memoryDriver();
  return {
    ...clock,
    store: memoryStore({ clock, driver }),
    reopen: async () => memoryStore({ clock, driver }),
    close: async () => {},
  };
});

describe('memoryStore', () => {
  test('keeps its records from other stores', async () => {
    await memoryStore().put('a', {});
    expect(await memoryStore().get('a')).toBeNull();
  });

  test('keeps its records where storage of unstorage with the same driver sees them', async () => {
    const driver = memoryDriver();
    await memoryStore({ driver }).put('rates', { adminFee: 25 });
    expect(await createStorage({ driver }).getItem('rates')).toMatchObject({ value: { adminFee: 25 } });
  });

  test('refuses a driver without a map', () => {
    const driver = { ...memoryDriver(), getInstance: undefined };
    expect(() => memoryStore({ driver: JSON.parse(JSON.stringify(driver)) })).toThrow(TypeError);
  });
});
