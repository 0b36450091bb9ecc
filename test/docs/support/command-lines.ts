import type { CommandHelp } from './command-list.ts';

/** What follows `thesisdesk` in the lines of a shell block, without comments. Pure. */
export function commandLines(block: string): string[] {
  return [...block.matchAll(/(?:^|[ (])thesisdesk +(?!\.)([^|#&;>\n)]+)/gm)]
    .filter(({ 0: whole, index }) => !/docker (?:build|run)/.test(lineAt(block, index, whole)))
    .map(([, line = '']) => line.trim());
}

/** What is wrong with a command line: an unknown command, or options that the command lacks. Pure. */
export function flawsOf(line: string, commands: readonly CommandHelp[]): string[] {
  const words = line.split(/\s+/);
  const named = commands
    .map((command) => ({ command, path: command.usage.split(' ').filter((word) => /^[a-z]/.test(word)) }))
    .filter(({ path }) => path.every((word, index) => words[index] === word))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
  if (named === undefined) return [`There is no command for: ${line}`];
  const known = [...everywhere, ...named.command.options.map((option) => option.split(/[ ,]/)[0] ?? '')];
  const given = words.filter((word) => word.startsWith('--'));
  return given.filter((option) => !known.includes(option)).map((option) => `There is no option ${option}.`);
}

const everywhere = ['--config', '--debug', '--help'];

function lineAt(text: string, index: number, match: string): string {
  const start = text.lastIndexOf('\n', index) + 1;
  return text.slice(start, index + match.length);
}
