import { describe, expect, test } from 'vitest';
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
