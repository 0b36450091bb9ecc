import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** A folder of documents beside the checkout; they are too many to be part of it. */
export interface Corpus {
  present: boolean;
  /** For the names of tests: why they are skipped, or nothing. */
  reason: string;
  read(name: string): Promise<Uint8Array>;
}

/** `real` and `robust` lie in `../shared/corpus`, as seen from the project's root. */
export function openCorpus(name: string): Corpus {
  const folder = resolve(import.meta.dirname, '../../../shared/corpus', name);
  const present = existsSync(folder);
  return {
    present,
    reason: present ? '' : ` (skipped: there is no folder ../shared/corpus/${name} beside the checkout)`,
    read: (file) => readFile(join(folder, file)),
  };
}
