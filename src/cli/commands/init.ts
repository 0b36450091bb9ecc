import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { usualName } from '../config/config-file.ts';
import { settingOf } from '../config/settings.ts';
import type { Questions } from '../init/questions.ts';
import { type Decisions, writeConfig } from '../init/write-config.ts';
import { remark, warn } from '../terminal/print-error.ts';
import { show } from '../terminal/print-result.ts';
import type { Dialogue, Terminal } from '../terminal/terminal.ts';
import { printable } from '../terminal/text/printable.ts';
import { UsageError } from '../terminal/usage-error.ts';

export interface InitCommandOptions {
  /** The file to write. */
  config?: string;
  /** Asks nothing. */
  yes?: boolean;
}

/**
 * `thesisdesk init`: writes a configuration file with all settings, by questions and answers or with the defaults.
 * A file that is there already is replaced only when the person says so.
 *
 * @returns the exit code: 0; 130 when the person ended it with Ctrl+C, 1 when the file was to stay
 * @throws UsageError where nobody can be asked, and where the file cannot be written
 */
export async function initCommand(options: InitCommandOptions, terminal: Terminal): Promise<number> {
  const { dialogue, errors, output } = terminal;
  const path = resolve(options.config ?? usualName);
  const isThere = (await stat(path).catch(() => null)) !== null;
  if (options.yes) {
    if (isThere)
      throw new UsageError(`${path} already exists. Remove it, or name another file with --config.`);
    await write(path, { values: new Map(), secrets: new Map() }, { mayReplace: false });
    await show(terminal, false, { json: [], text: () => nextSteps(path, []) });
    return 0;
  }
  if (!dialogue)
    throw new UsageError('init needs a terminal to ask its questions. Without one, use init --yes.');
  try {
    if (isThere && !(await mayReplace(path, dialogue))) {
      await warn(errors, 'Nothing written.');
      return 1;
    }
    const { askForSettings } = await import('../init/ask-for-settings.ts');
    const answers = await askForSettings(dialogue);
    for (const file of await write(path, answers, { mayReplace: isThere })) {
      await remark(errors, `A secret is in ${file}`);
    }
    await output.write(
      nextSteps(path, answers.leftOut)
        .map((line) => `${line}\n`)
        .join(''),
    );
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ExitPromptError')) throw error;
    await warn(errors, 'Nothing written.');
    return 130;
  }
  return 0;
}

async function mayReplace(path: string, dialogue: Dialogue): Promise<boolean> {
  const { confirm } = await import('@inquirer/prompts');
  return confirm({ message: `${printable(path)} already exists. Replace it?`, default: false }, dialogue);
}

async function write(
  path: string,
  decisions: Decisions,
  options: { mayReplace: boolean },
): Promise<string[]> {
  try {
    return await writeConfig(path, decisions, options);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new UsageError(`Cannot write ${path} (${code}).`, { cause: error });
  }
}

function nextSteps(path: string, leftOut: Questions['leftOut']): string[] {
  const named = path === resolve(usualName) ? '' : ` --config ${path}`;
  return [
    `Wrote ${printable(path)}.`,
    ...leftOut.map(
      (name) =>
        `Still to set in the environment: ${settingOf(name).variable} (or ${settingOf(name).variable}_FILE)`,
    ),
    '',
    `thesisdesk doctor${named}   tries it out`,
    `thesisdesk serve${named}    serves the desk`,
  ];
}
