import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRates } from '../../../src/cli/documents/input-files.ts';
import { UsageError } from '../../../src/cli/terminal/usage-error.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

async function readFrom(content: string) {
  const folder = await scratchFolder({ 'rates.json': content });
  return readRates(join(folder, 'rates.json'));
}

describe('readRates', () => {
  test('reads a schedule', async () => {
    const { schedule } = await readFrom('{"rates":{"editing":{"textPerWord":0.02}},"adminFee":10}');
    expect(schedule).toEqual({ rates: { editing: { textPerWord: 0.02 } }, adminFee: 10 });
  });

  test('reads a file that starts with a byte order mark', async () => {
    const { schedule } = await readFrom('\ufeff{"rates":{},"adminFee":10}');
    expect(schedule.adminFee).toBe(10);
  });

  test('names the file in each warning', async () => {
    const { warnings } = await readFrom('{"rates":{"perPage":3,"textPerWord":0.02}}');
    expect(warnings).toEqual([expect.stringMatching(/rates\.json: "rates\.perPage" is not a key/)]);
  });

  test.each([
    ['no JSON', '{"rates":', /rates\.json: The rates file is not valid JSON/],
    [
      'a wrong value',
      '{"rates":{"editing":{"perTable":-1}}}',
      /rates\.json: "rates\.editing\.perTable" must/,
    ],
    ['something that is no schedule', '[]', /rates\.json: The rate schedule/],
  ])('refuses %s', async (_, content, message) => {
    const reading = readFrom(content);
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toBeInstanceOf(UsageError);
  });

  test('refuses a file that is not there', async () => {
    const folder = await scratchFolder();
    await expect(readRates(join(folder, 'none.json'))).rejects.toThrow('No file at this path.');
  });

  test('refuses a folder', async () => {
    await expect(readRates(await scratchFolder())).rejects.toBeInstanceOf(UsageError);
  });
});
