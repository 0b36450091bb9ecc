import { parse as parseToml } from 'smol-toml';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { takesFile } from '../../src/cli/config/setting.ts';
import { settingList } from '../../src/cli/config/settings.ts';
import { wholeBlocks } from './support/blocks.ts';
import { pages } from './support/pages.ts';

const blocks = pages.flatMap((page) => page.blocks);

describe('a block of the documentation', () => {
  test.each(wholeBlocks(blocks, ['json']))('$place is JSON', ({ text }) => {
    expect(() => JSON.parse(text)).not.toThrow();
  });

  test.each(wholeBlocks(blocks, ['yaml']))('$place is YAML', ({ text }) => {
    expect(() => parseYaml(text)).not.toThrow();
  });

  test.each(wholeBlocks(blocks, ['toml']))('$place is TOML, with settings that there are', ({ text }) => {
    const known = settingList.flatMap(([, setting]) => [
      setting.key,
      ...(takesFile(setting) ? [`${setting.key}_file`] : []),
    ]);
    const keys = Object.entries(parseToml(text)).flatMap(([section, values]) =>
      Object.keys(Object(values)).map((key) => `${section}.${key}`),
    );
    expect(known).toEqual(expect.arrayContaining(keys));
  });

  test.each(wholeBlocks(blocks, ['js', 'ts']))('$place has no slip of syntax', ({ text, language }) => {
    const { diagnostics = [] } = ts.transpileModule(text, {
      fileName: `block.m${language}`,
      reportDiagnostics: true,
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
    });
    expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
  });
});
