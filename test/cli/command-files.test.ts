import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { commandFiles, loadCommands } from '../../src/cli/command-files.ts';
import { memoryTerminal } from './support/memory-terminal.ts';

const line = (...words: string[]) => ['node', 'thesisdesk', ...words];

describe('the files of the commands', () => {
  test.each(commandFiles.filter(({ names }) => names.length > 0))(
    'of $names declare these',
    async ({ names, load }) => {
      const program = new Command();
      const declare = await load();
      declare(program, memoryTerminal().terminal, () => {});
      const declared = program.commands.flatMap((each) => [each.name(), ...each.aliases()]);
      expect(declared.toSorted()).toEqual(names.toSorted());
    },
  );

  test('are loaded one at a time for a command', async () => {
    expect(await loadCommands(line('deals', 'move', '3'))).toHaveLength(1);
  });

  test('are not loaded for the version', async () => {
    expect(await loadCommands(line('--version'))).toEqual([]);
  });

  test.each([
    [line()],
    [line('--help')],
    [line('dael')],
    [line('--config', 'desk.toml', 'deals')],
    [line('man')],
    [line('completion', 'bash')],
  ])('are all loaded for %j', async (argv) => {
    expect(await loadCommands(argv)).toHaveLength(commandFiles.length);
  });
});
