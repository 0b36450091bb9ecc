import { DeskError } from '../../../core/errors.ts';
import { readSecret, type Secret } from '../../../core/ports/secret.ts';

/**
 * The text of a Redis URL now.
 *
 * @throws DeskError `storage_unavailable` where it cannot be read or is none; never with the URL in it
 */
export async function readRedisUrl(secret: Secret): Promise<string> {
  let url: string;
  try {
    url = (await readSecret(secret)).trim();
  } catch {
    throw new DeskError('storage_unavailable', 'The Redis URL cannot be read from where it is kept.');
  }
  if (!isRedisUrl(url)) throw new DeskError('storage_unavailable', wrongUrl);
  return url;
}

/** @throws RangeError where a URL that is known now is none */
export function checkRedisUrl(secret: Secret): void {
  if (typeof secret === 'string' && !isRedisUrl(secret.trim())) throw new RangeError(wrongUrl);
}

/** Who to be on a connection, as a URL says. */
export function credentialsOf(url: string): { username: string; password: string } {
  const { username, password } = new URL(url);
  return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
}

const wrongUrl = 'The Redis URL must look like redis://host:6379 or rediss://user:password@host:6379/0.';

function isRedisUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (url.protocol === 'redis:' || url.protocol === 'rediss:') && url.hostname !== '' && isDecodable(url);
}

function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}
