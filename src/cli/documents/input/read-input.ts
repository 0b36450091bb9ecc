import { defaultDocxLimits } from '../../../core/docx/package/limits.ts';
import type { Terminal } from '../../terminal/terminal.ts';

/**
 * The document that comes by the standard input, up to somewhat more than what is read of any document.
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
