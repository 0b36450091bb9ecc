import { runProgram } from '../../../src/cli/program.ts';
import { memoryTerminal } from '../../cli/support/memory-terminal.ts';

/** A command of the program, as its help shows it. */
export interface CommandHelp {
  /** Such as `rates set <file>`. */
  usage: string;
  description: string;
  /** Such as `--data <folder>`, without the options that every command has. */
  options: string[];
}

/** All commands that do something, in help order; those in a group have the group's name in front. */
export async function commandList(path: readonly string[] = []): Promise<CommandHelp[]> {
  const lines = await helpOf(path);
  const rows = section(lines, 'Commands').filter(({ term }) => !term.startsWith('help '));
  const below = await Promise.all(
    rows.map(({ term }) => commandList([...path, (term.split(/[| ]/)[0] ?? '').trim()])),
  );
  const options = section(lines, 'Options').flatMap(({ term }) => (term.startsWith('-h') ? [] : [term]));
  const isOnlyGroup = rows.length > 0 && (path.length === 0 || options.length === 0);
  const own = { usage: usageOf(path, lines), description: lines[2] ?? '', options };
  return [...(isOnlyGroup ? [] : [own]), ...below.flat()];
}

/** The table of docs/cli.md, in Markdown. */
export async function commandsTable(): Promise<string> {
  const rows = (await commandList()).map(({ usage, description, options }) => {
    const shown = options.map((option) => `\`${option}\``).join(', ');
    return `| \`thesisdesk ${usage}\` | ${description} | ${shown} |`;
  });
  return ['| Command | What it does | Options |', '|---|---|---|', ...rows, ''].join('\n');
}

async function helpOf(path: readonly string[]): Promise<string[]> {
  // Wide enough that no description wraps.
  const { terminal, written } = memoryTerminal({ columns: 1000 });
  await runProgram(['node', 'thesisdesk', ...path, '--help'], terminal);
  return written.output.split('\n');
}

/** The usage without the placeholders for options and for a group's commands. */
function usageOf(path: readonly string[], [first = '']: readonly string[]): string {
  const [, parameters = ''] = /(?:\[options\])(.*)$/.exec(first) ?? [];
  return [...path, parameters.replace('[command]', '').trim()].join(' ').trim();
}

function section(lines: readonly string[], name: string): { term: string }[] {
  const start = lines.indexOf(`${name}:`);
  if (start < 0) return [];
  const end = lines.indexOf('', start);
  return lines.slice(start + 1, end < 0 ? undefined : end).flatMap((line) => {
    const [, term] = /^ {2}(\S.*?)(?: {2,}|$)/.exec(line) ?? [];
    return term === undefined ? [] : [{ term: term.trim() }];
  });
}
