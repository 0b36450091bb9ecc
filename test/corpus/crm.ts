import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Documents and samples of the CRM, in `../shared/crm` beside the checkout; they are not part of it. */
const folder = resolve(import.meta.dirname, '../../../shared/crm');

export const hasCrmDocuments = existsSync(folder);

/** For the names of tests: why they are skipped, or nothing. */
export const whySkipped = hasCrmDocuments
  ? ''
  : ' (skipped: there is no folder ../shared/crm beside the checkout)';

export function readCrmDocument(name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8');
}
