import { allCommands, type CommandShape } from '../command-tree.ts';
import { keyOf, offeredWords, pathsByWords, takesFiles, valueRules } from './rules.ts';

/**
 * Completion for bash: `source <(thesisdesk completion bash)`. Pure.
 *
 * @example
 * bashCompletion(commandTree(program));
 */
export function bashCompletion(program: CommandShape): string {
  const all = allCommands(program);
  return `# Completion of thesisdesk for bash: source <(thesisdesk completion bash)
_thesisdesk() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} at='' i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$at \${COMP_WORDS[i]}" in
${pathsByWords(program)
  .map(({ words, key }) => `      ${words.map(quoted).join('|')}) at=${quoted(key)} ;;`)
  .join('\n')}
    esac
  done
  case "$at $prev" in
${valueRules(all)
  .map(({ key, flag, choices, takes }) => {
    const deed =
      choices.length > 0
        ? `mapfile -t COMPREPLY < <(compgen -W ${quoted(choices.join(' '))} -- "$cur")`
        : valueDeeds[takes];
    return `    ${quoted(`${key} ${flag}`)}) ${deed}; return ;;`;
  })
  .join('\n')}
  esac
  case "$at" in
${all
  .map((command) => {
    const flags = command.options.flatMap((option) => option.flags).join(' ');
    const names = offeredWords(command).join(' ');
    const rest = [
      names === '' ? null : `mapfile -t COMPREPLY < <(compgen -W ${quoted(names)} -- "$cur")`,
      takesFiles(command) ? 'compopt -o default 2>/dev/null' : null,
    ].filter((each) => each !== null);
    return `    ${quoted(keyOf(command))})
      if [[ $cur == -* ]]; then mapfile -t COMPREPLY < <(compgen -W ${quoted(flags)} -- "$cur")
      else ${rest.length === 0 ? ':' : rest.join('; ')}
      fi ;;`;
  })
  .join('\n')}
  esac
}
complete -F _thesisdesk thesisdesk
`;
}

/** Readline itself completes file names. */
const valueDeeds = {
  file: 'compopt -o default 2>/dev/null',
  folder: 'compopt -o default -o dirnames 2>/dev/null',
  text: ':',
} as const;

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
