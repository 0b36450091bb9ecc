import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Analysis } from '../../../core/docx/analysis.ts';
import { DeskError } from '../../../core/errors.ts';
import { analysisPage } from '../../../core/painted/analysis-page.ts';
import type { PriceTable } from '../../../core/pricing/price-table.ts';
import { safeFileName } from '../../../core/services/uploads/object-key.ts';
import { openFile } from '../../terminal/open-file.ts';
import { remark } from '../../terminal/print-error.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import type { Step } from '../handle-documents.ts';
import { mustBeFree, standardOutput, writeNamed } from './named-file.ts';

export interface AnalysisFileFlags {
  /** The file to write to, or `-`. @default in a new temporary folder */
  html?: string | undefined;
  /** Replaces an existing file. @default false */
  force?: boolean | undefined;
  /** Whether to show it in the browser. */
  open: boolean;
  /** The prices to show. @default none */
  pricesOf?: ((analysis: Analysis) => PriceTable) | undefined;
}

/**
 * Returns the step that writes a document's analysis and the painted document as one HTML file, and says where it is.
 *
 * @throws UsageError for an existing file that must not be replaced; DeskError `file_unreadable` if the pages have not been
 * built
 */
export async function analysisFileStep(
  { html, force, open, pricesOf }: AnalysisFileFlags,
  terminal: Terminal,
): Promise<Step> {
  if (html !== undefined) await mustBeFree(html, { force });
  const style = await readPageStyle();
  return async (document, result) => {
    const { outline, ...numbers } = result;
    if (!outline) throw new TypeError('A painted document needs its outline.');
    const fileName = basename(document);
    const prices = pricesOf?.(result.analysis);
    const page = analysisPage({ ...numbers, outline, prices, fileName, style });
    const path = html === standardOutput ? html : resolve(html ?? (await temporaryPath(fileName)));
    await writeNamed(path, page, { force }, terminal);
    if (path === standardOutput) return result;
    await remark(terminal.errors, `The coloured document is in ${path}`);
    if (open && !(await openFile(path)))
      await remark(terminal.errors, 'No program was found to open it; please open it in your browser.');
    return result;
  };
}

/** The name of the document may be as long as names can be, and the page's is longer. */
async function temporaryPath(fileName: string): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'thesisdesk-')), `${safeFileName(fileName, 'document')}.html`);
}

/** Returns the pages' style sheet, which is built next to this module. */
async function readPageStyle(): Promise<string> {
  try {
    return await readFile(new URL('./pages/style.css', import.meta.url), 'utf8');
  } catch (cause) {
    throw new DeskError('file_unreadable', 'The pages have not been built. Please reinstall thesisdesk.', {
      cause,
    });
  }
}
