import { allCommands, type CommandShape } from './command-tree.ts';

export interface ManPageFacts {
  version: string;
  /** Examples by the words after the program's name. */
  examples: Readonly<Record<string, readonly string[]>>;
  /** The address of the documentation; null if it is not known. */
  documentation: string | null;
}

/**
 * Returns the manual page in man(7) markup. Pure.
 *
 * @example
 * manPage(commandTree(program), { version: '0.1.0', examples, documentation: null });
 */
export function manPage(program: CommandShape, { version, examples, documentation }: ManPageFacts): string {
  const commands = allCommands(program).filter(({ path, commands, parameters, options }) => {
    const isGroup = commands.length > 0 && parameters.length === 0 && !options.some(isOwn);
    return path.length > 0 && !isGroup;
  });
  return [
    `.TH THESISDESK 1 "" "thesisdesk ${roff(version)}" "User Commands"`,
    '.SH NAME',
    `thesisdesk \\- ${roff(firstLower(program.description).replace(/\.$/, ''))}`,
    '.SH SYNOPSIS',
    '.B thesisdesk',
    '.I command',
    '[\\fIoptions\\fR] [\\fIarguments\\fR]',
    '.SH DESCRIPTION',
    'The intake desk for a dissertation editing business: it reads a .docx, counts what an editor charges for, says what each',
    'number rests on, and quotes it. Results go to standard output, everything else to standard error.',
    '.SH COMMANDS',
    ...commands.flatMap((command) => commandLines(command, examples[command.path.join(' ')] ?? [])),
    '.SH OPTIONS',
    'Every command also accepts these options.',
    ...program.options.flatMap(({ term, description }) => item(term, description)),
    '.SH EXIT STATUS',
    '0 when all went well, 1 when something failed, 2 when the command line or a setting is wrong.',
    '.SH ENVIRONMENT',
    ...item('NO_COLOR', 'no colours, whatever its value is'),
    ...item('THESISDESK_...', 'settings; thesisdesk config shows all of them'),
    '.SH FILES',
    ...item(
      'thesisdesk.toml',
      'settings, in the folder where the program is started; thesisdesk init writes this file',
    ),
    ...(documentation === null ? [] : ['.SH SEE ALSO', roff(documentation)]),
    '',
  ].join('\n');
}

function commandLines(command: CommandShape, examples: readonly string[]): string[] {
  const { path, parameters, description, options } = command;
  const usage = [...path, ...parameters.map(({ term }) => term)].join(' ');
  return [
    `.SS "thesisdesk ${roff(usage)}"`,
    roff(description),
    ...parameters.flatMap((parameter) => item(parameter.term, parameter.description)),
    ...options.filter(isOwn).flatMap(({ term, description: says }) => item(term, says)),
    ...(examples.length === 0
      ? []
      : ['.PP', 'Example:', '.PP', '.nf', '.RS', ...examples.map(roff), '.RE', '.fi']),
  ];
}

/** Options common to all commands are listed once. */
function isOwn({ flags }: { flags: readonly string[] }): boolean {
  return !flags.some((flag) => everywhere.has(flag));
}

const everywhere: ReadonlySet<string> = new Set(['--help', '--config', '--debug', '--version']);

function item(term: string, description: string): string[] {
  return ['.TP', `.B ${roff(term)}`, roff(description)];
}

function firstLower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A line that starts with a dot or a quote would be a formatter request. */
function roff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/, '\\&');
}
