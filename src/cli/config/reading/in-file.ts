import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { systemErrorCode } from '../../../core/ports/system-error.ts';
import { didYouMean } from '../../terminal/did-you-mean.ts';
import { fromHome, pathRule } from '../../terminal/home-path.ts';
import type { Environment } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';
import type { Kind } from '../kinds.ts';
import type { SettingName } from '../settings.ts';
import { type FoundSetting, foundIn, type Mistake, spellingsBy } from './found-setting.ts';
import { fileVariable } from './in-environment.ts';

/**
 * Returns what a configuration file sets. Paths in it are relative to its own folder.
 *
 * @param overridden settings whose secrets are not read from their files
 * @throws UsageError, with the line, if it is not valid TOML
 */
export async function inFile(
  file: ConfigFile,
  overridden: ReadonlySet<SettingName | undefined>,
): Promise<(FoundSetting | Mistake)[]> {
  const lines = keyLines(file.text);
  const written = entriesOf(await parsed(file)).map(({ key, ...entry }) => {
    const place = `${placeOf(file, lines.get(key))}: `;
    if ('mistake' in entry) return { mistake: place + entry.mistake };
    const spelling = keys.get(key);
    if (spelling === undefined) return { mistake: `${place}no such setting: ${key}.${keyAdvice(key)}` };
    const { setting, isFile } = spelling;
    const form = (isFile ? 'path' : setting.kind.form) ?? 'text';
    const text = textOf(entry.value, form);
    if (text === null) return { name: setting.name, mistake: `${place}${key} must be ${forms[form]}.` };
    const isRelative = form === 'path' && !text.startsWith('~');
    return { ...spelling, as: key, place, text: isRelative ? resolve(dirname(file.path), text) : text };
  });
  return foundIn(written, overridden);
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

/** A key with its section, as in `server.port`, and its value in the file; or a section, and what is wrong with it. */
type Entry = { key: string } & ({ value: unknown } | { mistake: string });

function entriesOf(document: object): Entry[] {
  return Object.entries(document).flatMap(([section, table]): Entry[] => {
    const isKnown = [...keys.keys()].some((key) => sectionOf(key) === section);
    if (isKnown && isTable(table))
      return Object.entries(table).map(([key, value]) => ({ key: `${section}.${key}`, value }));
    const advice = didYouMean(section, sections) || ` Sections: ${sections.join(', ')}.`;
    if (isTable(table)) return [{ key: section, mistake: `no such section: [${section}].${advice}` }];
    const form = isKnown ? `a section, [${section}].` : `in a section.${keyAdvice(section)}`;
    return [{ key: section, mistake: `${section} must be ${form}` }];
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

/** A configuration file that has been read. */
interface ConfigFile {
  /** Absolute. */
  path: string;
  text: string;
  /** Users other than its owner can read it. */
  isOpenToOthers: boolean;
}

/** Used from the folder where the program is started, unless another file is named. */
export const usualName = 'thesisdesk.toml';

/**
 * Reads the configuration file: the named one, else `thesisdesk.toml` in the folder, else none.
 *
 * @throws UsageError if it cannot be read
 */
export async function readConfigFile(
  named: string | undefined,
  environment: Environment,
  folder: string,
): Promise<ConfigFile | null> {
  const variable = environment[fileVariable] || undefined;
  const given = named ?? variable;
  const source = named !== undefined ? '--config' : variable !== undefined ? fileVariable : usualName;
  const expanded = given === undefined ? usualName : fromHome(given);
  if (expanded === undefined) throw new UsageError(`${source} ${pathRule}.`);
  const path = resolve(folder, expanded);
  try {
    const [{ mode }, text] = await Promise.all([stat(path), readFile(path, 'utf8')]);
    // Windows has no such permissions; Node makes them up.
    const isOpenToOthers = process.platform !== 'win32' && (mode & 0o077) !== 0;
    return { path, text: text.replace(/^\ufeff/, ''), isOpenToOthers };
  } catch (error) {
    const code = systemErrorCode(error) ?? 'unknown';
    if (code === 'ENOENT' && given === undefined) return null;
    const message = `Cannot read the configuration file ${path} (${source}): ${code}.`;
    throw new UsageError(message, { cause: error });
  }
}

const keys = spellingsBy('key');
const currentKeys = [...keys].flatMap(([key, { newName }]) => (newName === null ? [key] : []));
const sections = [...new Set(currentKeys.map(sectionOf))];

/** Suggests what an unknown key may have been meant to be, or else lists the keys of its section. */
function keyAdvice(key: string): string {
  const there = currentKeys.filter((each) => sectionOf(each) === sectionOf(key));
  const elsewhere = currentKeys.find((each) => each.split('.')[1] === key.split('.').at(-1));
  const nearest =
    didYouMean(key, there) || (elsewhere && ` Did you mean ${elsewhere}?`) || didYouMean(key, currentKeys);
  return nearest || there.length === 0 ? nearest : ` Known keys: ${there.join(', ')}.`;
}

function sectionOf(key: string): string {
  return key.split('.')[0] ?? '';
}
