/** A document as it was when it was accepted, under a key for which no upload URL is ever signed. */
export interface FrozenDocument {
  key: string;
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
}
