import { basename, dirname, resolve } from 'node:path';
import { UsageError } from '../../terminal/usage-error.ts';
import type { Kind } from '../kinds.ts';
import { takesFile } from '../setting.ts';
import { type PlacedSetting, type SettingName, settingList } from '../settings.ts';
import type { ConfigFile } from './config-file.ts';
import { didYouMean } from './did-you-mean.ts';
import { type FoundSetting, foundInFile, type Mistake } from './found-setting.ts';
import { oldNameWarning, oldSections, renamedKey } from './old-names.ts';

/** A key with its section, as in `server.port`, and its value in the file. */
interface Entry {
  key: string;
  value: unknown;
}

/**
 * Returns what a configuration file sets. Paths in it are relative to its own folder.
 *
 * @throws UsageError, with the line, if it is not valid TOML
 */
export async function inFile(file: ConfigFile): Promise<(FoundSetting | Mistake)[]> {
  const lines = keyLines(file.text);
  const where = (key: string) => placeOf(file, lines.get(key));
  const seen = new Set<string>();
  const found: (FoundSetting | Mistake)[] = [];
  for (const entry of entriesOf(await parsed(file), where)) {
    found.push('mistake' in entry ? entry : await foundIn(entry, where(entry.key), dirname(file.path), seen));
  }
  return found;
}

async function foundIn(
  { key, value }: Entry,
  place: string,
  folder: string,
  seen: Set<string>,
): Promise<FoundSetting | Mistake> {
  const newKey = renamedKey(key);
  const known = knownKeys.get(newKey ?? key);
  if (known === undefined) return { mistake: `${place}: no such setting: ${key}.${keyAdvice(key)}` };
  const { name, setting, isFile } = known;
  const label = `${place}: ${key}`;
  if (seen.has(name)) {
    const other = isFile ? setting.key : `${setting.key}_file`;
    return { name, mistake: `${label} and ${other} must not both be set.` };
  }
  seen.add(name);
  const form = (isFile ? 'path' : setting.kind.form) ?? 'text';
  const text = textOf(value, form);
  if (text === null) return { name, mistake: `${label} must be ${forms[form]}.` };
  const warning = newKey === null ? {} : { warning: oldNameWarning(label, newKey) };
  if (isFile) return { ...(await foundInFile(name, resolve(folder, text), label)), ...warning };
  return { name, text: form === 'path' ? resolve(folder, text) : text, label, ...warning };
}

const forms = {
  text: 'text in quotes',
  path: 'a path in quotes',
  number: 'a number',
  'yes or no': 'true or false',
  list: 'a list such as ["https://www.example.com"]',
} as const;

/**
 * Converts a value from the file to its form in the environment, so that both are read by the same rules; null if its
 * type is wrong. Empty text is wrong too: to set nothing, leave the line out.
 */
function textOf(value: unknown, form: Kind<unknown>['form']): string | null {
  if (typeof value === 'string') return value || null;
  if (typeof value === 'number' && (form === 'number' || form === 'text')) return String(value);
  if (typeof value === 'boolean' && form === 'yes or no') return value ? 'yes' : 'no';
  const isList = Array.isArray(value) && form === 'list' && value.length > 0;
  return isList && value.every((each) => typeof each === 'string' && !each.includes(','))
    ? value.join(',')
    : null;
}

/** Returns the entries of the sections, and mistakes for entries outside a section. */
function entriesOf(document: object, where: (key: string) => string): (Entry | Mistake)[] {
  return Object.entries(document).flatMap(([section, table]): (Entry | Mistake)[] => {
    const isKnown = knownSections.includes(section) || oldSections.includes(section);
    if (isKnown && isTable(table)) {
      return Object.entries(table).map(([key, value]) => ({ key: `${section}.${key}`, value }));
    }
    if (isKnown) return [{ mistake: `${where(section)}: ${section} must be a section, [${section}].` }];
    const advice = didYouMean(section, knownSections) || ` Sections: ${knownSections.join(', ')}.`;
    const what = isTable(table)
      ? `no such section: [${section}].${advice}`
      : `${section} must be in a section.${keyAdvice(section)}`;
    return [{ mistake: `${where(section)}: ${what}` }];
  });
}

/** The library is loaded only if there is a file. */
async function parsed(file: ConfigFile): Promise<object> {
  const { parse, TomlError } = await import('smol-toml');
  try {
    return parse(file.text, { maxDepth: 10, integersAsBigInt: 'asNeeded' });
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    // The rest of the library's message quotes lines of the file, which may contain a secret.
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

/**
 * Returns the line, counted from 1, of each key in a TOML file as people usually write them: below the header of its
 * section, or with the section before a dot. Keys written in another way have no line here, nor in messages.
 *
 * @example
 * keyLines('[server]\nport = 80\n').get('server.port'); // 2
 */
export function keyLines(toml: string): Map<string, number> {
  const lines = new Map<string, number>();
  let section = '';
  for (const [index, line] of toml.split('\n').entries()) {
    const [, header] = /^\s*\[\s*([\w-]+)\s*\]/.exec(line) ?? [];
    const [, key] = /^\s*([\w-]+(?:\.[\w-]+)*)\s*=/.exec(line) ?? [];
    if (header !== undefined) section = header;
    const name = header ?? (key === undefined || section === '' ? key : `${section}.${key}`);
    if (name !== undefined && !lines.has(name)) lines.set(name, index + 1);
  }
  return lines;
}

/** The meaning of a key in the configuration file. */
interface KnownKey {
  name: SettingName;
  setting: PlacedSetting;
  /** It ends in `_file`, and names the file with the value. */
  isFile: boolean;
}

/** All keys of the configuration file, with their sections. */
const knownKeys: ReadonlyMap<string, KnownKey> = new Map(
  settingList.flatMap(([name, setting]) => {
    const text: [string, KnownKey] = [setting.key, { name, setting, isFile: false }];
    const file: [string, KnownKey] = [`${setting.key}_file`, { name, setting, isFile: true }];
    return takesFile(setting) ? [text, file] : [text];
  }),
);

const knownSections: readonly string[] = [...new Set([...knownKeys.keys()].map(sectionOf))];

/** Suggests what an unknown key may have been meant to be, or else lists the keys of its section. */
function keyAdvice(key: string): string {
  const there = [...knownKeys.keys()].filter((each) => sectionOf(each) === sectionOf(key));
  const elsewhere = [...knownKeys.keys()].filter((each) => each.split('.')[1] === key.split('.').at(-1));
  const nearest =
    didYouMean(key, there) ||
    (elsewhere[0] && ` Did you mean ${elsewhere[0]}?`) ||
    didYouMean(key, knownKeys.keys());
  return nearest || there.length === 0 ? nearest : ` Known keys: ${there.join(', ')}.`;
}

function sectionOf(key: string): string {
  return key.split('.')[0] ?? '';
}
