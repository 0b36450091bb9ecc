/** A document as it was when it was accepted, under a key that no URL for uploads is ever signed for. */
export interface FrozenDocument {
  key: string;
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
}
