import { basename, dirname, resolve } from 'node:path';
import { UsageError } from '../terminal/usage-error.ts';
import type { ConfigFile } from './config-file.ts';
import { didYouMean } from './did-you-mean.ts';
import type { FoundSetting } from './found-setting.ts';
import { keyLines } from './key-lines.ts';
import { type KnownKey, keyAdvice, knownKeys, knownSections } from './known-keys.ts';
import { readSecretFile } from './secret-file.ts';
import { settingText } from './setting-text.ts';

/**
 * What a configuration file sets. Paths in it are taken from its own folder.
 *
 * @throws UsageError, with the line where it is known, for what is no TOML, for a section or key that there is
 * not, for a value of the wrong kind, and for a secret that is given twice or whose file cannot be read
 */
export async function fromFile(file: ConfigFile): Promise<FoundSetting[]> {
  const lines = keyLines(file.text);
  const where = (key: string) => placeOf(file, lines.get(key));
  const found: FoundSetting[] = [];
  for (const [key, value] of await entriesOf(file, where)) {
    const known = knownKeys.get(key);
    if (known === undefined) {
      throw new UsageError(`${where(key)}: no such setting: ${key}.${keyAdvice(key)}`);
    }
    const { name, setting, isFile } = known;
    const isTwice = found.some((each) => each.name === name);
    const label = `${where(key)}: ${key}`;
    if (isTwice) {
      const other = isFile ? setting.key : `${setting.key}_file`;
      throw new UsageError(`${label} and ${other} must not both be set.`);
    }
    const text = settingText(value, isFile ? 'text' : setting.kind);
    if (text === null) throw new UsageError(`${label} must be ${kinds[setting.kind ?? 'text']}.`);
    found.push(await foundSetting({ name, text, label, setting, isFile }, dirname(file.path)));
  }
  return found;
}

const kinds = {
  text: 'text in quotes',
  path: 'a path in quotes',
  number: 'a number',
  'yes or no': 'true or false',
  list: 'a list such as ["https://www.example.com"]',
} as const;

async function foundSetting(
  { name, text, label, setting, isFile }: KnownKey & { text: string; label: string },
  folder: string,
): Promise<FoundSetting> {
  const origin = 'file';
  if (isFile) {
    const secretFile = resolve(folder, text);
    return { name, text: await readSecretFile(secretFile, label), origin, label, secretFile };
  }
  return { name, text: setting.kind === 'path' ? resolve(folder, text) : text, origin, label };
}

/** All keys with their section, as `server.port`. */
async function entriesOf(
  file: ConfigFile,
  where: (key: string) => string,
): Promise<[key: string, value: unknown][]> {
  const found: [string, unknown][] = [];
  for (const [section, table] of Object.entries(await parsed(file))) {
    const isKnown = knownSections.includes(section);
    const place = where(section);
    if (!isKnown && isTable(table)) {
      const message = `${place}: no such section: [${section}].${didYouMean(section, knownSections)}`;
      throw new UsageError(`${message} Sections: ${knownSections.join(', ')}.`);
    }
    if (!isKnown) throw new UsageError(`${place}: ${section} must stand in a section.${keyAdvice(section)}`);
    if (!isTable(table)) throw new UsageError(`${place}: ${section} must be a section, [${section}].`);
    for (const [key, value] of Object.entries(table)) found.push([`${section}.${key}`, value]);
  }
  return found;
}

/** The library is loaded only where there is a file. */
async function parsed(file: ConfigFile): Promise<object> {
  const { parse, TomlError } = await import('smol-toml');
  try {
    return parse(file.text, { maxDepth: 10, integersAsBigInt: 'asNeeded' });
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    // The rest of its message shows the lines, which may hold a secret.
    const reason = error.message.split('\n')[0]?.replace(/^Invalid TOML document: /, '');
    throw new UsageError(`${placeOf(file, error.line)}: this is not valid TOML (${reason}).`);
  }
}

function isTable(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

function placeOf({ path }: ConfigFile, line: number | undefined): string {
  return line === undefined ? basename(path) : `${basename(path)}, line ${line}`;
}
