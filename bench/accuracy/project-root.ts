import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout: the nearest one with a `package.json`, whether this runs from source or bundled. */
export const projectRoot = nearestRoot(dirname(fileURLToPath(import.meta.url)));

function nearestRoot(folder: string): string {
  const parent = dirname(folder);
  return existsSync(join(folder, 'package.json')) || parent === folder ? folder : nearestRoot(parent);
}
