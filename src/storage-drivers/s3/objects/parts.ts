/**
 * Content in pieces of just that size, the last one shorter, copied out of memory that whoever sends it may use
 * again. No piece is empty, and nothing is read before it is asked for.
 *
 * @example
 * for await (const part of inParts(content, 8 * 1024 * 1024)) await send(part);
 */
export async function* inParts(content: AsyncIterable<Uint8Array>, size: number): AsyncIterable<Uint8Array> {
  let chunks: Uint8Array[] = [];
  let missing = size;
  for await (let chunk of content) {
    while (chunk.length >= missing) {
      chunks.push(chunk.subarray(0, missing));
      yield Buffer.concat(chunks);
      chunk = chunk.subarray(missing);
      chunks = [];
      missing = size;
    }
    if (chunk.length > 0) chunks.push(new Uint8Array(chunk));
    missing -= chunk.length;
  }
  if (chunks.length > 0) yield Buffer.concat(chunks);
}
