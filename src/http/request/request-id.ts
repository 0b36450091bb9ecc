import type { Ids } from '../../core/ports.ts';

/** The id that the caller gave the request where it is a sane one, else a new one. */
export function requestIdOf(given: string | null, ids: Ids): string {
  return given !== null && /^[\w.-]{1,64}$/.test(given) ? given : ids.uuid();
}
