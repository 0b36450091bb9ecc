import { allCommands, type CommandShape } from '../command-tree.ts';
import { keyOf, pathsByWords, takesFiles, valueRules } from './rules.ts';

/**
 * Completion for zsh: a file `_thesisdesk` in a folder of `fpath`, or `source <(thesisdesk completion zsh)`. Pure.
 *
 * @example
 * zshCompletion(commandTree(program));
 */
export function zshCompletion(program: CommandShape): string {
  const all = allCommands(program);
  return `#compdef thesisdesk
# Completion of thesisdesk for zsh: source <(thesisdesk completion zsh)
_thesisdesk() {
  local at='' i
  local -a offered
  for ((i = 2; i < CURRENT; i++)); do
    case "$at \${words[i]}" in
${pathsByWords(program)
  .map(({ words, key }) => `      (${words.map(quoted).join('|')}) at=${quoted(key)} ;;`)
  .join('\n')}
    esac
  done
  case "$at \${words[CURRENT-1]}" in
${valueRules(all)
  .map(({ key, flag, choices, takes }) => {
    const deed = choices.length > 0 ? `compadd -- ${choices.map(quoted).join(' ')}` : valueDeeds[takes];
    return `    (${quoted(`${key} ${flag}`)}) ${deed}; return ;;`;
  })
  .join('\n')}
  esac
  case "$at" in
${all
  .map((command) => {
    const options = command.options.flatMap(({ flags, description }) =>
      flags.map((flag) => described(flag, description)),
    );
    const names = command.commands.map(({ names: [name = ''], description }) => described(name, description));
    const choices = command.parameters.flatMap((each) => each.choices);
    const rest = [
      names.length === 0 ? null : `offered=(${names.join(' ')}); _describe command offered`,
      choices.length === 0 ? null : `compadd -- ${choices.join(' ')}`,
      takesFiles(command) ? '_files' : null,
    ].filter((each) => each !== null);
    return `    (${quoted(keyOf(command))})
      if [[ \${words[CURRENT]} == -* ]]; then offered=(${options.join(' ')}); _describe option offered
      else ${rest.length === 0 ? ':' : rest.join('; ')}
      fi ;;`;
  })
  .join('\n')}
  esac
}
if [[ "\${funcstack[1]}" == _thesisdesk ]]; then _thesisdesk "$@"; else compdef _thesisdesk thesisdesk; fi
`;
}

const valueDeeds = { file: '_files', folder: '_files -/', text: ':' } as const;

function described(name: string, description: string): string {
  return quoted(`${name.replaceAll(':', '\\:')}:${description}`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
