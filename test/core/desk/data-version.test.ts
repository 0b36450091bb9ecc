import { describe, expect, test } from 'vitest';
import { checkDataVersion, type Migration, migrateData } from '../../../src/core/desk/data-version.ts';
import { silentLogger } from '../../../src/core/ports/system.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';

/** Migrations that say when they run. */
function telling(...says: string[]): { ran: string[]; migrations: Migration[] } {
  const ran: string[] = [];
  const migrations = says.map((each) => ({ says: each, run: async () => void ran.push(each) }));
  return { ran, migrations };
}

const logger = silentLogger;

describe('data of an older version', () => {
  test('are brought up step by step, and each step is done once', async () => {
    const store = memoryStore();
    const { ran, migrations } = telling('first', 'second');
    await migrateData(store, { logger, migrations: migrations.slice(0, 1) });
    await migrateData(store, { logger, migrations });
    await migrateData(store, { logger, migrations });
    expect(ran).toEqual(['first', 'second']);
  });

  test('go on with the step that broke off', async () => {
    const store = memoryStore();
    const { ran, migrations } = telling('first', 'third');
    const broken = { says: 'second', run: () => Promise.reject(new Error('The power is off.')) };
    const [first, third] = migrations;
    if (!first || !third) throw new Error('There are two.');
    await expect(migrateData(store, { logger, migrations: [first, broken] })).rejects.toThrow('power');
    await migrateData(store, { logger, migrations: [first, { ...broken, run: third.run }] });
    expect(ran).toEqual(['first', 'third']);
  });

  test('are said to be migrated', async () => {
    const said: unknown[] = [];
    const { migrations } = telling('Deals get a colour.');
    const listening = {
      ...logger,
      info: (message: string, fields?: object) => void said.push(message, fields),
    };
    await migrateData(memoryStore(), { logger: listening, migrations });
    expect(said).toEqual(['migrating data from an older version', { to: 2, what: 'Deals get a colour.' }]);
  });
});

describe('data of a newer version', () => {
  test('are left alone, and the operator is told what to do', async () => {
    const store = memoryStore();
    await migrateData(store, { logger, migrations: telling('first').migrations });
    for (const attempt of [migrateData(store, { logger }), checkDataVersion(store)])
      await expect(attempt).rejects.toMatchObject({
        code: 'data_too_new',
        message: expect.stringContaining('Install that version'),
      });
  });
});
