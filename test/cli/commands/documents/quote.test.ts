import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deskFolder } from '../../support/desk-folder.ts';
import { jsonOf, runMain } from '../../support/run-main.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { thesis } from '../../support/thesis.ts';
import { withoutRights } from '../../support/without-rights.ts';

const one = { rates: { 'proof reading': { textPerWord: 1 } }, adminFee: 0 };
const two = { rates: { editing: { textPerWord: 2 }, formatting: { textPerWord: 1 } }, adminFee: 0 };

/** A folder with a thesis of 100 words, and with what else is named. */
async function folderWith(files: Record<string, string> = {}): Promise<string> {
  return scratchFolder({ 'thesis.docx': await thesis(100), ...files });
}

/** Nothing of this machine is taken for a desk. */
async function quote(folder: string, args: readonly string[], environment: Record<string, string> = {}) {
  return runMain(['quote', join(folder, 'thesis.docx'), ...args], {
    environment: { XDG_DATA_HOME: join(folder, 'none'), ...environment },
  });
}

describe('quote', () => {
  test('has all services side by side where none is asked for', async () => {
    const folder = await folderWith();
    const { code, output } = await quote(folder, []);
    expect(output).toMatch(/^100 words of text +\$1\.80 +\$0\.40 +\$2\.20$/m);
    expect(output).toMatch(/^Total +\$26\.80 +\$25\.40 +\$27\.20$/m);
    expect(code).toBe(0);
  });

  test('needs no service where the schedule has one', async () => {
    const folder = await folderWith({ 'rates.json': JSON.stringify(one) });
    const { output } = await quote(folder, ['--rates', join(folder, 'rates.json')]);
    expect(output).toMatch(/^Service: Proof reading\n\nProof reading: 100 words of text +\$100\.00$/m);
  });

  test('takes a service as it is printed', async () => {
    const folder = await folderWith();
    const { output } = await quote(folder, ['--service', 'Editing and formatting']);
    expect(output).toContain('Service: Editing and formatting\n');
  });

  test('has the quotes of several services in JSON, each with its service', async () => {
    const folder = await folderWith({ 'rates.json': JSON.stringify(two) });
    const [line] = jsonOf(await quote(folder, ['--json', '--rates', join(folder, 'rates.json')]));
    expect(
      line.quotes.map(({ service, total }: { service: string; total: number }) => [service, total]),
    ).toEqual([
      ['editing', 200],
      ['formatting', 100],
      ['editing_and_formatting', 300],
    ]);
  });

  test('has the report in JSON with --explain', async () => {
    const [line] = jsonOf(await quote(await folderWith(), ['--json', '--explain', '--service', 'editing']));
    expect(Object.keys(line)).toEqual(['file', 'analysis', 'report', 'quote']);
  });

  test('shows what the numbers rest on above the price with --explain', async () => {
    const { output } = await quote(await folderWith(), ['--explain', '--service', 'editing']);
    expect(output.indexOf('Start of the body')).toBeGreaterThan(0);
    expect(output.indexOf('\nTotal  ')).toBeGreaterThan(output.indexOf('Start of the body'));
  });

  test('is asked which service a document to be sent is for', async () => {
    const { code, errors } = await quote(await folderWith(), ['--format', 'html']);
    expect(errors).toContain('Choose it with --service: editing, formatting, editing_and_formatting.');
    expect(code).toBe(2);
  });
});

describe('the rates of quote', () => {
  test('are those of --rates before all', async () => {
    const folder = await folderWith({
      'one.json': JSON.stringify(one),
      'two.json': JSON.stringify(two),
    });
    const environment = { THESISDESK_RATES: join(folder, 'two.json') };
    const { output, errors } = await quote(folder, ['--rates', join(folder, 'one.json')], environment);
    expect(output).toContain('Proof reading');
    expect(errors).not.toContain('starter');
  });

  test('are those of the configuration file, whose folder their path starts in', async () => {
    const folder = await folderWith({
      'desk.toml': '[business]\nrates = "mine.json"\n',
      'mine.json': JSON.stringify(one),
    });
    const { output } = await quote(folder, ['--config', join(folder, 'desk.toml')]);
    expect(output).toContain('Proof reading: 100 words of text');
  });

  test('are those that a desk has stored', async () => {
    const desk = await deskFolder();
    await desk.desk.rates.put(one);
    const { output } = await quote(await folderWith(), ['--data', desk.folder]);
    expect(output).toContain('Proof reading: 100 words of text');
  });

  test('are those of the configured desk without a flag', async () => {
    const desk = await deskFolder();
    await desk.desk.rates.put(one);
    const { output } = await quote(await folderWith(), [], { THESISDESK_DATA: desk.folder });
    expect(output).toContain('Proof reading: 100 words of text');
  });

  test.skipIf(process.platform === 'win32')(
    'are not the starter rates if those of the desk cannot be read',
    async () => {
      const { folder } = await deskFolder();
      await chmod(folder, 0o000);
      const documents = await folderWith();
      const { code, errors } = await withoutRights(() => quote(documents, [], { THESISDESK_DATA: folder }));
      await chmod(folder, 0o700);
      expect(errors).toContain(`The data folder ${folder} cannot be used (EACCES).`);
      expect(code).toBe(1);
    },
  );

  test('are the starter rates of a desk that has none, with one warning', async () => {
    const desk = await deskFolder();
    const { errors } = await quote(await folderWith(), ['--data', desk.folder, '--service', 'editing']);
    expect(errors.match(/starter rates/g)).toHaveLength(1);
  });

  test('are asked of no desk that is not there', async () => {
    const folder = await folderWith();
    const { code, errors } = await quote(folder, ['--data', join(folder, 'nowhere')]);
    expect(errors).toContain('No desk data in');
    expect(code).toBe(2);
  });
});
