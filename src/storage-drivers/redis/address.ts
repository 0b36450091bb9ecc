import { DeskError } from '../../core/errors.ts';

/** Where a Redis server is, and as whom to speak to it. */
export interface RedisAddress {
  host: string;
  port: number;
  /** 0 for whichever the host's name leads to. */
  family: 0 | 4 | 6;
  isEncrypted: boolean;
  username: string;
  password: string;
  database: number;
}

/**
 * Reads `redis://user:password@host:6379/0`, or `rediss://…` for TLS. ioredis could read it as well, but would
 * take each `?name=value` for an option of its own, and would put a wrong address with its password into an
 * error.
 *
 * @throws DeskError `storage_unavailable` for anything else, which holds nothing of the text
 *
 * @example
 * readAddress('rediss://:secret@cache.example/2').database; // 2
 */
export function readAddress(text: string): RedisAddress {
  const url = parse(text);
  const port = url.port === '' ? 6379 : Number(url.port);
  const family = [0, 4, 6] as const;
  const wanted = Number(url.searchParams.get('family') ?? 0);
  const found = family.find((each) => each === wanted);
  const others = [...url.searchParams.keys()].filter((name) => name !== 'family');
  const isKnown = protocols.has(url.protocol) && url.hostname !== '' && url.hash === '';
  if (!isKnown || others.length > 0 || found === undefined || !/^\/?\d{0,5}$/.test(url.pathname)) {
    throw wrongAddress();
  }
  return {
    // Brackets belong to the URL and not to the IPv6 address in it.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port,
    family: found,
    isEncrypted: url.protocol === 'rediss:',
    username: decode(url.username),
    password: decode(url.password),
    database: Number(url.pathname.slice(1)),
  };
}

const protocols = new Set(['redis:', 'rediss:']);

function parse(text: string): URL {
  try {
    return new URL(text);
  } catch {
    // Node's error carries the text, password included.
    throw wrongAddress();
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw wrongAddress();
  }
}

function wrongAddress(): DeskError {
  const message =
    'The address of Redis must look like redis://user:password@host:6379/0, or rediss:// for TLS, ' +
    'with special characters of the password percent-encoded.';
  return new DeskError('storage_unavailable', message, { details: { doing: 'connect', code: 'ADDRESS' } });
}
