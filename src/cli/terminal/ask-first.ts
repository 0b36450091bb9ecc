import type { DeskCommandOptions } from '../desk/with-desk.ts';
import { remark } from './print-error.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** The options of every command that asks for confirmation. */
export interface DeedCommandOptions extends DeskCommandOptions {
  /** Do not ask. */
  yes?: boolean;
}

/** An action that removes or replaces something. */
export interface Deed {
  /** The command, as it is typed: `purge`. */
  command: string;
  /** What it will do, as lines that are printed before the question. */
  what: readonly string[];
  /** @example 'Remove them?' */
  question: string;
}

/**
 * Asks for confirmation on the terminal before an action that removes or replaces something; Enter alone means no, and
 * so does Ctrl+C. `--yes` answers in advance.
 *
 * @returns whether to proceed
 * @throws UsageError if there is no terminal to ask on
 *
 * @example
 * if (!(await askFirst(options, terminal, { command: 'purge', what: lines, question: 'Remove all this?' }))) return 1;
 */
export async function askFirst(
  { yes = false }: { yes?: boolean | undefined },
  terminal: Terminal,
  { command, what, question }: Deed,
): Promise<boolean> {
  if (yes) return true;
  const { errors, dialogue } = terminal;
  if (!dialogue) throw mustSayYes(command);
  for (const line of what) await remark(errors, line);
  const { confirm } = await import('@inquirer/prompts');
  try {
    if (await confirm({ message: question, default: false }, dialogue)) return true;
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ExitPromptError')) throw error;
  }
  await remark(errors, 'Nothing was changed.');
  return false;
}

/**
 * For a command that has to read before it can ask: refuses immediately if there is no terminal to ask on.
 *
 * @throws UsageError
 */
export function checkAskable(
  { yes = false }: { yes?: boolean | undefined },
  { dialogue }: Terminal,
  command: string,
): void {
  if (!yes && !dialogue) throw mustSayYes(command);
}

function mustSayYes(command: string): UsageError {
  return new UsageError(
    `${command} asks before it goes on, but has no terminal to ask on. Add --yes to run it without asking.`,
  );
}
