import type { Secret } from '../../core/ports/secret.ts';
import type { Kind } from './kinds.ts';

/** The description of a setting. */
interface About {
  /** One line on what it is. */
  says: string;
  /** The default value, as it would be written. */
  default?: string;
  /** The default in words, if it is not a fixed value. */
  otherwise?: string;
  /** An example value, if there is no default. */
  example?: string;
  /** The value is never shown. It can also be read from a file, named by the variable with `_FILE`. @default false */
  isSecret?: boolean;
  /** Names of settings without which it has no effect. */
  needs?: readonly string[];
  /** The other setting that a value needs, by value. */
  valueNeeds?: Readonly<Record<string, string>>;
}

/** A setting: a row in its section's table. */
export interface Setting<Value = unknown> extends About {
  /** Its name in the environment. */
  variable: string;
  kind: Kind<Value>;
  /** If it is read from a file, its value is a function that reads the file at each use. @default false */
  isReadAnew?: boolean;
}

/** The values of a section's settings; null for a setting that is not set and has no default. */
export type ValuesOf<Section> = {
  -readonly [Name in keyof Section]: Section[Name] extends Setting<infer Value>
    ? Section[Name] extends { default: string }
      ? Value
      : Value | null
    : never;
};

/** A setting that is read at startup.
 *
 * @example
 * setting('THESISDESK_PORT', wholeNumber(0, 65_535), { says: 'The port to listen on.', default: '8787' });
 */
export function setting<Value>(
  variable: string,
  kind: Kind<Value>,
  about: About & { default: string },
): Setting<Value> & { default: string };
export function setting<Value>(variable: string, kind: Kind<Value>, about: About): Setting<Value>;
export function setting<Value>(variable: string, kind: Kind<Value>, about: About): Setting<Value> {
  return { variable, kind, ...about };
}

/** A secret, which may be read from a file; if the file changes, the new value takes effect. */
export function secret(variable: string, kind: Kind<string>, about: About): Setting<Secret> {
  return { variable, kind, isSecret: true, isReadAnew: true, ...about };
}

/** Whether this setting can be given as a variable or key with the suffix `_FILE`. */
export function takesFile({ isSecret = false, isReadAnew = false }: Setting): boolean {
  return isSecret || isReadAnew;
}

/** Returns only the entries that are set, for options that are left out otherwise. */
export function present<Entries extends object>(
  entries: Entries,
): { [Name in keyof Entries]?: NonNullable<Entries[Name]> } {
  const given = Object.entries(entries).filter(([, value]) => value !== null);
  // `Object.entries` loses which value belongs to which name.
  return Object.fromEntries(given) as { [Name in keyof Entries]?: NonNullable<Entries[Name]> };
}
