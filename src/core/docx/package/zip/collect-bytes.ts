import { tooLargeDocument } from '../refusals/refusals.ts';

/**
 * Collects the whole file into one array. A stream is no longer read once it exceeds `maximum` bytes, so an endless
 * one costs no more memory than the limit.
 *
 * Errors of the stream itself (a lost connection, a failing disk) are passed on unchanged.
 *
 * @throws DeskError `document_too_large`
 * @example
 * const bytes = await collectBytes(createReadStream('thesis.docx'), 100_000_000);
 */
export async function collectBytes(
  source: Uint8Array | AsyncIterable<Uint8Array>,
  maximum: number,
): Promise<Uint8Array> {
  if (source instanceof Uint8Array) {
    if (source.length > maximum) throw tooLargeDocument('fileBytes', maximum);
    return source;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    length += chunk.length;
    if (length > maximum) throw tooLargeDocument('fileBytes', maximum);
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, length);
}
