import type { Clock, ObjectStore } from '../../core/ports.ts';
import { type SignedGrant, type SignedRequest, signUrl, verifySignedUrl } from './signed-url.ts';

/** An object store whose signed URLs lead to our own HTTP server, which asks it what a request may do. */
export interface SignedObjectStore extends ObjectStore {
  /**
   * Says whether a request may do what it asks for.
   *
   * @throws DeskError `upload_not_allowed`, `details.reason` tells why, and `storage_unavailable`
   */
  verify(request: Omit<SignedRequest, 'now'>): Promise<SignedGrant>;
}

export interface UrlSettings {
  /** Where clients reach the HTTP server; a function where that is known only after it listens. */
  publicUrl: string | (() => string);
  clock: Clock;
  secret: () => Promise<Uint8Array>;
}

/** The methods of an object store that have to do with signed URLs. */
export function signedUrls(
  settings: UrlSettings,
): Pick<SignedObjectStore, 'presignPut' | 'presignGet' | 'verify'> {
  const { publicUrl, clock, secret } = settings;
  const origin = () => (typeof publicUrl === 'string' ? publicUrl : publicUrl());
  const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  return {
    async presignPut(key, { contentType, contentLength, expiresInSeconds }) {
      const length = contentLength === undefined ? {} : { contentLength };
      const expiresAt = after(expiresInSeconds);
      return signUrl(origin(), { method: 'PUT', key, expiresAt, contentType, ...length }, await secret());
    },
    async presignGet(key, { fileName, expiresInSeconds }) {
      const name = fileName === undefined ? {} : { fileName };
      return signUrl(
        origin(),
        { method: 'GET', key, expiresAt: after(expiresInSeconds), ...name },
        await secret(),
      );
    },
    async verify(request) {
      return verifySignedUrl({ ...request, now: clock.now() }, await secret());
    },
  };
}
