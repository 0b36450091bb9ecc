import { randomUUID } from 'node:crypto';
import { link, mkdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { systemErrorCode } from '../../../core/ports/system-error.ts';
import { usualName } from '../../config/reading/in-file.ts';
import { type SettingName, settingOf } from '../../config/settings.ts';
import { configTemplate } from '../../init/config-template.ts';
import type { Questions } from '../../init/questions.ts';
import { remark, warn } from '../../terminal/print-error.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Dialogue, Terminal } from '../../terminal/terminal.ts';
import { printable } from '../../terminal/text/printable.ts';
import { UsageError } from '../../terminal/usage-error.ts';

export interface InitCommandOptions {
  /** The file to write. */
  config?: string;
  /** Do not ask. */
  yes?: boolean;
}

/**
 * `thesisdesk init`: writes a configuration file with all settings, from a dialogue or with the defaults. An existing
 * file is replaced only if the user confirms.
 *
 * @returns the exit code: 0; 130 if the user ended it with Ctrl+C, 1 if the user kept the existing file
 * @throws UsageError if there is no terminal to ask on, and if the file cannot be written
 */
export async function initCommand(options: InitCommandOptions, terminal: Terminal): Promise<number> {
  const { dialogue, errors, output } = terminal;
  const path = resolve(options.config ?? usualName);
  const isThere = (await stat(path).catch(() => null)) !== null;
  if (options.yes) {
    if (isThere)
      throw new UsageError(`${path} already exists. Remove it, or name another file with --config.`);
    await write(path, { values: new Map(), secrets: new Map() }, { mayReplace: false });
    await printResult(terminal, false, { json: [], text: () => nextSteps(path, []) });
    return 0;
  }
  if (!dialogue)
    throw new UsageError('init needs a terminal to ask its questions. Without one, use init --yes.');
  try {
    if (isThere && !(await mayReplace(path, dialogue))) {
      await warn(errors, 'Nothing written.');
      return 1;
    }
    const { askForSettings } = await import('../../init/ask-for-settings.ts');
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
    const code = systemErrorCode(error) ?? 'unknown';
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

/** The operator's answers. */
interface Decisions {
  values: ReadonlyMap<SettingName, string>;
  /** Secrets in clear text; each goes to a separate file. */
  secrets: ReadonlyMap<SettingName, string>;
}

/**
 * Writes a configuration file, and each secret to a file in `secrets/` next to it; only their owner can read them. An
 * existing secret is never overwritten: the new one gets another name.
 *
 * @param mayReplace overwrites an existing configuration file; otherwise throws with the code `EEXIST`
 * @returns the paths of the files with secrets
 */
async function writeConfig(
  path: string,
  { values, secrets }: Decisions,
  { mayReplace }: { mayReplace: boolean },
): Promise<string[]> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const secretFiles = new Map<SettingName, string>();
  for (const [name, secret] of secrets) {
    secretFiles.set(name, await writeSecret(folder, settingOf(name).key, secret));
  }
  await writeWhole(path, configTemplate({ values, secretFiles }), mayReplace);
  return [...secretFiles.values()].map((file) => join(folder, file));
}

async function writeSecret(folder: string, key: string, secret: string): Promise<string> {
  await mkdir(join(folder, 'secrets'), { recursive: true, mode: 0o700 });
  for (let number = 1; ; number += 1) {
    const file = join('secrets', `${key.replace('.', '_')}${number === 1 ? '' : `_${number}`}`);
    try {
      await writeFile(join(folder, file), `${secret}\n`, { flag: 'wx', mode: 0o600 });
      return file;
    } catch (error) {
      if (systemErrorCode(error) !== 'EEXIST') throw error;
    }
  }
}

/** The file appears complete, and never replaces one created in the meantime unless that is allowed. */
async function writeWhole(path: string, text: string, mayReplace: boolean): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, text, { flag: 'wx', mode: 0o600 });
  try {
    if (mayReplace) await rename(unfinished, path);
    else await link(unfinished, path);
  } finally {
    await unlink(unfinished).catch(() => {});
  }
}
