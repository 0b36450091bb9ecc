import { allCommands, type CommandShape, type OptionShape } from '../command-tree.ts';
import { keyOf, longName, pathsByWords, takesFiles } from './rules.ts';

/**
 * Completion for fish: `thesisdesk completion fish > ~/.config/fish/completions/thesisdesk.fish`. Pure.
 *
 * @example
 * fishCompletion(commandTree(program));
 */
export function fishCompletion(program: CommandShape): string {
  const all = allCommands(program);
  return `# Completion of thesisdesk for fish: thesisdesk completion fish | source
function __thesisdesk_at
    set -l at ''
    for word in (commandline -opc)[2..]
        switch "$at $word"
${pathsByWords(program)
  .map(
    ({ words, key }) =>
      `            case ${words.map(quoted).join(' ')}\n                set at ${quoted(key)}`,
  )
  .join('\n')}
        end
    end
    test "$at" = "$argv[1]"
end
complete -c thesisdesk -f
${all.flatMap(linesOf).join('\n')}
`;
}

function linesOf(command: CommandShape): string[] {
  const here = `complete -c thesisdesk -n ${quoted(`__thesisdesk_at ${quoted(keyOf(command))}`)}`;
  return [
    ...command.commands.map(
      ({ names: [name = ''], description }) => `${here} -a ${name} -d ${quoted(description)}`,
    ),
    ...command.parameters.flatMap(({ choices }) => choices.map((choice) => `${here} -a ${choice}`)),
    ...(takesFiles(command) ? [`${here} -F`] : []),
    ...command.options.map((option) => `${here} ${optionPart(option)} -d ${quoted(option.description)}`),
  ];
}

function optionPart(option: OptionShape): string {
  const short = option.flags.find((flag) => /^-\w$/.test(flag));
  const long = longName(option);
  return [
    ...(short === undefined ? [] : [`-s ${short.slice(1)}`]),
    ...(long === '' ? [] : [`-l ${long}`]),
    ...(option.choices.length > 0 ? [`-x -a ${quoted(option.choices.join(' '))}`] : valueParts[option.takes]),
  ].join(' ');
}

const valueParts = {
  nothing: [],
  text: ['-x'],
  file: ['-r -F'],
  folder: ["-x -a '(__fish_complete_directories)'"],
} as const;

/** Within single quotes, fish needs a backslash before a quote and before a backslash. */
function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
