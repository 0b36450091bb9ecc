import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { OutlinedResult } from '../../../core/docx/analyse.ts';
import { DeskError } from '../../../core/errors.ts';
import { analysisPage } from '../../../core/painted/analysis-page.ts';
import { systemErrorCode } from '../../../core/ports/system-error.ts';
import type { PriceTable } from '../../../core/pricing/price-table.ts';
import { UsageError } from '../../terminal/usage-error.ts';

/** Returns the pages' style sheet, which is built next to this module. */
export async function readPageStyle(): Promise<string> {
  try {
    return await readFile(new URL('./pages/style.css', import.meta.url), 'utf8');
  } catch (cause) {
    throw new DeskError('file_unreadable', 'The pages have not been built. Please reinstall thesisdesk.', {
      cause,
    });
  }
}

export interface AnalysisFileOptions {
  /** The path to write to; without one, a new temporary folder. */
  target: string | undefined;
  style: string;
  /** The document's prices. @default not shown */
  prices?: PriceTable | undefined;
}

/**
 * Writes a document's analysis and the painted document as one HTML file.
 *
 * @returns the absolute path of the file
 * @throws UsageError if the file cannot be written
 */
export async function writeAnalysisFile(
  document: string,
  { outline, ...result }: OutlinedResult,
  { target, style, prices }: AnalysisFileOptions,
): Promise<string> {
  if (!outline) throw new TypeError('A painted document needs its outline.');
  const fileName = basename(document);
  const html = analysisPage({ ...result, outline, prices, fileName, style });
  const path = resolve(target ?? join(await mkdtemp(join(tmpdir(), 'thesisdesk-')), `${fileName}.html`));
  try {
    await writeFile(path, html);
  } catch (cause) {
    const code = systemErrorCode(cause) ?? 'unknown';
    throw new UsageError(`${path}: The report cannot be written (${code}).`, { cause });
  }
  return path;
}
