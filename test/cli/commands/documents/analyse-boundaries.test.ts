import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { docx } from '../../../support/docx/docx.ts';
import { heading, paragraph } from '../../../support/docx/text.ts';
import { jsonOf, type MainRun, runMain } from '../../support/run-main.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

const thesis = docx({
  body: [
    ...[heading(1, 'Foreword'), paragraph('word '.repeat(20).trim())],
    ...[heading(1, 'Introduction'), paragraph('word '.repeat(30).trim())],
  ],
});

/** Runs a command on a thesis with a boundaries file of this content; ends of the line are more arguments. */
async function run(boundaries: unknown, ...args: string[]): Promise<MainRun> {
  const content = typeof boundaries === 'string' ? boundaries : JSON.stringify(boundaries);
  const folder = await scratchFolder({ 'thesis.docx': await thesis, 'boundaries.json': content });
  const [command = '', ...rest] = args;
  const file = ['--boundaries', join(folder, 'boundaries.json')];
  const ran = await runMain([command, join(folder, 'thesis.docx'), ...rest, ...file]);
  const plain = (text: string) => text.replaceAll(`${folder}/`, '');
  return { ...ran, output: plain(ran.output), errors: plain(ran.errors) };
}

describe('analyse --boundaries', () => {
  test('counts as the operator says', async () => {
    const { code, output } = await run(
      { bodyStart: 'Foreword', frontPages: 2 },
      'analyse',
      '--json',
      '--explain',
    );
    const [{ analysis, report }] = jsonOf({ output });
    expect(code).toBe(0);
    expect(analysis).toMatchObject({ textWordCount: 52, frontMatter: 2 });
    expect(report.bodyStart).toMatchObject({ reason: 'set by the editor', certainty: 1 });
  });

  test('explains what the operator set', async () => {
    const { output } = await run({ bodyStart: 'Foreword' }, 'analyse', '--explain');
    expect(output).toContain('"Foreword" p. 1 [0]\n  set by the editor (sure, 100%)\n');
  });

  test('takes a file with a byte order mark', async () => {
    const { code } = await run('\ufeff{"bodyStart":"none"}', 'analyse');
    expect(code).toBe(0);
  });

  test('fails for a document in which a place is not to be found, with the name of the file that names it', async () => {
    const { code, output, errors } = await run({ bodyStart: 'Introducton' }, 'analyse');
    expect(code).toBe(1);
    expect(output).toBe('');
    expect(errors).toBe(
      'error: thesis.docx: boundaries.json: "bodyStart" ("Introducton") is not in the document; headings: "Introduction" (page 1, paragraph 2).\n',
    );
  });

  test.each([
    ['no JSON', '{', 'boundaries.json: The boundaries file is not valid JSON'],
    ['a wrong value', { frontPages: -1 }, 'boundaries.json: "frontPages" must be a whole number of pages'],
    ['a key that means nothing', { body: 'x' }, '"body" is not known'],
  ])('refuses a file with %s before it reads a document', async (_case, boundaries, message) => {
    const { code, output, errors } = await run(boundaries, 'analyse');
    expect(code).toBe(2);
    expect(output).toBe('');
    expect(errors).toContain(message);
  });

  test('refuses a file that is not there', async () => {
    const folder = await scratchFolder({ 'thesis.docx': await thesis });
    const { code, errors } = await runMain([
      'analyse',
      join(folder, 'thesis.docx'),
      '--boundaries',
      join(folder, 'b'),
    ]);
    expect(code).toBe(2);
    expect(errors).toContain('No file at this path.');
  });

  test('takes a folder with one document in it, and refuses several documents', async () => {
    const one = await scratchFolder({ 'a.docx': await thesis, 'b.json': '{"bodyStart":"Foreword"}' });
    const alone = await runMain(['analyse', one, '--json', '--boundaries', join(one, 'b.json')]);
    expect(jsonOf(alone)).toMatchObject([{ analysis: { textWordCount: 52 } }]);
    const two = await scratchFolder({ 'a.docx': await thesis, 'b.docx': await thesis });
    const { code, errors } = await runMain(['analyse', two, '--boundaries', join(one, 'b.json')]);
    expect(code).toBe(2);
    expect(errors).toContain('--boundaries works with one document, not with 2.');
  });

  test('shows nothing of the file that a terminal would obey', async () => {
    const { errors } = await run({ bodyStart: 'a\u001b[2Jb', 'x\u001b[2J': 1 }, 'analyse');
    expect(errors.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    const unmatched = await run({ bodyStart: 'a\u001b[2Jb' }, 'analyse');
    expect(unmatched.errors.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });
});

describe('quote --boundaries', () => {
  test('prices what the operator says', async () => {
    const { output } = await run({ bodyStart: 'Foreword' }, 'quote', '--service', 'editing');
    expect(output).toContain('Editing: 52 words of text');
  });

  test('refuses a file that cannot be used before it reads a document', async () => {
    const { code, output } = await run('[]', 'quote', '--service', 'editing');
    expect(code).toBe(2);
    expect(output).toBe('');
  });
});
