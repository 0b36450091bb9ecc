import { defaultDocxLimits } from '../../../core/docx/package/limits.ts';
import type { Terminal } from '../../terminal/terminal.ts';

/**
 * Reads the document from standard input, up to slightly more than the largest document accepted.
 *
 * @example
 * const bytes = await readInput(terminal.input);
 */
export async function readInput(input: Terminal['input']): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of input ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > defaultDocxLimits.fileBytes) break;
  }
  return Buffer.concat(chunks);
}
