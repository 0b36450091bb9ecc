import { describe, expect, test } from 'vitest';
import { openDeals } from '../../support/crm/open-deals.ts';
import { deskFolder } from '../support/desk-folder.ts';
import { jsonOf, runMain } from '../support/run-main.ts';

describe('deals', () => {
  test('shows stages in their order with their deals', async () => {
    const { folder, submit } = await deskFolder();
    await submit({ name: 'Ada' });
    const { code, output } = await runMain(['deals', '--data', folder]);
    expect(output).toMatch(
      /^New enquiry \(0\)\nQuoted \(1\)\n +1 {2}Ada: editing {2}\$43\.00 {2}open {2}.* UTC\nAccepted \(0\)\n/,
    );
    expect(code).toBe(0);
  });

  test('gives the board as one JSON document', async () => {
    const { folder, submit } = await deskFolder();
    await submit();
    const [board, ...more] = jsonOf(await runMain(['deals', '--data', folder, '--json']));
    expect(board).toMatchObject({ pipelineId: 1, status: 'open', count: 1 });
    expect(more).toEqual([]);
  });

  test('says that there are more deals than it shows', async () => {
    const { folder, submit } = await deskFolder();
    await submit();
    await submit();
    const shown = async (...args: string[]) =>
      (await runMain(['deals', '--data', folder, '--limit', ...args])).output;
    expect(await shown('1')).toMatch(/^New enquiry \(0 shown\)\nQuoted \(1 shown\)\n/);
    expect(await shown('1')).toMatch(
      /\n\nOnly the newest deal is shown; there are more\. Show up to 500 with --limit\.\n/,
    );
    expect(await shown('2')).toMatch(/^New enquiry \(0\)\nQuoted \(2\)\n/);
    expect(await shown('2')).not.toContain('more');
  });

  test('shows as many deals as the desk lists at once, unless told how many', async () => {
    const { folder, store } = await deskFolder();
    await openDeals(store, 101);
    const { output } = await runMain(['deals', '--data', folder]);
    expect(output).toContain('Quoted (101)\n');
  });

  test('shows only what is asked for', async () => {
    const { folder, submit } = await deskFolder();
    await submit();
    await submit();
    const count = async (...args: string[]) => {
      const [board] = jsonOf(await runMain(['deals', '--data', folder, '--json', ...args]));
      return board.count;
    };
    expect(await count('--status', 'won')).toBe(0);
    expect(await count('--limit', '1')).toBe(1);
    expect(await count('--pipeline', '2')).toBe(0);
  });

  test.each([
    ['--limit', '501'],
    ['--limit', 'ten'],
    ['--status', 'lots'],
    ['--pipeline', '0'],
  ])('ends with 2 for %s %s', async (option, value) => {
    const { folder } = await deskFolder();
    const { code, output, errors } = await runMain(['deals', '--data', folder, option, value]);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toMatch(/^error: /);
  });

  test('says that another pipeline has no stages', async () => {
    const { folder } = await deskFolder();
    const { output } = await runMain(['deals', '--data', folder, '--pipeline', '2']);
    expect(output).toBe('This pipeline has no stages.\n');
  });
});
