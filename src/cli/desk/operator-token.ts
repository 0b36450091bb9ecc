import { randomBytes } from 'node:crypto';
import type { Store } from '../../core/ports.ts';
import { tokenHash } from '../../http/request/credentials.ts';
import type { Configuration } from '../config/configuration.ts';
import { isOnOwnMachine } from '../server/server-address.ts';

/** The operator's token if none is configured: the desk made it itself, and keeps only its hash. */
interface KeptToken {
  sha256: string;
}

/** Null if there is none. Throws `storage_unavailable`. */
export async function keptTokenHash(store: Store): Promise<string | null> {
  return (await store.get<KeptToken>(tokenKey))?.value.sha256 ?? null;
}

/** How the operator's routes are guarded: by the configured token, else by the one that the desk keeps. */
export function operatorAccess(configuration: Configuration, store: Store) {
  const { adminToken } = configuration;
  return {
    adminToken: adminToken ?? undefined,
    adminTokenHash: adminToken === null ? () => keptTokenHash(store) : undefined,
    isOnOwnMachine: isOnOwnMachine(configuration),
  };
}

/** Makes a token if there is none yet; null if there is one. The token is available only now. */
export async function makeFirstToken(store: Store): Promise<string | null> {
  const token = newToken();
  const kept: KeptToken = { sha256: tokenHash(token) };
  return (await store.put(tokenKey, kept, { condition: { ifNoneMatch: '*' } })) ? token : null;
}

/** Makes a token and invalidates the previous one. The token is available only now. */
export async function makeToken(store: Store): Promise<string> {
  const token = newToken();
  const kept: KeptToken = { sha256: tokenHash(token) };
  await store.put(tokenKey, kept);
  return token;
}

/** False if there was none. */
export function removeToken(store: Store): Promise<boolean> {
  return store.delete(tokenKey);
}

/** The address of the operator's page with a token, which the page reads and then removes from the address. */
export function deskUrlWith(token: string, address: string): string {
  return `${address}/desk#token=${token}`;
}

const tokenKey = 'service/operator-token';

function newToken(): string {
  return randomBytes(24).toString('base64url');
}
