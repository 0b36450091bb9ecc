import type { Secret } from '../../core/ports/secret.ts';
import type { Kind } from './kinds.ts';

/** The description of a setting. */
export interface Setting {
  /** Its name in the environment. */
  variable: string;
  kind: Kind<unknown>;
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
  /** If it is read from a file, its value is a function that reads the file at each use. @default false */
  isReadAnew?: boolean;
  /** Names of settings without which it has no effect. */
  needs?: readonly string[];
  /** The other setting that a value needs, by value. */
  valueNeeds?: Readonly<Record<string, string>>;
  /** Its names in 0.1. Support for them ends with 0.3. */
  was?: { variable: string; key: string };
}

/** What only few settings have. */
type Rarely = Pick<Setting, 'isSecret' | 'valueNeeds'>;

/** A row in a section's table. `Missing` is part of the value's type unless there is a default. */
export class Row<Value, Missing = null> {
  declare readonly value: Value | Missing;
  readonly setting: Setting;

  constructor(setting: Setting) {
    this.setting = setting;
  }

  says(says: string): Row<Value, Missing> {
    return new Row({ ...this.setting, says });
  }

  /** The default value. */
  usually(usual: string): Row<Value, never> {
    return new Row({ ...this.setting, default: usual });
  }

  /** The default in words, and an example. */
  otherwise(otherwise: string, example = ''): Row<Value, Missing> {
    return new Row({ ...this.setting, otherwise, ...(example && { example }) });
  }

  needs(...needs: string[]): Row<Value, Missing> {
    return new Row({ ...this.setting, needs });
  }

  /** Its names in 0.1. */
  formerly(variable: string, key: string): Row<Value, Missing> {
    return new Row({ ...this.setting, was: { variable, key } });
  }
}

/** The values of a section's settings; null for a setting that is not set and has no default. */
export type ValuesOf<Section> = {
  -readonly [Name in keyof Section]: Section[Name] extends { value: infer Value } ? Value : never;
};

/**
 * A setting that is read at startup.
 *
 * @example
 * setting('THESISDESK_PORT', wholeNumber(0, 65_535)).says('The port to listen on.').usually('8787');
 */
export function setting<Value>(variable: string, kind: Kind<Value>, more: Rarely = {}): Row<Value> {
  return new Row({ variable, kind, says: '', ...more });
}

/** A secret, which may be read from a file; if the file changes, the new value takes effect. */
export function secret(variable: string, kind: Kind<string>, more: Rarely = {}): Row<Secret> {
  return new Row({ variable, kind, says: '', isSecret: true, isReadAnew: true, ...more });
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
