import type { BodyPatience, RequestBody } from './request-body.ts';

/** The start of a body in memory. */
export interface CollectedBody {
  bytes: Buffer;
  /** There is more than the limit. */
  isCut: boolean;
}

/**
 * Reads a body up to a number of bytes and leaves the rest. It takes up memory for what came and not for the
 * pieces in which it came, however small they are.
 *
 * @throws HttpProblem 400 when the body ends before its stated length, 408 when it takes too long
 */
export async function collectBody(
  body: RequestBody,
  { maximumBytes, patience }: { maximumBytes: number; patience: BodyPatience },
): Promise<CollectedBody> {
  let bytes = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of body.chunks(patience)) {
    const kept = chunk.subarray(0, maximumBytes - size);
    bytes = withRoomFor(bytes, size + kept.length, maximumBytes);
    bytes.set(kept, size);
    size += kept.length;
    if (kept.length < chunk.length) return { bytes: bytes.subarray(0, size), isCut: true };
  }
  return { bytes: bytes.subarray(0, size), isCut: false };
}

function withRoomFor(bytes: Buffer<ArrayBuffer>, needed: number, maximum: number): Buffer<ArrayBuffer> {
  if (needed <= bytes.length) return bytes;
  const larger = Buffer.alloc(Math.min(maximum, Math.max(needed, 2 * bytes.length, 1024)));
  larger.set(bytes);
  return larger;
}
