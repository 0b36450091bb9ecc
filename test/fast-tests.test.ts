import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { fastFolders, leftOut } from '../vitest.fast.config.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const tests = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .map((file) => `test/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.test.ts'));
const isBelow = (places: readonly string[]) => (file: string) =>
  places.some((place) => file.startsWith(place));
const fastTests = tests.filter((file) => isBelow(fastFolders)(file) && !isBelow(leftOut)(file));

describe('the fast tests', () => {
  test.each([
    ['process', ['node:child_process', 'node:worker_threads']],
    ['server', ['node:http', 'node:https', 'node:net', 'node:tls', 'smtp-server', '@20minutes/s3rver']],
    ['browser', ['playwright-core']],
    ['real thesis', ['test/support/theses/real-theses.ts']],
  ])('need no %s', (_what, modules) => {
    const users = fastTests.filter((file) => modules.some((name) => importsOf(file).has(name)));
    expect(users).toEqual([]);
  });

  test.each([...fastFolders, ...leftOut])('are told by a name that is there: %s', (place) => {
    expect(tests.filter(isBelow([place]))).not.toEqual([]);
  });
});

/** All modules that a test takes from its imports, and from those of the parts of `test` that it imports. */
function importsOf(file: string, known = new Set<string>()): Set<string> {
  for (const { fileName } of ts.preProcessFile(readFileSync(join(root, file), 'utf8')).importedFiles) {
    const name = fileName.startsWith('.') ? join(dirname(file), fileName).replaceAll('\\', '/') : fileName;
    if (known.has(name)) continue;
    known.add(name);
    if (name.startsWith('test/') && name.endsWith('.ts')) importsOf(name, known);
  }
  return known;
}
