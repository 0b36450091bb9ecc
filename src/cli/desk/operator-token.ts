import { randomBytes } from 'node:crypto';
import type { Store } from '../../core/ports.ts';
import { tokenHash } from '../../http/request/credentials.ts';
import type { Configuration } from '../config/configuration.ts';
import { isOnOwnMachine } from '../server/server-address.ts';

/** The operator's token where none is configured: the desk made it itself, and knows its hash alone. */
interface KeptToken {
  sha256: string;
}

/** Null while there is none. Throws `storage_unavailable`. */
export async function keptTokenHash(store: Store): Promise<string | null> {
  return (await store.get<KeptToken>(tokenKey))?.value.sha256 ?? null;
}

/** How the operator's routes are guarded: by the token that is set, else by that which the desk keeps. */
export function operatorAccess(configuration: Configuration, store: Store) {
  const { adminToken } = configuration;
  return {
    adminToken: adminToken ?? undefined,
    adminTokenHash: adminToken === null ? () => keptTokenHash(store) : undefined,
    isOnOwnMachine: isOnOwnMachine(configuration),
  };
}

/** Makes a token where there is none yet; null where there is one. It is to be had only now. */
export async function makeFirstToken(store: Store): Promise<string | null> {
  const token = newToken();
  const kept: KeptToken = { sha256: tokenHash(token) };
  return (await store.put(tokenKey, kept, { condition: { ifNoneMatch: '*' } })) ? token : null;
}

/** Makes a token, and the one before is none any more. It is to be had only now. */
export async function makeToken(store: Store): Promise<string> {
  const token = newToken();
  const kept: KeptToken = { sha256: tokenHash(token) };
  await store.put(tokenKey, kept);
  return token;
}

/** False where there was none. */
export function removeToken(store: Store): Promise<boolean> {
  return store.delete(tokenKey);
}

/** Where the operator's page takes a token from the address, and forgets it there. */
export function deskUrlWith(token: string, address: string): string {
  return `${address}/desk#token=${token}`;
}

const tokenKey = 'service/operator-token';

function newToken(): string {
  return randomBytes(24).toString('base64url');
}
