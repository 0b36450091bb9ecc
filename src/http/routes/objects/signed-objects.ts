import type { ObjectStore } from '../../../core/ports.ts';

/** An object store whose signed URLs lead to this very server. Those of `src/storage-drivers` are such. */
export interface SignedObjects extends Pick<ObjectStore, 'put' | 'head' | 'get'> {
  /**
   * Says whether a request may do what it asks for.
   *
   * @throws DeskError `upload_not_allowed`, with `details.reason` `content_length` where nothing but the
   * length is wrong; `storage_unavailable`
   */
  verify(request: SignedObjectRequest): Promise<{ fileName?: string }>;
}

export interface SignedObjectRequest {
  method: string;
  /** Decoded. */
  key: string;
  query: URLSearchParams;
  contentType: string | null;
  /** Bytes as the header states them. */
  contentLength: number | null;
}
