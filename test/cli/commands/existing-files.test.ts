import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { deskFolder } from '../support/desk-folder.ts';
import { runMain } from '../support/run-main.ts';
import { program, runProgram } from '../support/run-program.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { thesis } from '../support/thesis.ts';

/** Runs a command that writes to a path, on a document and a desk that has it. */
type Run = (place: { thesis: string; id: string; data: string[] }, path: string, force: string[]) => string[];

const commands: readonly [string, Run][] = [
  ['analyse --html', ({ thesis }, path, force) => ['analyse', thesis, '--html', path, ...force]],
  ['quote --html', ({ thesis }, path, force) => ['quote', thesis, '--html', path, ...force]],
  [
    'analyse --write-boundaries',
    ({ thesis }, path, force) => ['analyse', thesis, '--write-boundaries', path, ...force],
  ],
  [
    'quote --output',
    ({ thesis }, path, force) => [
      ...['quote', thesis, '--service', 'editing', '--format', 'pdf', '--output', path, ...force],
    ],
  ],
  [
    'submissions requote --write-boundaries',
    ({ id, data }, path, force) => [
      'submissions',
      'requote',
      id,
      ...data,
      '--write-boundaries',
      path,
      ...force,
    ],
  ],
  [
    'submissions boundaries --output',
    ({ id, data }, path, force) => ['submissions', 'boundaries', id, ...data, '--output', path, ...force],
  ],
  [
    'submissions download --output',
    ({ id, data }, path, force) => ['submissions', 'download', id, ...data, '--output', path, ...force],
  ],
  ['backup', ({ data }, path, force) => ['backup', path, ...data, ...force]],
];

describe.each(commands)('%s', (_, args) => {
  test('replaces an existing file only with --force', async () => {
    const { folder, submit } = await deskFolder();
    const id = await submit({}, await thesis(1_000));
    const into = await scratchFolder({ 'thesis.docx': await thesis(1_000), mine: 'mine' });
    const path = join(into, 'mine');
    const place = { thesis: join(into, 'thesis.docx'), id, data: ['--data', folder] };
    const refused = await runMain(args(place, path, []));
    expect(refused.errors).toContain(
      `error: ${path} already exists. Name another file, or replace it with --force.\n`,
    );
    expect([refused.code, await readFile(path, 'utf8')]).toEqual([2, 'mine']);
    expect((await runProgram(args(place, path, ['--force']))).code).toBe(0);
    expect(await readFile(path, 'utf8')).not.toBe('mine');
    expect((await readdir(into)).toSorted()).toEqual(['mine', 'thesis.docx']);
  });
});

describe('a path that is no file', () => {
  test('such as a device is written to, as there is nothing to replace', async () => {
    const into = await scratchFolder({ 'thesis.docx': await thesis(1_000) });
    const { code } = await runMain(['analyse', join(into, 'thesis.docx'), '--write-boundaries', '/dev/null']);
    expect(code).toBe(0);
  });

  test.skipIf(process.platform === 'win32').each([[[]], [['--force']]])(
    'such as standard output is written to, also where that is a file: %j',
    async (force) => {
      const into = await scratchFolder({ 'thesis.docx': await thesis(1_000), out: 'before\n' });
      const [document, out] = [join(into, 'thesis.docx'), join(into, 'out')];
      const handle = await open(out, 'a');
      onTestFinished(() => handle.close());
      const args = ['analyse', document, '--write-boundaries', '/dev/stdout', ...force];
      const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', handle.fd, 'ignore'] });
      const [code] = await once(child, 'close');
      await handle.appendFile('after\n');
      const written = await readFile(out, 'utf8');
      expect(code).toBe(0);
      expect(written).toMatch(/^before\n\{.*"bodyStart".*\}\n.*after\n$/s);
    },
  );

  test('such as a folder is refused, also with --force', async () => {
    const into = await scratchFolder({ 'thesis.docx': await thesis(1_000) });
    const { code, errors } = await runMain([
      ...['analyse', join(into, 'thesis.docx'), '--write-boundaries', into, '--force'],
    ]);
    expect([code, errors]).toEqual([2, `error: ${into} is a folder. Name a file in it.\n`]);
  });

  test('such as one in no folder is refused in words', async () => {
    const into = await scratchFolder({ 'thesis.docx': await thesis(1_000) });
    const path = join(into, 'none', 'boundaries.json');
    await writeFile(join(into, 'other'), '');
    const { code, errors } = await runMain([
      'analyse',
      join(into, 'thesis.docx'),
      '--write-boundaries',
      path,
    ]);
    expect(errors).toContain(
      `The folder of ${path} does not exist. Create it first, or name a path in one that exists.`,
    );
    expect(code).not.toBe(0);
  });
});
