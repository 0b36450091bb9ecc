import { leastMemoryBytes } from '../../core/analysis/analysis-pool/analysis-limits.ts';

/** A setting has a value that makes no sense. The message goes on from the setting's name: "must be …". */
export class WrongValue extends Error {
  override readonly name = 'WrongValue';
}

export function parseHost(text: string): string {
  if (/^[\w.:-]+$/.test(text)) return text;
  throw new WrongValue('must be an address or a host name, such as 127.0.0.1');
}

export function parsePort(text: string): number {
  return wholeNumber(text, 0, 65_535);
}

export function parsePath(text: string): string {
  if (!text.includes('\0')) return text;
  throw new WrongValue('must be a path');
}

/** How clients reach the server; it may stand behind a proxy and below a path. */
export function parsePublicUrl(text: string): string {
  const url = webAddress(text);
  if (url && url.search === '' && url.hash === '') return url.href.replace(/\/+$/, '');
  throw new WrongValue('must be an address such as https://desk.example.com');
}

/** Where a service of others is reached. */
export function parseServiceUrl(text: string): string {
  const url = webAddress(text);
  if (url && url.search === '' && url.hash === '') return url.href.replace(/\/+$/, '');
  throw new WrongValue('must be an address such as https://service.example.com');
}

export function parseAddressTemplate(text: string): string {
  if (webAddress(text) && text.includes(roomCodePlace)) return text;
  throw new WrongValue(`must be an address such as https://www.example.com/meet/${roomCodePlace}`);
}

/** Where the room code stands in the address of a meeting. */
export const roomCodePlace = '{roomCode}';

/** Origins parted by commas; a star alone stands for all. */
export function parseOrigins(text: string): string[] {
  if (text.trim() === '*') return [];
  return text.split(',').map((part) => {
    const given = part.trim().replace(/\/$/, '');
    if (webAddress(given)?.origin === given.toLowerCase()) return given.toLowerCase();
    throw new WrongValue('must be a list such as https://www.example.com,https://example.org, or *');
  });
}

/** What a header can carry without a doubt about where it ends, and nobody guesses; or that there is none on purpose. */
export function parseToken(text: string): string {
  if (!/^[\x21-\x7e]+$/.test(text)) throw new WrongValue('must be letters, digits and signs without spaces');
  if (text === 'none' || text.length >= 16) return text;
  throw new WrongValue('must have 16 characters or more, or be none where something else guards the desk');
}

/** Basic authentication (RFC 7617) ends the user's name with the first colon. */
export function parseUserName(text: string): string {
  if (!text.includes(':')) return text;
  throw new WrongValue('must not contain a colon');
}

export function parseLogFormat(text: string): 'text' | 'json' {
  if (text === 'text' || text === 'json') return text;
  throw new WrongValue('must be text or json');
}

export function parseConcurrency(text: string): number {
  return wholeNumber(text, 1, 64);
}

/** Bytes: `104857600`, `100 MiB`. */
export function parseSize(text: string): number {
  const [, digits = '', unit = 'B'] = /^(\d{1,15})\s*(B|KiB|MiB|GiB)?$/i.exec(text) ?? [];
  const bytes = Number(digits) * (bytesOfUnit[unit.toLowerCase()] ?? 1);
  if (bytes > 0 && Number.isSafeInteger(bytes)) return bytes;
  throw new WrongValue('must be a size such as 100MiB');
}

/** Bytes of memory for a process of Node, which needs some for itself. */
export function parseMemory(text: string): number {
  const bytes = parseSize(text);
  if (bytes >= leastMemoryBytes) return bytes;
  throw new WrongValue('must be a size of at least 128MiB');
}

/** A size that may be zero. */
export function parseRoom(text: string): number {
  return /^0+\s*(?:B|KiB|MiB|GiB)?$/i.test(text) ? 0 : parseSize(text);
}

const bytesOfUnit: Readonly<Record<string, number>> = { kib: 1024, mib: 1024 ** 2, gib: 1024 ** 3 };

function wholeNumber(text: string, lowest: number, highest: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= lowest && number <= highest) return number;
  throw new WrongValue(`must be a whole number from ${lowest} to ${highest}`);
}

/** A password in an address would be printed and handed on. */
function webAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOfWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  return isOfWeb && url.username === '' && url.password === '' ? url : null;
}
