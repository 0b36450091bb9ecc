import { createHash, timingSafeEqual } from 'node:crypto';

/** A user and a password, as in HTTP basic authentication (RFC 7617). */
export interface Credentials {
  user: string;
  password: string;
}

/** Whether an `Authorization` header shows this bearer token (RFC 6750). */
export function showsToken(authorization: string | null, token: string): boolean {
  const given = /^Bearer +(\S+)\s*$/i.exec(authorization ?? '')?.[1];
  return isSameSecret(given ?? '', token) && given !== undefined;
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
