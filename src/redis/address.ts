import type { ConnectionOptions } from 'node:tls';
import { DeskError } from '../core/errors.ts';
import { readSecret, type Secret } from '../core/ports/secret.ts';

/** Where a Redis server is and how to log in, with the names of ioredis's options. */
export interface RedisAddress {
  host: string;
  port: number;
  /** 0 for whichever family the host name resolves to. */
  family: number;
  db: number;
  /** Empty for the default user. */
  username: string;
  /** Empty for no password. */
  password: string;
  tls: ConnectionOptions | undefined;
}

/**
 * Reads `redis://user:password@host:6379/0`, or `rediss://…` for TLS; returns null for anything else. ioredis could
 * parse it too, but it takes each `?name=value` for one of its options, and includes an invalid address with its
 * password in the error. Pure.
 *
 * @example
 * redisAddress('rediss://:secret@cache.example/2')?.db; // 2
 */
export function redisAddress(text: string): RedisAddress | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, pathname, searchParams, hash } = new URL(text);
  const { family = '0', ...others } = Object.fromEntries(searchParams);
  const isKnown = /^rediss?:$/.test(protocol) && /^[046]$/.test(family) && Object.keys(others).length === 0;
  const [user, secret] = [username, password].map(decode);
  if (!isKnown || hostname === '' || hash !== '' || !/^\/?\d{0,5}$/.test(pathname)) return null;
  if (user === undefined || secret === undefined) return null;
  return {
    // Brackets belong to the URL, not to the IPv6 address in it.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? 6379 : Number(port),
    family: Number(family),
    db: Number(pathname.slice(1)),
    username: secret === '' ? '' : user,
    password: secret,
    tls: protocol === 'rediss:' ? {} : undefined,
  };
}

/** The form of the addresses that {@link redisAddress} accepts. */
export const redisUrlForm =
  'redis://user:password@host:6379/0, or rediss:// for TLS, with special characters of the password percent-encoded';

/**
 * Returns the current address.
 *
 * @throws DeskError `storage_unavailable` if it cannot be read or is invalid; the error never contains any of its
 * text
 */
export async function readRedisAddress(url: Secret): Promise<RedisAddress> {
  const text = await readText(url);
  const address = redisAddress(text);
  if (address === null) throw unusable(`The address of Redis must look like ${redisUrlForm}.`);
  return address;
}

async function readText(url: Secret): Promise<string> {
  try {
    return await readSecret(url);
  } catch {
    throw unusable('The address of Redis cannot be read from where it is kept.');
  }
}

function unusable(message: string): DeskError {
  return new DeskError('storage_unavailable', message, { details: { doing: 'connect', code: 'ADDRESS' } });
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
