import type { ObjectStore } from '../../../core/ports.ts';

/** An object store whose signed URLs lead to this server, such as those in `src/storage-drivers`. */
export interface SignedObjects extends Pick<ObjectStore, 'put' | 'head' | 'get'> {
  /**
   * Checks that a request may do what it asks for.
   *
   * @throws DeskError `upload_not_allowed`, with `details.reason` `content_length` if only the length is wrong;
   * `storage_unavailable`
   */
  verify(request: SignedObjectRequest): Promise<{ fileName?: string }>;
}

export interface SignedObjectRequest {
  method: string;
  /** Decoded. */
  key: string;
  query: URLSearchParams;
  contentType: string | null;
  /** In bytes, as stated by the header. */
  contentLength: number | null;
}
