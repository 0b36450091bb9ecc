import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { docx } from '../../../support/docx/docx.ts';
import { heading, paragraph } from '../../../support/docx/text.ts';
import { runMain } from '../../support/run-main.ts';
import { runProgram } from '../../support/run-program.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

const thesis = docx({ body: [heading(1, 'Introduction'), paragraph('Salt was carried over the pass.')] });

async function documentPath(): Promise<string> {
  return join(await scratchFolder({ 'thesis.docx': await thesis }), 'thesis.docx');
}

describe('standard output in place of a file', () => {
  test('carries the painted document, and nothing else', async () => {
    const { code, output } = await runProgram(['analyse', await documentPath(), '--html', '-']);
    expect([code, output.startsWith('<!doctype html>'), output.trimEnd().endsWith('</html>')]).toEqual([
      ...[0, true, true],
    ]);
  });

  test('ends quietly when nobody reads it any longer', async () => {
    const boundaries = ['analyse', await documentPath(), '--write-boundaries', '-'];
    const { code, errors } = await runMain(boundaries, { closesAfter: 0 });
    expect([code, errors]).toEqual([0, '']);
  });

  test('carries the boundaries, and nothing else', async () => {
    const { code, output } = await runMain(['analyse', await documentPath(), '--write-boundaries', '-']);
    expect(code).toBe(0);
    expect(JSON.parse(output)).toHaveProperty('bodyStart');
  });

  test('carries the quote, as without --output', async () => {
    const path = await documentPath();
    const quote = ['quote', path, '--service', 'editing', '--format', 'csv'];
    const { output } = await runMain([...quote, '--output', '-']);
    expect(output).toBe((await runMain(quote)).output);
  });

  test.each([
    [['analyse', '--html', '-', '--json'], '--html -, --json'],
    [['analyse', '--html', '-', '--explain'], '--html -, --explain'],
    [['analyse', '--html', '-', '--write-boundaries', '-'], '--html -, --write-boundaries -'],
    [['quote', '--service', 'editing', '--format', 'text', '--html', '-'], '--html -, --format'],
  ])('carries one thing only: %j', async (flags, named) => {
    const { code, output, errors } = await runMain([...flags, await documentPath()]);
    expect([code, output]).toEqual([2, '']);
    expect(errors).toContain(`error: Standard output can carry only one of ${named}.\n`);
  });

  test('cannot be opened in the browser', async () => {
    const { code, errors } = await runMain(['analyse', '--html', '-', '--open', await documentPath()]);
    expect([code, errors]).toEqual([2, 'error: --open needs a file. Name one with --html.\n']);
  });
});
