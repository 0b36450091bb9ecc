import { execFile, execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { runMain } from '../support/run-main.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const run = promisify(execFile);

/** A file with the completion for a shell. */
async function scriptFor(shell: string): Promise<string> {
  const { output, code } = await runMain(['completion', shell]);
  expect(code).toBe(0);
  return join(await scratchFolder({ 'completion.sh': output }), 'completion.sh');
}

function hasShell(name: string): boolean {
  try {
    execFileSync(name, ['-c', 'true']);
    return true;
  } catch {
    return false;
  }
}

/** What bash offers at the end of these words; the last one is being typed. */
async function offeredByBash(...words: string[]): Promise<string[]> {
  const program = [
    'source "$0"',
    'COMP_WORDS=("$@")',
    'COMP_CWORD=$(($# - 1))',
    '_thesisdesk',
    `printf "%s\\n" "\${COMPREPLY[@]}"`,
  ].join('\n');
  const { stdout } = await run('bash', ['-c', program, await scriptFor('bash'), 'thesisdesk', ...words]);
  return stdout.split('\n').filter((line) => line !== '');
}

describe.skipIf(!hasShell('bash'))('completion for bash', () => {
  test.each([
    [['quo'], ['quote']],
    [
      ['rates', ''],
      ['get', 'set', 'edit', 'history', 'restore', 'reset'],
    ],
    [['rates', 'h'], ['history']],
    [['analyze', '--body'], ['--body-start']],
    [
      ['deals', '--status', ''],
      ['open', 'won', 'lost', 'deleted', 'all_not_deleted'],
    ],
    [['deals', '--status', 'w'], ['won']],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [['submissions', 'list', '--data', 'desk', '--sta'], ['--status']],
    [['--config', 'a.toml', 'webhooks', 'rep'], ['replay']],
  ])('%s', async (words, offered) => {
    expect(await offeredByBash(...words)).toEqual(offered);
  });

  test.each(['quote', 'compare', 'analyse'])('offers the files that may follow %s', async (command) => {
    const script = await readFile(await scriptFor('bash'), 'utf8');
    const [, branch = ''] = script.split(`    ' ${command}')\n`);
    expect(branch.split(';;')[0]).toContain('compopt -o default');
  });

  test('offers no hidden command', async () => {
    expect(await offeredByBash('')).not.toContain('hooks');
  });

  test('is put in for the program', async () => {
    const { stdout } = await run('bash', [
      '-c',
      'source "$0"; complete -p thesisdesk',
      await scriptFor('bash'),
    ]);
    expect(stdout).toBe('complete -F _thesisdesk thesisdesk\n');
  });
});

describe.skipIf(!hasShell('fish'))('completion for fish', () => {
  test.each([
    ['thesisdesk rates h', ['history\tShow all changes to the rates, newest first.']],
    ['thesisdesk deals --status w', ['won\tthe status (default: open)']],
    ['thesisdesk completion z', ['zsh']],
  ])('%s', async (line, offered) => {
    const { stdout } = await run('fish', [
      '-c',
      'source $argv[1]; complete -C $argv[2]',
      await scriptFor('fish'),
      line,
    ]);
    expect(stdout.trimEnd().split('\n')).toEqual(offered);
  });
});

describe.skipIf(!hasShell('zsh'))('completion for zsh', () => {
  test('is right for zsh', async () => {
    await expect(run('zsh', ['-n', await scriptFor('zsh')])).resolves.toMatchObject({ stderr: '' });
  });

  test('can be loaded', async () => {
    const program = 'autoload -Uz compinit && compinit -u -D && source "$0" && print $_comps[thesisdesk]';
    const { stdout } = await run('zsh', ['-f', '-c', program, await scriptFor('zsh')]);
    expect(stdout).toBe('_thesisdesk\n');
  });
});

describe('completion', () => {
  test('for another shell is refused with those that there are', async () => {
    const { code, errors } = await runMain(['completion', 'tcsh']);
    expect(errors).toContain('Allowed choices are bash, zsh, fish.');
    expect(code).toBe(2);
  });
});
