import { open } from 'node:fs/promises';
import { systemErrorCode } from '../../core/ports/system-error.ts';
import { nameOf } from '../config/settings.ts';
import { UsageError } from '../terminal/usage-error.ts';

/**
 * Makes sure that the font for PDF quotes is a file that can be read. Whether it is a font is left to `doctor`, because
 * reading a whole one would delay each start.
 *
 * @param file null if none is set
 * @throws UsageError
 */
export async function mustReadFont(file: string | null): Promise<void> {
  if (file === null) return;
  try {
    const handle = await open(file);
    // A folder can be opened too.
    await handle.read(new Uint8Array(1)).finally(() => handle.close());
  } catch (error) {
    const code = systemErrorCode(error) ?? 'unknown';
    throw new UsageError(`Cannot read the font ${file} that ${nameOf('business.font')} names (${code}).`);
  }
}
