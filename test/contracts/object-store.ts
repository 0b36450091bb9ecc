import { describe } from 'vitest';
import type { ObjectStore } from '../../src/core/ports.ts';
import { describeContent } from './object-store/content.ts';
import { describeCopies } from './object-store/copies.ts';
import { describeObjectKeys } from './object-store/keys.ts';
import { describeRanges } from './object-store/ranges.ts';
import { describeSignedUrls } from './object-store/signed-urls.ts';
import { describeUploads } from './object-store/uploads.ts';

/** A fresh object store for one test. */
export interface ObjectStoreBench {
  objects: ObjectStore;
  /** Opens another handle on the same files, as another process would; the bench closes it. */
  reopen(): Promise<ObjectStore>;
  /** Sends a request to a signed URL, as a browser would. For a server, this is `fetch`. */
  send(request: Request): Promise<Response>;
  /** Lets this much of the store's time pass. */
  passTime(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

export type OpenObjectStoreBench = () => Promise<ObjectStoreBench>;

/** The contract of every `ObjectStore`. */
export function describeObjectStore(name: string, open: OpenObjectStoreBench): void {
  describe(`the object store ${name}`, () => {
    describeContent(open);
    describeUploads(open);
    describeCopies(open);
    describeRanges(open);
    describeObjectKeys(open);
    describeSignedUrls(open);
  });
}
