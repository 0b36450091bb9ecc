import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { docx } from '../../../support/docx/docx.ts';
import { table } from '../../../support/docx/tables.ts';
import { heading, paragraph } from '../../../support/docx/text.ts';
import { deskFolder } from '../../support/desk-folder.ts';
import { jsonOf, runMain } from '../../support/run-main.ts';
import { runProgram } from '../../support/run-program.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

const thesis = (...more: string[]) =>
  docx({
    body: [
      heading(1, 'Introduction'),
      paragraph('Salt was carried over the pass.'),
      heading(1, 'Methods'),
      ...more.map((text) => paragraph(text)),
      paragraph('It was weighed dry.'),
    ],
  });

/** A desk with a submission that was quoted, a revised document, and the program on both. */
async function quoted() {
  const { folder, submit, desk } = await deskFolder();
  const submissionId = await submit({}, await thesis());
  const path = join(folder, 'second.docx');
  await writeFile(path, await thesis('Iron came later.'));
  // Documents are read by a process of the built program.
  const revise = (...args: string[]) =>
    runProgram(['submissions', 'revise', submissionId, path, ...args, '--data', folder]);
  return { folder, submissionId, desk, path, revise };
}

describe('submissions revise', () => {
  test('shows the next version, and what the revised document has changed', async () => {
    const { revise, desk, submissionId } = await quoted();
    const { code, output } = await revise('--price', 'changes', '--note', 'Thank you.');
    expect(code).toBe(0);
    expect(output).toMatch(/^Version +2$/m);
    expect(output).toMatch(/^Document +second\.docx$/m);
    expect(output).toMatch(/^Charged for +what changed$/m);
    expect(output).toMatch(/^Methods +changed +5 +8 +3 +0$/m);
    expect(output).toMatch(/^Editing: 3 changed words of text +\$0\.05$/m);
    expect((await desk.intake.get(submissionId)).quote?.total).toBe(25.05);
  });

  test('makes the document of the newest version the one that the submission shows', async () => {
    const { revise, folder, submissionId } = await quoted();
    const shown = async (...args: string[]) =>
      (await runMain(['submissions', ...args, '--data', folder], { columns: 200 })).output;
    expect(await shown('show', submissionId)).toMatch(/^Document +thesis\.docx$/m);
    await revise('--no-mail');
    expect(await shown('show', submissionId)).toMatch(/^Document +second\.docx$/m);
    expect(await shown('list')).toContain(' second.docx ');
  });

  test('prints JSON', async () => {
    const { revise } = await quoted();
    const [version] = jsonOf(await revise('--json', '--no-mail'));
    expect(version).toMatchObject({
      version: 2,
      revision: { price: 'whole', comparedWith: 1, changes: { words: { text: { added: 3, removed: 0 } } } },
    });
  });

  test('says why a document cannot be quoted, and leaves the quote as it was', async () => {
    const { revise, path, desk, submissionId } = await quoted();
    await writeFile(path, '%PDF-1.7 no thesis');
    const before = await desk.intake.get(submissionId);
    const { code, errors } = await revise();
    const reason =
      'This is a PDF, not a Word document. Please use the .docx file that the PDF was made from.';
    expect([code, errors]).toEqual([1, `error: ${path}: ${reason}\n`]);
    expect(await desk.intake.get(submissionId)).toEqual(before);
  });

  test('quotes a document in place of one that could not be read', async () => {
    const { folder, submit, desk } = await deskFolder();
    const submissionId = await submit({}, new TextEncoder().encode('%PDF-1.7 no thesis'));
    expect((await desk.intake.get(submissionId)).status).toBe('error');
    const path = join(folder, 'second.docx');
    await writeFile(path, await thesis());
    const revise = (...args: string[]) =>
      runProgram(['submissions', 'revise', submissionId, path, ...args, '--data', folder]);
    expect((await revise('--price', 'changes')).code).toBe(2);
    const { code, output } = await revise('--note', 'Thank you.');
    expect([code, output]).toEqual([0, expect.stringMatching(/^Version +1$/m)]);
    expect(await desk.intake.get(submissionId)).toMatchObject({ status: 'completed', note: 'Thank you.' });
  });

  test('says what to do where the discounts are more than the price, and leaves the quote as it was', async () => {
    const { revise, path, desk, submissionId } = await quoted();
    await writeFile(path, await thesis('Iron came later.'));
    const quote = { basedOn: 1, numbers: { tables: { value: 9, reason: 'By hand.' } } };
    await desk.quotes.create(submissionId, { ...quote, lines: [{ description: 'Friend', amount: -20 }] });
    const { code, errors } = await revise();
    expect(code).toBe(1);
    expect(errors).toMatch(
      /: The discounts come to \$20\.00, but the price without them is only \$0\.\d\d\. /,
    );
    expect(errors).toContain(
      'Please lower or remove them in a new version of the quote, and send the document',
    );
    expect((await desk.quotes.list(submissionId)).versions).toHaveLength(2);
  });

  test('refuses a file that is no .docx, and a price that is none', async () => {
    const { folder, submissionId, revise } = await quoted();
    const run = (file: string) => runMain(['submissions', 'revise', submissionId, file, '--data', folder]);
    await writeFile(join(folder, 'second.pdf'), 'x');
    expect((await run(join(folder, 'second.pdf'))).code).toBe(2);
    expect((await run(join(folder, 'none.docx'))).code).toBe(1);
    expect((await revise('--price', 'half')).code).toBe(2);
  });

  test('leaves each version its document to be saved', async () => {
    const { revise, folder, submissionId, path } = await quoted();
    await revise();
    const output = join(folder, 'saved.docx');
    const save = (...which: string[]) =>
      runMain([
        'submissions',
        'download',
        submissionId,
        '--output',
        output,
        '--force',
        ...which,
        '--data',
        folder,
      ]);
    await save();
    expect(await readFile(output)).toEqual(await readFile(path));
    await save('--quote-version', '1');
    expect(await readFile(output)).not.toEqual(await readFile(path));
    expect((await save('--quote-version', 'first')).code).toBe(2);
  });

  test('is corrected with another price, and listed', async () => {
    const { revise, folder, submissionId } = await quoted();
    await revise();
    const run = (...args: string[]) => runMain(['submissions', ...args, '--data', folder]);
    const { output } = await run('requote', submissionId, '--price', 'changes');
    expect(output).toMatch(/^Charged for +what changed$/m);
    expect((await run('versions', submissionId)).output).toMatch(
      /revised: changes only +starter rates +\$25\.05$/m,
    );
  });
});

