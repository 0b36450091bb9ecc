import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { docx } from '../../../support/docx/docx.ts';
import { heading, paragraph } from '../../../support/docx/text.ts';
import { jsonOf, type MainRun, runMain } from '../../support/run-main.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

const words = (count: number) => paragraph('word '.repeat(count).trim());
const thesis = docx({
  body: [
    ...[heading(1, 'Foreword'), words(20)],
    ...[heading(1, 'Chapter 1: Introduction'), words(30)],
    ...[heading(1, 'Appendix B: Letters'), words(10)],
  ],
});

async function analyse(...flags: string[]): Promise<MainRun> {
  const folder = await scratchFolder({ 'thesis.docx': await thesis });
  const ran = await runMain(['analyse', ...flags, join(folder, 'thesis.docx')]);
  return { ...ran, errors: ran.errors.replaceAll(`${folder}/`, '') };
}

describe('what is known better, as flags', () => {
  test('says where the body starts, how many pages come before it, and what is left out', async () => {
    const flags = ['--body-start', 'Chapter 1', '--front-pages', '8', '--without', 'Appendix B'];
    const [{ analysis }] = jsonOf(await analyse('--json', ...flags));
    expect(analysis).toMatchObject({ textWordCount: 33, frontMatter: 8 });
  });

  test('leaves several parts out', async () => {
    const flags = ['--body-start', 'none', '--without', 'Foreword', '--without', 'Appendix B'];
    const [{ analysis }] = jsonOf(await analyse('--json', ...flags));
    expect(analysis.textWordCount).toBe(33);
  });

  test('takes the number of a paragraph as --explain shows it', async () => {
    const [{ report }] = jsonOf(await analyse('--json', '--explain', '--body-start', '[2]'));
    expect(report.bodyStart).toMatchObject({ paragraph: 2, reason: 'set by the editor' });
  });

  test('sets numbers, which are sure then', async () => {
    const flags = ['--tables', '12', '--figures', '3'];
    const [{ analysis, report }] = jsonOf(await analyse('--json', '--explain', ...flags));
    expect(analysis).toMatchObject({ tables: 12, figures: 3 });
    expect(report.certainty).toMatchObject({ tables: 1, figures: 1 });
  });

  test('goes before what the boundaries file says', async () => {
    const folder = await scratchFolder({ 'b.json': '{"frontPages":2,"bodyStart":"Foreword"}' });
    const flags = ['--boundaries', join(folder, 'b.json'), '--front-pages', '5'];
    const [{ analysis }] = jsonOf(await analyse('--json', ...flags));
    expect(analysis).toMatchObject({ textWordCount: 67, frontMatter: 5 });
  });

  test.each([
    ['--front-pages=99999999', '--front-pages must not be more than 100000.'],
    ['--body-start=', '--body-start must be the text of a heading or the number of a paragraph.'],
    ['--without=', '--without must be the text of a heading or the number of a paragraph.'],
  ])('is a mistake of the command line if it suits no document: %s', async (flag, sentence) => {
    const { code, errors } = await analyse(flag);
    expect([code, errors]).toEqual([2, `error: ${sentence}\n`]);
  });

  test('is refused as it was typed, with what comes closest and its page', async () => {
    const { code, errors } = await analyse('--body-start', 'Chapter 1: Introducton');
    expect(errors).toMatch(
      /^error: thesis\.docx: --body-start "Chapter 1: Introducton" is not in the document; headings: "Chapter 1: Introduction" \(page \d, paragraph 2\)/,
    );
    expect(code).toBe(1);
  });

  test.each([
    [['--front-pages', 'many'], '--front-pages must be a whole number, zero or more.'],
    [['--tables', '-1'], '--tables must be a whole number, zero or more.'],
  ])('is refused before a document is read: %s', async (flags, message) => {
    const { code, errors } = await analyse(...flags);
    expect(errors).toContain(message);
    expect(code).toBe(2);
  });

  test('goes with one document only', async () => {
    const folder = await scratchFolder({ 'a.docx': await thesis, 'b.docx': await thesis });
    const { errors } = await runMain(['analyse', folder, '--tables', '1', '--without', 'Foreword']);
    expect(errors).toBe('error: --without and --tables work with one document, not with 2.\n');
  });
});

describe('--write-boundaries', () => {
  test('writes down what was decided, to be read in again', async () => {
    const folder = await scratchFolder({ 'thesis.docx': await thesis });
    const [document, file] = [join(folder, 'thesis.docx'), join(folder, 'b.json')];
    await runMain(['analyse', document, '--without', 'Appendix B', '--write-boundaries', file]);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ leaveOut: [{ from: 4, until: 6 }] });
    const again = await runMain(['analyse', document, '--boundaries', file]);
    expect(again.code).toBe(0);
  });

  test('replaces no file', async () => {
    const folder = await scratchFolder({ 'b.json': '{}' });
    const { code, errors } = await analyse('--write-boundaries', join(folder, 'b.json'));
    expect(errors).toContain('already exists. Name another file, or replace it with --force.');
    expect(code).toBe(2);
  });
});

describe('a document by the standard input', () => {
  test('is read for -', async () => {
    const ran = await runMain(['analyse', '-', '--json'], { input: await thesis });
    expect(jsonOf(ran)).toMatchObject([{ file: '-', analysis: { textWordCount: expect.any(Number) } }]);
  });

  test('stands alone', async () => {
    const { code, errors } = await runMain(['analyse', '-', 'a.docx'], { input: await thesis });
    expect(errors).toBe('error: - reads one document from standard input. Use it alone.\n');
    expect(code).toBe(2);
  });

  test('is not waited for where somebody sits at the keyboard', async () => {
    const { code, errors } = await runMain(['analyse', '-']);
    expect(errors).toContain('Pass one with < or a pipe.');
    expect(code).toBe(2);
  });
});
