import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

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

  test('is checked by something that sees what a module loads', async () => {
    expect([...(await packagesLoadedBy(new URL('index.js', dist)))]).toContain('zod');
  });
});
