import type { Kind } from '../config/kinds.ts';
import type { Setting } from '../config/setting.ts';
import { type SettingName, settingList } from '../config/settings.ts';

/** The content of a configuration file. */
export interface ChosenSettings {
  /** Values as written in the environment. */
  values: ReadonlyMap<SettingName, string>;
  /** Secret files, by paths relative to the configuration file's folder. */
  secretFiles: ReadonlyMap<SettingName, string>;
}

/**
 * Returns a configuration file with every setting: the chosen ones, and the others with their default or an example
 * after a `#`.
 *
 * @example
 * configTemplate({ values: new Map([['port', '9000']]), secretFiles: new Map() }); // '…\nport = 9000\n…'
 */
export function configTemplate({ values, secretFiles }: ChosenSettings): string {
  const sections = new Map<string, string[]>();
  for (const [name, setting] of settingList) {
    const [section = '', key = ''] = setting.key.split('.');
    const lines = sections.get(section) ?? [];
    sections.set(section, [...lines, ...entry(key, setting, values.get(name), secretFiles.get(name)), '']);
  }
  const tables = [...sections].map(([section, lines]) => [`[${section}]`, '', ...lines].join('\n'));
  return [head, ...tables].join('\n');
}

const head = `# Settings of thesisdesk. Lines that start with # show defaults.
# Flags win over environment variables, and these over this file. Relative paths start in this file's folder.
# thesisdesk config shows the settings in force; thesisdesk doctor tests them.
`;

function entry(key: string, setting: Setting, text: string | undefined, file: string | undefined): string[] {
  const { says, variable, kind } = setting;
  const usual = setting.default ?? setting.otherwise ?? 'none';
  const remarks = [`# ${says}`, `# ${variable}; default: ${usual.replaceAll('`', '')}`];
  if (file !== undefined) return [...remarks, `${key}_file = ${quoted(file)}`];
  if (text !== undefined) return [...remarks, `${key} = ${literal(text, kind.form)}`];
  if (setting.isSecret === true) return [...remarks, `# ${key}_file = "secrets/${key}"`];
  return [...remarks, `# ${key} = ${literal(setting.default ?? setting.example ?? '', kind.form)}`];
}

function literal(text: string, form: Kind<unknown>['form']): string {
  if (form === 'number') return text;
  if (form === 'yes or no') return String(text === 'yes');
  if (form === 'list')
    return `[${text
      .split(',')
      .map((part) => quoted(part.trim()))
      .join(', ')}]`;
  return quoted(text);
}

/** Basic strings in TOML use JSON's escapes. */
function quoted(text: string): string {
  return JSON.stringify(text);
}
