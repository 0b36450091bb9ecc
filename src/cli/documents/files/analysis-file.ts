import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { OutlinedResult } from '../../../core/docx/analyse.ts';
import { DeskError } from '../../../core/errors.ts';
import { analysisPage } from '../../../core/painted/analysis-page.ts';
import type { PriceTable } from '../../../core/pricing/price-table.ts';
import { systemErrorCode } from '../../../core/system-error.ts';
import { UsageError } from '../../terminal/usage-error.ts';

/** Gives the style sheet of the pages, which is built beside this module. */
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
  /** Where to; without one, to a new folder for files of the moment. */
  target: string | undefined;
  style: string;
  /** What the document costs. @default its prices are not shown */
  prices?: PriceTable | undefined;
}

/**
 * Writes the analysis of a document with the painted document as one HTML file.
 *
 * @returns the absolute path of the file
 * @throws UsageError where nothing can be written there
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
