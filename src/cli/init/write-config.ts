import { randomUUID } from 'node:crypto';
import { link, mkdir, rename, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SettingName } from '../config/settings.ts';
import { settingOf } from '../config/settings.ts';
import { configTemplate } from './config-template.ts';

/** What the operator decided. */
export interface Decisions {
  values: ReadonlyMap<SettingName, string>;
  /** Secrets, as they are; each goes to a file of its own. */
  secrets: ReadonlyMap<SettingName, string>;
}

/**
 * Writes a configuration file, and each secret to a file in `secrets/` beside it; nobody else may read any of them.
 * An existing secret is never written over: the new one gets another name.
 *
 * @param mayReplace an existing configuration file is written over; otherwise it throws with the code `EEXIST`
 * @returns the paths of the files with secrets
 */
export async function writeConfig(
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
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

/** The file appears as a whole, under a name that nobody took meanwhile unless that is allowed. */
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
