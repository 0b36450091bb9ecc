import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { fileVariable } from '../../src/cli/config/reading/in-environment.ts';
import { takesFile } from '../../src/cli/config/setting.ts';
import { settingList } from '../../src/cli/config/settings.ts';
import { pageOf, pages, root } from './support/pages.ts';

const variables = [
  ...settingList.flatMap(([, setting]) => [
    setting.variable,
    ...(takesFile(setting) ? [`${setting.variable}_FILE`] : []),
  ]),
  fileVariable,
];

describe('what the documentation names', () => {
  test.each(pages)('$name names variables that there are', ({ text }) => {
    const named = text.match(/\bTHESISDESK_[A-Z][A-Z0-9_]*(?!…)\b/g) ?? [];
    expect(variables).toEqual(expect.arrayContaining(named));
  });

  test.each(pages)('$name names scripts that package.json has', async ({ text }) => {
    const { scripts } = JSON.parse(await readFile(`${root}package.json`, 'utf8'));
    const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script]) => script);
    expect(['test', ...Object.keys(scripts)]).toEqual(expect.arrayContaining(named));
  });

  test.each(['docs/architecture.md', 'docs/five-numbers.md', 'CONTRIBUTING.md'])(
    '%s names files that there are',
    async (name) => {
      const below = async (folder: string) =>
        (await readdir(`${root}${folder}`, { recursive: true })).map((path) => `${folder}/${path}`);
      const files = (
        await Promise.all([readdir(root), ...['src', 'test', 'bench', 'docs-site'].map(below)])
      ).flat();
      const named = [...pageOf(name).text.matchAll(/`([\w./-]+\.ts)`/g)].map(([, path]) => path ?? '');
      expect(named.filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)))).toEqual([]);
    },
  );

  test('docs/configuration.md has every setting', () => {
    const { text } = pageOf('docs/configuration.md');
    const missing = settingList.filter(([, { variable }]) => !text.includes(`\`${variable}\``));
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  test('the README and the check of changes have the same two commands', async () => {
    const { blocks } = pageOf('README.md');
    const [quoting, testing] = blocks.filter(({ text }) => text.startsWith('npm ci && '));
    expect(quoting?.text).toContain('thesisdesk quote examples/sample-thesis.docx');
    expect(testing?.text).toBe('npm ci && npm test\n');
    const check = await readFile(`${root}.ci/run`, 'utf8');
    expect(check).toMatch(/^npm ci\b/m);
    expect(check).toMatch(/^npm test\b/m);
  });
});
