import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { main } from '../../src/cli/main.ts';
import { memoryTerminal } from './support/memory-terminal.ts';
import { scratchFolder } from './support/scratch-folder.ts';
import { thesis } from './support/thesis.ts';

async function run(...args: string[]) {
  const { terminal, written } = memoryTerminal();
  const code = await main(['node', 'thesisdesk', ...args], terminal);
  return { code, output: written.output, errors: written.errors };
}

async function oneThesis(): Promise<string> {
  return join(await scratchFolder({ 'thesis.docx': await thesis(1_000) }), 'thesis.docx');
}

describe('main', () => {
  test('shows the version', async () => {
    expect(await run('--version')).toEqual({ code: 0, output: `${packageJson.version}\n`, errors: '' });
  });

  test('shows help on standard output when asked', async () => {
    const { code, output, errors } = await run('--help');
    expect(output).toMatch(/^Usage: thesisdesk/);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  });

  test.each([
    ['no command', [], /^Usage: thesisdesk/],
    ['an unknown command', ['anlyse', 'a.docx'], /unknown command 'anlyse'\n\(Did you mean analyse\?\)/],
    ['an unknown option', ['analyse', '--jsn', 'a.docx'], /unknown option '--jsn'/],
    ['no file', ['analyse', '--json'], /missing required argument 'file'/],
    ['no file to quote', ['quote', '--service', 'editing'], /missing required argument 'file'/],
    [
      'an unknown service',
      ['quote', 'a.docx', '--service', 'edting', '--json'],
      /^error: .*"edting"\. Did you mean "Editing"\? .*editing, formatting, editing_and_formatting\.\n$/,
    ],
    [
      'a rates file that is not there',
      ['quote', 'a.docx', '--service', 'editing', '--rates', 'none'],
      /none: /,
    ],
  ])('ends with 2 and an empty standard output for %s', async (_, args, message) => {
    const { code, output, errors } = await run(...args);
    expect(errors).toMatch(message);
    expect({ code, output }).toEqual({ code: 2, output: '' });
  });

  test.each([
    [
      ['config', '--config=~/none.toml'],
      `Cannot read the configuration file ${join(homedir(), 'none.toml')} `,
    ],
    [['quote', 'a.docx', '--service', 'editing', '--rates=~/none.json'], `${join(homedir(), 'none.json')}: `],
    [['config', '--config=~ada/none.toml'], '--config must be a path, with ~ for your own home folder only.'],
    [
      ['mcp', '--allow', '.', '--allow=~ada'],
      '--allow must be a path, with ~ for your own home folder only.',
    ],
  ])('takes ~ for the home folder in a flag, where a shell leaves it: %s', async (args, message) => {
    const { code, errors } = await run(...args);
    expect(errors).toContain(message);
    expect(code).toBe(2);
  });

  test('lets no escape sequence of the command line through', async () => {
    const { errors } = await run('analyse', '--\x1b[2Jx', 'a.docx');
    expect(errors).toMatch(/unknown option '--x'/);
  });

  test('shows the numbers of a document', async () => {
    const { code, output } = await run('analyse', await oneThesis());
    expect(output).toMatch(/^Words of text {8}1,000 {2}(?:sure|likely|please check)$/m);
    expect(code).toBe(0);
  });

  test('understands analyze as well', async () => {
    expect((await run('analyze', await oneThesis())).code).toBe(0);
  });

  test('gives exactly file and analysis as JSON', async () => {
    const path = await oneThesis();
    const { output } = await run('analyse', '--json', path);
    expect(JSON.parse(output)).toEqual({
      file: path,
      analysis: { textWordCount: 1_000, refsWordCount: 0, tables: 0, figures: 0, frontMatter: 0 },
    });
  });

  test('adds the report to the JSON with --explain', async () => {
    const { output } = await run('analyse', '--json', '--explain', await oneThesis());
    expect(JSON.parse(output).report.words.total).toBe(1_000);
  });

  test('shows the evidence with --explain', async () => {
    const { output } = await run('analyse', '--explain', await oneThesis());
    expect(output).toMatch(/^Start of the body\n {2}"Introduction" p\. 1 \[0\]\n/m);
  });

  test('quotes by the starter rates with a warning', async () => {
    const { code, output, errors } = await run('quote', await oneThesis(), '--service', 'editing');
    expect(output).toMatch(/^Total {2,}\$43\.00$/m);
    expect(errors).toMatch(/^warning: These prices are thesisdesk's starter rates/);
    expect(code).toBe(0);
  });

  test('quotes by the rates of a file, without that warning', async () => {
    const folder = await scratchFolder({
      'rates.json': '{"rates":{"proof reading":{"textPerWord":1}},"adminFee":0}',
    });
    const rates = join(folder, 'rates.json');
    const { output, errors } = await run(
      'quote',
      await oneThesis(),
      '--service',
      'proof reading',
      '--rates',
      rates,
    );
    expect(output).toMatch(/^Total {2,}\$1,000\.00$/m);
    expect(errors).not.toContain('starter');
  });

  test('offers the services of the given rates when an unknown one is asked for', async () => {
    const folder = await scratchFolder({ 'rates.json': '{"rates":{"proof reading":{"textPerWord":1}}}' });
    const { errors } = await run('quote', 'a', '--service', 'editing', '--rates', join(folder, 'rates.json'));
    expect(errors).toMatch(/The services: proof reading\.\n$/);
  });

  test('gives analysis and quote as JSON', async () => {
    const { output } = await run('quote', '--json', await oneThesis(), '--service', 'editing');
    const { file, analysis, quote, ...rest } = JSON.parse(output);
    expect(file).toMatch(/thesis\.docx$/);
    expect(analysis.textWordCount).toBe(1_000);
    expect(quote).toEqual({
      lineItems: [{ description: 'Editing: 1,000 words of text', amount: 18 }],
      subtotal: 18,
      adminFee: 25,
      total: 43,
      currency: 'USD',
    });
    expect(rest).toEqual({});
  });

  test.each([[['--debug', 'analyse', 'none.docx']], [['analyse', 'none.docx', '--debug']]])(
    'shows where an error comes from with --debug anywhere: %s',
    async (args) => {
      const { code, errors } = await run(...args);
      expect(errors).toMatch(/^error: none\.docx: No file at this path\.\n[\s\S]* {4}at /);
      expect(code).toBe(1);
    },
  );

  test('ends with 0 when nobody reads the output any longer', async () => {
    const { terminal } = memoryTerminal({ closesAfter: 0 });
    expect(await main(['node', 'thesisdesk', '--help'], terminal)).toBe(0);
  });
});