describe('compare', () => {
  async function documents() {
    const folder = await scratchFolder();
    const [first, second] = [join(folder, 'first.docx'), join(folder, 'second.docx')];
    await writeFile(first, await thesis());
    await writeFile(second, await thesis('Iron came later.'));
    return { first, second };
  }

  test('shows what the later document has changed', async () => {
    const { first, second } = await documents();
    const { code, output } = await runMain(['compare', first, second]);
    expect(code).toBe(0);
    expect(output.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^What changed +Before +Now +New +Gone$/),
      expect.stringMatching(/^Introduction +unchanged +7 +7 +0 +0$/),
      expect.stringMatching(/^Methods +changed +5 +8 +3 +0$/),
      expect.stringMatching(/^Text, total +12 +15 +3 +0$/),
      expect.stringMatching(/^References, total +0 +0 +0 +0$/),
    ]);
  });

  test('shows which of the numbers that are not words have changed', async () => {
    const { first, second } = await documents();
    const body = [
      heading(1, 'Introduction'),
      paragraph('Table 1: Salt'),
      table([
        ['Year', 'Tons'],
        ['1700', '12'],
      ]),
    ];
    await writeFile(second, await docx({ body }));
    const { output } = await runMain(['compare', first, second]);
    expect(output).toContain('Tables: 0 before, 1 now');
    expect(output).not.toContain('Figures:');
  });

  test('prints JSON, with the five numbers before and after', async () => {
    const { first, second } = await documents();
    const [changes] = jsonOf(await runMain(['compare', first, second, '--json']));
    expect(changes).toMatchObject({
      before: { textWordCount: 12 },
      after: { textWordCount: 15 },
      words: { text: { added: 3 } },
    });
  });

  test('says how a document comes from standard input where that is a keyboard', async () => {
    const { first } = await documents();
    const { code, errors } = await runMain(['compare', '-', first]);
    expect([code, errors]).toEqual([
      2,
      'error: - reads a document from standard input. Pass one with < or a pipe.\n',
    ]);
  });

  test('takes one document from standard input, not both', async () => {
    const { code, errors } = await runMain(['compare', '-', '-']);
    const rule = '- reads one document from standard input. Name a file for the other one.';
    expect([code, errors]).toEqual([2, `error: ${rule}\n`]);
  });

  test('names the document that cannot be read', async () => {
    const { first } = await documents();
    const { code, errors } = await runMain(['compare', first, `${first}.none`]);
    expect([code, errors]).toEqual([1, expect.stringContaining('first.docx.none: No file at this path.')]);
  });
});
