import { webUrl } from '../../core/text/web-url.ts';
import { fromHome, pathRule } from '../terminal/home-path.ts';

/** How a setting's value is written, and how it is read. */
export interface Kind<Value> {
  /** Continues a sentence that starts with the setting's name: "must be …". */
  rule: string;
  /** How it is written in the file. @default 'text' */
  form?: 'text' | 'number' | 'yes or no' | 'list' | 'path';
  /** Returns undefined for text that breaks the rule. */
  read(text: string): Value | undefined;
}

/** Text that matches this pattern.
 *
 * @example
 * matching(/^[a-z]+$/, 'must be lowercase letters').read('A'); // undefined
 */
export function matching(form: RegExp, rule: string): Kind<string> {
  return { rule, read: (text) => (form.test(text) ? text : undefined) };
}

/** These words and no others. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Kind<Word> {
  return {
    rule: `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`,
    read: (text) => words.find((word) => word === text),
  };
}

export function wholeNumber(lowest: number, highest: number): Kind<number> {
  return {
    rule: `must be a whole number from ${lowest} to ${highest}`,
    form: 'number',
    read: (text) => inRange(/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN, lowest, highest),
  };
}

/** A numeric id as services assign them: never zero. */
export const id = wholeNumber(1, 999_999_999);

export const yesOrNo: Kind<boolean> = {
  rule: 'must be yes or no',
  form: 'yes or no',
  read: (text) => /^(?:yes|true|1)$/i.test(text) || (/^(?:no|false|0)$/i.test(text) ? false : undefined),
};

/** Bytes: `104857600`, `100 MiB`. */
export function size(
  lowest: number,
  rule = 'must be a size such as 100MiB',
  highest = Number.MAX_SAFE_INTEGER,
): Kind<number> {
  return {
    rule,
    read: (text) => {
      const [, digits = '', unit = 'B'] = /^(\d{1,15})\s*(B|KiB|MiB|GiB)?$/i.exec(text) ?? [];
      const bytes = digits === '' ? Number.NaN : Number(digits) * (bytesOfUnit[unit.toLowerCase()] ?? 1);
      return inRange(bytes, lowest, highest);
    },
  };
}

const bytesOfUnit: Readonly<Record<string, number>> = { kib: 1024, mib: 1024 ** 2, gib: 1024 ** 3 };

export const hostName = matching(/^[\w.:-]+$/, 'must be an address or a host name, such as 127.0.0.1');

/** Any text on one line: a value for a header or a login must not be able to start another line. */
export const line = matching(/^\P{Cc}*$/u, 'must not contain line breaks or control characters');

/** Text without spaces, such as a token. */
export const word = matching(/^[\x21-\x7e]+$/, 'must be letters, digits and signs without spaces');

export const path: Kind<string> = {
  rule: pathRule,
  form: 'path',
  read: (text) => (text === '' || text.includes('\0') ? undefined : fromHome(text)),
};

/**
 * The prefix of all keys of a desk. Redis and S3 allow more characters, but their tools would not show them legibly.
 */
export const prefix: Kind<string> = {
  rule: 'must be letters, digits, dots, dashes and underscores',
  read: (text) =>
    /^[\w.-]+(?:\/[\w.-]+)*\/?$/.test(text) && text.length <= 200 ? text.replace(/\/$/, '') : undefined,
};

/** A web address, possibly behind a proxy and below a path; without a trailing slash. */
export function webAddress(example: string): Kind<string> {
  return {
    rule: `must be an address such as ${example}, without a password, a query (?) or a fragment (#)`,
    read: (text) => {
      const url = webUrl(text);
      return url?.search === '' && url.hash === '' ? url.href.replace(/\/+$/, '') : undefined;
    },
  };
}

export const serviceAddress = webAddress('https://service.example.com');

function inRange(number: number, lowest: number, highest: number): number | undefined {
  return number >= lowest && number <= highest ? number : undefined;
}
