import type { Secret } from '../../core/ports/secret.ts';
import type { Kind } from './kinds.ts';

/** What is told of a setting. */
interface About {
  /** One line on what it is. */
  says: string;
  /** What holds without it, as somebody would write it. */
  default?: string;
  /** What holds without it, in words, where that is no fixed value. */
  otherwise?: string;
  /** A value that shows how it is written, where there is no default. */
  example?: string;
  /** It is never shown. It can be given as a file as well, under the name with `_FILE`. @default false */
  isSecret?: boolean;
  /** Names of settings that it has no effect without. */
  needs?: readonly string[];
  /** What one of its values needs: the name of another setting, by the value. */
  valueNeeds?: Readonly<Record<string, string>>;
}

/** One thing that can be set: a row in the table of its section. */
export interface Setting<Value = unknown> extends About {
  /** Its name in the environment. */
  variable: string;
  kind: Kind<Value>;
  /** Where it is given as a file, its value is a function that reads the file at each use. @default false */
  isReadAnew?: boolean;
}

/** What the settings of a section come to; null for what is not set and has no default. */
export type ValuesOf<Section> = {
  -readonly [Name in keyof Section]: Section[Name] extends Setting<infer Value>
    ? Section[Name] extends { default: string }
      ? Value
      : Value | null
    : never;
};

/**
 * A setting that is read at the start.
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

/** A setting that may be given as a file, and then holds anew when the file changes; never shown, mostly. */
export function secret(variable: string, kind: Kind<string>, about: About): Setting<Secret> {
  return { variable, kind, isSecret: true, isReadAnew: true, ...about };
}

/** Whether a variable or key with `_FILE` at its end stands for this setting. */
export function takesFile({ isSecret = false, isReadAnew = false }: Setting): boolean {
  return isSecret || isReadAnew;
}

/** The entries that are set, for options that are left out where they are not. */
export function present<Entries extends object>(
  entries: Entries,
): { [Name in keyof Entries]?: NonNullable<Entries[Name]> } {
  const given = Object.entries(entries).filter(([, value]) => value !== null);
  // A walk over the entries loses which of them belongs to which name.
  return Object.fromEntries(given) as { [Name in keyof Entries]?: NonNullable<Entries[Name]> };
}
