import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProgram } from '../../support/run-program.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { thesis } from '../../support/thesis.ts';

test('--open shows the page of a document whose name is as long as a name can be, and the numbers', async () => {
  const name = `${'a'.repeat(250)}.docx`;
  const folder = await scratchFolder({ [name]: await thesis(1_000), 'tmp/': '' });
  const { code, output, errors } = await runProgram(['analyse', join(folder, name), '--open'], {
    // No program that opens a page is found there.
    env: { PATH: folder, TMPDIR: join(folder, 'tmp') },
  });
  expect(errors).toMatch(/^The coloured document is in .*\/a+\.docx\.html$/m);
  expect([code, output]).toEqual([0, expect.stringContaining('1,000')]);
});
