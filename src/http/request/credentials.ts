import { createHash, timingSafeEqual } from 'node:crypto';
import { readSecret, type Secret } from '../../core/ports/secret.ts';
import { inTime } from '../../core/time/in-time.ts';

/** A user and a password, as in HTTP basic authentication (RFC 7617). */
export interface Credentials {
  user: string;
  password: Secret;
}

/** Returns the bearer token in an `Authorization` header (RFC 6750), or null if there is none. */
export function tokenIn(authorization: string | null): string | null {
  return /^Bearer +(\S+)\s*$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** Returns the SHA-256 of a token in hexadecimal digits, which is stored instead of the token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('hex');
}

/** Whether a token has this {@link tokenHash}; the time it takes does not reveal how much of the token is right. */
export function isSameToken(token: string, hash: string): boolean {
  const [given, expected] = [Buffer.from(tokenHash(token)), Buffer.from(hash)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Whether an `Authorization` header contains this user and password. Rejects if there is a password in it to compare, and
 * the right one cannot be read in time.
 */
export async function showsCredentials(
  authorization: string | null,
  { user, password }: Credentials,
  longestMilliseconds = 4_000,
): Promise<boolean> {
  const given = /^Basic +([\w+/=-]+)\s*$/i.exec(authorization ?? '')?.[1];
  if (given === undefined) return false;
  const text = Buffer.from(given, 'base64').toString('utf8');
  const expected = await inTime(longestMilliseconds, readSecret(password));
  return isSameSecret(text, `${user}:${expected}`) && expected !== '';
}

/** The time this takes reveals neither how much is right nor how long the secret is. */
function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/** Shorter ones could be guessed. */
export function checkTokenLength(token: string): void {
  if (token.length >= shortestToken) return;
  throw new TypeError(`"adminToken" must have ${shortestToken} characters or more, or be none.`);
}

const shortestToken = 16;

/** The value of the operator's token if something else guards the desk. */
export const noToken = 'none';
