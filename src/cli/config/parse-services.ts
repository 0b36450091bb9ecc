import { WrongValue } from './parse-settings.ts';

/** Anything, on one line: what goes into a header or a login must not start another one. */
export function parseText(text: string): string {
  if (!/\p{Cc}/u.test(text)) return text;
  throw new WrongValue('must not contain line breaks or control characters');
}

/** What stands in one piece, such as a token. */
export function parseWord(text: string): string {
  if (/^[\x21-\x7e]+$/.test(text)) return text;
  throw new WrongValue('must be letters, digits and signs without spaces');
}

export function parseName(text: string): string {
  const name = text.trim();
  if (name !== '' && name.length <= 200 && !/\p{Cc}/u.test(name)) return name;
  throw new WrongValue('must be a name on one line');
}

export function parseYesNo(text: string): boolean {
  const found = yesNo.get(text.toLowerCase());
  if (found !== undefined) return found;
  throw new WrongValue('must be yes or no');
}

const yesNo: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
]);

/** An id or a port: never zero. */
export function parseNumber(text: string, highest = 999_999_999): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= 1 && number <= highest) return number;
  throw new WrongValue(`must be a whole number from 1 to ${highest}`);
}

export function parseRedisUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && ['redis:', 'rediss:'].includes(url.protocol) && url.hostname !== '') return text;
  throw new WrongValue('must be an address such as redis://:password@127.0.0.1:6379/0');
}

/** Redis and S3 take more, but nobody could read it in their tools. */
export function parsePrefix(text: string): string {
  if (/^[\w.-]+(?:\/[\w.-]+)*\/?$/.test(text) && text.length <= 200) return text.replace(/\/$/, '');
  throw new WrongValue('must be letters, digits, dots, dashes and underscores');
}

/** The rules of S3 for new buckets. */
export function parseBucket(text: string): string {
  if (/^[a-z0-9](?:[a-z0-9.-]{1,61})[a-z0-9]$/.test(text)) return text;
  throw new WrongValue('must be 3 to 63 lowercase letters, digits, dots and dashes');
}

export function parseRegion(text: string): string {
  if (/^[a-z0-9-]{1,50}$/i.test(text)) return text;
  throw new WrongValue('must be a region such as eu-central-1');
}

/** Whoever copies the whole address means the same. */
export function parseCompany(text: string): string {
  const [, company] =
    /^(?:https:\/\/)?([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.pipedrive\.com\/?)?$/i.exec(text) ?? [];
  if (company !== undefined) return company.toLowerCase();
  throw new WrongValue('must be the first part of the address, such as acme in acme.pipedrive.com');
}

export function parseFieldKey(text: string): string {
  if (/^[0-9a-f]{40}$/.test(text)) return text;
  throw new WrongValue('must be the key of the field: 40 digits and letters from a to f');
}

/** `Example Editing <desk@example.com>`, or the address alone; then there is no name. */
export function parseMailAddress(text: string): { name?: string; email: string } {
  const [, given = '', email = text.trim()] = /^([^<>]*)<([^<>]*)>\s*$/.exec(text) ?? [];
  const name = given.trim().replace(/^"(.*)"$/, '$1');
  if (
    !/^[^\s@<>()[\]\\,;:"\p{Cc}]+@[a-z0-9.-]+$/iu.test(email) ||
    email.length > 254 ||
    /\p{Cc}/u.test(name)
  ) {
    throw new WrongValue('must be an address such as "Example Editing <desk@example.com>"');
  }
  return name === '' ? { email } : { name, email };
}

/** As Standard Webhooks has it. */
export function parseEventsSecret(text: string): string {
  const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const { length } = Buffer.from(base64, 'base64');
  if (length >= 24 && length <= 64) return text;
  throw new WrongValue('must be whsec_ and 24 to 64 bytes in base64, such as openssl rand -base64 32 gives');
}
