import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { starterSchedule } from '../../../../src/core/pricing/rates/rate-schedule.ts';
import { deskFolder } from '../../support/desk-folder.ts';
import { jsonOf, runMain } from '../../support/run-main.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

async function ratesFile(schedule: object): Promise<string> {
  return join(await scratchFolder({ 'rates.json': JSON.stringify(schedule) }), 'rates.json');
}

describe('rates get', () => {
  test('shows the starter rates with a warning while none are stored', async () => {
    const { folder } = await deskFolder();
    const { code, output, errors } = await runMain(['rates', 'get', '--data', folder]);
    expect(output).toMatch(/^ +Word of +Word of +Front\nService +text +refs +Table/);
    expect(output).toMatch(/^editing +0\.018 +0\.024 +3 +1\.5 +3\.75 +-$/m);
    expect(output).toMatch(/^editing and formatting: the sum of both$/m);
    expect(errors).toMatch(/^warning: No rate schedule is stored\./);
    expect(code).toBe(0);
  });

  test('gives the starter rates as JSON that can be set', async () => {
    const { folder } = await deskFolder();
    const [schedule] = jsonOf(await runMain(['rates', 'get', '--data', folder, '--json']));
    expect(schedule).toEqual(starterSchedule);
    const again = await runMain(['rates', 'set', await ratesFile(schedule), '--data', folder]);
    expect(again).toMatchObject({ code: 0, errors: '' });
  });

  test('shows what is stored, without a warning', async () => {
    const { folder, desk } = await deskFolder();
    await desk.rates.put({
      rates: { editing: { textPerWord: 0.0000005, minimum: 40 }, currency: 'EUR' },
      adminFee: 10,
      adminFeePercent: 7.5,
    });
    const { output, errors } = await runMain(['rates', 'get', '--data', folder]);
    expect(output).toMatch(/^editing +0\.0000005 +- +- +- +- +40$/m);
    expect(output).toMatch(/^Administrative fee +7\.5%, and not less than 10$/m);
    expect(output).toMatch(/^Currency +EUR$/m);
    expect(output).toMatch(/^Changed +\d{4}-\d\d-\d\d \d\d:\d\d UTC$/m);
    expect(errors).toBe('');
  });
});

describe('rates get with a file for quotes', () => {
  test('shows the rates of the desk, and says that the file is for thesisdesk quote alone', async () => {
    const { folder } = await deskFolder();
    const file = await ratesFile({ rates: { editing: { perTable: 77 } } });
    const environment = { THESISDESK_RATES: file };
    const { output, errors } = await runMain(['rates', 'get', '--data', folder], { environment });
    expect(output).not.toContain('77');
    expect(errors).toContain(
      `THESISDESK_RATES (business.rates) names ${file}: thesisdesk quote uses that file`,
    );
  });
});

describe('rates set', () => {
  test('stores the schedule of a file', async () => {
    const { folder, desk } = await deskFolder();
    const file = await ratesFile({ rates: { editing: { perTable: 5 } }, adminFee: 1 });
    const { code, output } = await runMain(['rates', 'set', file, '--data', folder]);
    expect(output).toMatch(/^Rate schedule stored\.$/m);
    expect(await desk.rates.get()).toMatchObject({ rates: { editing: { perTable: 5 } }, adminFee: 1 });
    expect(code).toBe(0);
  });

  test('says that nothing has changed where they are stored already', async () => {
    const { folder, desk } = await deskFolder();
    const file = await ratesFile({ rates: { perTable: 5 } });
    await runMain(['rates', 'set', file, '--data', folder]);
    const { output } = await runMain(['rates', 'set', file, '--data', folder]);
    expect(output).toMatch(/^Nothing has changed\.\n\n/);
    expect((await desk.rates.history()).count).toBe(1);
  });

  test('makes the data folder where there is none', async () => {
    const folder = join(await scratchFolder(), 'new');
    const file = await ratesFile({ rates: { perTable: 5 } });
    expect((await runMain(['rates', 'set', file, '--data', folder])).code).toBe(0);
    const [stored] = jsonOf(await runMain(['rates', 'get', '--data', folder, '--json']));
    expect(stored).toMatchObject({ rates: { perTable: 5 }, adminFee: 25 });
  });

  test('says what in the schedule has no effect', async () => {
    const { folder } = await deskFolder();
    const file = await ratesFile({ rates: { perTable: 5, perPage: 3 } });
    const { errors } = await runMain(['rates', 'set', file, '--data', folder]);
    expect(errors).toMatch(/^warning: .*"rates\.perPage" is not a key that thesisdesk knows\./);
  });

  test('keeps the stored schedule where the file holds none', async () => {
    const { folder, desk } = await deskFolder();
    await desk.rates.put({ rates: { perTable: 5 } });
    const file = await ratesFile({ rates: { perTable: -1 } });
    const { code, output, errors } = await runMain(['rates', 'set', file, '--data', folder]);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toContain('"rates.perTable" must be zero or more.');
    expect(await desk.rates.get()).toMatchObject({ rates: { perTable: 5 } });
  });
});

describe('rates reset', () => {
  test('goes back to the starter rates', async () => {
    const { folder, desk } = await deskFolder();
    await desk.rates.put({ rates: { perTable: 5 } });
    const run = await runMain(['rates', 'reset', '--yes', '--data', folder, '--json']);
    expect(jsonOf(run)).toEqual([{ reset: true }]);
    expect((await desk.rates.inForce()).isStarter).toBe(true);
  });

  test('says where there is nothing to go back from', async () => {
    const { folder } = await deskFolder();
    const { code, output } = await runMain(['rates', 'reset', '--yes', '--data', folder]);
    expect({ code, output }).toEqual({ code: 0, output: 'No rate schedule is stored.\n' });
  });
});

describe('rates edit', () => {
  test('refuses where nobody can be asked', async () => {
    const { folder } = await deskFolder();
    const { code, errors } = await runMain(['rates', 'edit', '--data', folder]);
    expect(errors).toBe(
      'error: rates edit needs a terminal to ask its questions. Without one, use rates set FILE.\n',
    );
    expect(code).toBe(2);
  });
});
