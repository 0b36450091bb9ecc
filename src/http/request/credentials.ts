import { createHash, timingSafeEqual } from 'node:crypto';

/** A user and a password, as in HTTP basic authentication (RFC 7617). */
export interface Credentials {
  user: string;
  password: string;
}

/** The bearer token in an `Authorization` header (RFC 6750); null where there is none. */
export function tokenIn(authorization: string | null): string | null {
  return /^Bearer +(\S+)\s*$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** By which a token is known without being kept: its SHA-256 in hexadecimal digits. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('hex');
}

/** Whether a token is the one of that {@link tokenHash}, in a time that does not tell how much of it is right. */
export function isSameToken(token: string, hash: string): boolean {
  const [given, expected] = [Buffer.from(tokenHash(token)), Buffer.from(hash)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Whether an `Authorization` header shows this user and password. */
export function showsCredentials(authorization: string | null, { user, password }: Credentials): boolean {
  const given = /^Basic +([\w+/=-]+)\s*$/i.exec(authorization ?? '')?.[1];
  const text = Buffer.from(given ?? '', 'base64').toString('utf8');
  return isSameSecret(text, `${user}:${password}`) && given !== undefined;
}

/** In a time that tells neither how much of it is right nor how long the secret is. */
function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/** What an operator's token is set to where something else guards the desk. */
export const noToken = 'none';
