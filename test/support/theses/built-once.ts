/** Shares a document that is slow to build between tests: it is built when the first of them asks for it. */
export function builtOnce(build: () => Promise<Uint8Array>): () => Promise<Uint8Array> {
  let building: Promise<Uint8Array> | undefined;
  return () => {
    building ??= build();
    return building;
  };
}
