import type { Clock, ObjectStore } from '../../core/ports.ts';
import { type SignedGrant, type SignedRequest, signUrl, verifySignedUrl } from './signed-url.ts';

/** An object store whose signed URLs lead to our own HTTP server, which asks the store what a request may do. */
export interface SignedObjectStore extends ObjectStore {
  /**
   * Returns what a request is allowed to do.
   *
   * @throws DeskError `upload_not_allowed`, with the reason in `details.reason`, and `storage_unavailable`
   */
  verify(request: Omit<SignedRequest, 'now'>): Promise<SignedGrant>;
}

export interface UrlSettings {
  /** The URL at which clients reach the HTTP server; a function if it is known only once the server is listening. */
  publicUrl: string | (() => string);
  clock: Clock;
  secret: () => Promise<Uint8Array>;
}

/** Returns the methods of an object store that are about signed URLs. */
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
