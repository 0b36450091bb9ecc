import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { program } from './support/run-program.ts';
import { scratchFolder } from './support/scratch-folder.ts';
import { thesis } from './support/thesis.ts';

/** The packages that a built module loads before its first line runs, those of the modules it imports included. */
async function packagesLoadedBy(entry: URL): Promise<Set<string>> {
  const packages = new Set<string>();
  const modules = [entry.href];
  for (const module of modules) {
    const source = await readFile(new URL(module), 'utf8');
    for (const [, name = ''] of source.matchAll(/(?:^|;)(?:import|export)\b[^;'"]*['"]([^'"]+)['"]/gm)) {
      const resolved = name.startsWith('.') ? new URL(name, module).href : null;
      if (resolved === null) packages.add(name.replace(/^node:/, ''));
      else if (!modules.includes(resolved)) modules.push(resolved);
    }
  }
  return packages;
}

/** Prints the parts of Node that were loaded, at the end and to standard error. */
const listParts = `data:text/javascript,process.on('exit', () => console.error(process.moduleLoadList.join()))`;

const dist = new URL('../../dist/', import.meta.url);

describe('the start of the program', () => {
  test('loads commander and nothing else that is no part of Node', async () => {
    const { builtinModules } = await import('node:module');
    const packages = await packagesLoadedBy(new URL('cli.js', dist));
    expect([...packages].filter((name) => !builtinModules.includes(name))).toEqual(['commander']);
  });

  test.each([
    // The words of all languages are a file of our own, which only an analysis needs.
    ['analysis-process.js', ['#languages']],
    ['analysis-watch.js', []],
    ['languages.js', []],
  ])('of %s loads nothing else that is no part of Node than %j', async (file, expected) => {
    const { builtinModules } = await import('node:module');
    const packages = await packagesLoadedBy(new URL(file, dist));
    expect([...packages].filter((name) => !builtinModules.includes(name))).toEqual(expected);
  });

  test('for one document leaves out the parts of Node that only others need, and reports nothing', async () => {
    // Node 24 and later load worker threads with it.
    const folder = await scratchFolder({ 'a.docx': await thesis(10), 'util.mjs': "import 'node:util';" });
    const partsOf = async (...command: string[]) => {
      const { stderr } = await promisify(execFile)(process.execPath, ['--import', listParts, ...command]);
      return stderr.trimEnd().split(/[\n,]/);
    };
    const always = await partsOf(join(folder, 'util.mjs'));
    const loaded = await partsOf(program, 'analyse', join(folder, 'a.docx'));
    expect(loaded.filter((part) => !/^(?:NativeModule|Internal Binding) /.test(part))).toEqual([]);
    expect(loaded).toContain('NativeModule zlib');
    const others = ['crypto', 'worker_threads', 'perf_hooks'].map((name) => `NativeModule ${name}`);
    expect(loaded.filter((part) => others.includes(part) && !always.includes(part))).toEqual([]);
  });

  test('loads code in ASCII, which V8 reads faster, except for the words of the languages', async () => {
    const files = (await readdir(dist)).filter((name) => /^[\w-]+\.js$/.test(name));
    const contents = await Promise.all(files.map((name) => readFile(new URL(name, dist), 'utf8')));
    expect(files.filter((_, index) => /[^\0-\x7f]/.test(contents[index] ?? ''))).toEqual(['languages.js']);
  });

  test('is checked by something that sees what a module loads', async () => {
    expect([...(await packagesLoadedBy(new URL('index.js', dist)))]).toContain('zod');
  });
});
