import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { waitUntil } from '../support/wait-until.ts';
import { program, runProgram } from './support/run-program.ts';
import { type FolderContent, scratchFolder } from './support/scratch-folder.ts';
import { thesis } from './support/thesis.ts';

async function manyTheses(count: number): Promise<string> {
  const content: FolderContent = {};
  const bytes = await thesis(2_000);
  for (let index = 0; index < count; index += 1) content[`${index}.docx`] = bytes;
  return scratchFolder(content);
}

describe('the built program', () => {
  test('ends with 0 and one JSON document per line, spread over processes', async () => {
    const folder = await manyTheses(5);
    const { code, output, errors } = await runProgram(['analyse', '--json', folder]);
    const lines = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ file }) => file)).toEqual(
      [0, 1, 2, 3, 4].map((index) => join(folder, `${index}.docx`)),
    );
    expect(lines.every(({ analysis }) => analysis.textWordCount === 2_000)).toBe(true);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  });

  test('ends with 1 when a document failed, and nothing but JSON is on standard output', async () => {
    const folder = await scratchFolder({ 'a.docx': await thesis(10), 'b.docx': 'no docx', 'c.docx': '' });
    const other = join(await scratchFolder({ 'd.docx': await thesis(10) }), 'd.docx');
    const missing = join(folder, 'none.docx');
    const { code, output } = await runProgram(['analyse', '--json', folder, missing, other]);
    const lines = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ error }) => error?.code)).toEqual([
      undefined,
      'document_not_docx',
      'document_empty',
      'file_unreadable',
      undefined,
    ]);
    expect(code).toBe(1);
  });

  test('ends with 2 for wrong usage', async () => {
    const { code, output } = await runProgram(['analyse', '--jsn', 'a.docx']);
    expect({ code, output }).toEqual({ code: 2, output: '' });
  });

  test('writes no colours into a pipe', async () => {
    const { errors } = await runProgram(['analyse', 'none.docx']);
    expect(errors).toBe('error: none.docx: No file at this path.\n');
  });

  test('writes colours where they are forced', async () => {
    const { errors } = await runProgram(['analyse', 'none.docx'], { env: { FORCE_COLOR: '1' } });
    expect(errors).toBe('\x1b[31merror:\x1b[39m none.docx: No file at this path.\n');
  });

  test('warns on standard error of starter rates, once', async () => {
    const folder = await manyTheses(2);
    const { code, output, errors } = await runProgram(['quote', '--json', '--service', 'editing', folder]);
    expect(errors.match(/starter rates/g)?.length).toBe(1);
    expect(output.trimEnd().split('\n').length).toBe(2);
    expect(code).toBe(0);
  });

  test('quotes several documents in a table with their sum, and ends with 1 where one failed', async () => {
    const folder = await manyTheses(2);
    const files = ['0.docx', 'none.docx', '1.docx'].map((name) => join(folder, name));
    const { code, output } = await runProgram(['quote', '--service', 'editing', ...files]);
    expect(output.match(/\$61\.00 {2}please check$/gm)).toHaveLength(2);
    expect(output).toMatch(/none\.docx +failed$/m);
    expect(output).toMatch(/^Sum of 2 +\$122\.00$/m);
    expect(code).toBe(1);
  });

  test('writes the painted document, with the prices where it quotes', async () => {
    const folder = await scratchFolder({ 'thesis.docx': await thesis(500) });
    const paintedBy = async (command: string) => {
      const report = join(folder, `${command}.html`);
      await runProgram([command, join(folder, 'thesis.docx'), '--html', report]);
      return readFile(report, 'utf8');
    };
    expect(await paintedBy('quote')).toContain('500 words of text');
    expect(await paintedBy('analyse')).not.toContain('500 words of text');
  });

  test('says in its help where the documentation is', async () => {
    const { output } = await runProgram(['quote', '--help']);
    const [, place = ''] = /^Documentation: (.+)$/m.exec(output) ?? [];
    expect(place.startsWith('https://') || existsSync(place)).toBe(true);
  });

  test('ends quietly when its reader goes away', async () => {
    const child = spawn(process.execPath, [program, 'analyse', '--json', await manyTheses(40)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [code] = await once(child, 'close');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  });

  test.skipIf(!existsSync('/dev/full'))('ends with 1 and one sentence when its output is full', async () => {
    const file = join(await scratchFolder({ 'a.docx': await thesis(10) }), 'a.docx');
    const intoFull = ['-c', '"$0" "$@" > /dev/full', process.execPath, program, 'analyse', file];
    const child = spawn('sh', intoFull, { stdio: ['ignore', 'pipe', 'pipe'] });
    const errors = text(child.stderr);
    const [code] = await once(child, 'close');
    expect([code, await errors]).toEqual([1, 'error: The output cannot be written (its disk is full).\n']);
  });

  test.skipIf(process.platform === 'win32').each([
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    'that makes a backup removes its copy of the desk at %s, and ends with %i',
    async (signal, code) => {
      const folder = await scratchFolder({ 'records/named/rates.json': '{}', 'files/large': '' });
      await truncate(join(folder, 'files', 'large'), 4_000_000_000);
      const file = join(await scratchFolder(), 'desk.tar.gz');
      const child = spawn(process.execPath, [program, 'backup', file, '--data', folder], { stdio: 'ignore' });
      const ended = once(child, 'close');
      const left = () =>
        readdir(folder).then((names) => names.filter((name) => name.startsWith('.snapshot')));
      await waitUntil(async () => (await left()).length > 0);
      child.kill(signal);
      expect([await ended, await left()]).toEqual([[code, null], []]);
    },
  );

  test.skipIf(process.platform === 'win32')('ends with 130 when it is interrupted', async () => {
    const folder = await manyTheses(400);
    const child = spawn(process.execPath, [program, 'analyse', '--json', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
  });
});
