import { basename } from 'node:path';
import { quote } from '../../../core/pricing/quote.ts';
import type { FontSources } from '../../../core/pricing/quote-document/pdf/find-font.ts';
import {
  type QuoteDocument,
  type QuoteFormat,
  renderPdf,
  renderQuote,
} from '../../../core/pricing/quote-document.ts';
import { remark } from '../../terminal/print-error.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';
import type { LastStep } from '../document-options.ts';
import { mustBeNew, writeNew } from '../files/write-new.ts';
import type { QuoteDocumentsOptions } from '../reports/quote-lines.ts';

/** Quotes as documents, in any format. */
export interface AskedDocuments extends Omit<QuoteDocumentsOptions, 'format'> {
  format: QuoteFormat | 'pdf';
  fonts: FontSources;
}

/**
 * Returns the step that writes a single document's quote to a file, or a PDF to standard output; null if quotes in
 * that format go to standard output as text.
 *
 * @throws UsageError for a file that already exists, and for a PDF on a screen
 */
export async function quoteFileStep(
  asked: AskedDocuments,
  { output }: { output?: string },
  terminal: Terminal,
): Promise<LastStep | null> {
  if (output === undefined && asked.format !== 'pdf') return null;
  if (output === undefined && terminal.output.isTerminal) throw new UsageError(onScreen);
  if (output !== undefined) await mustBeNew(output);
  return {
    flag: output === undefined ? '--format pdf' : '--output',
    async step(path, result) {
      const { service, schedule, format, fonts, ...facts } = asked;
      const document: QuoteDocument = {
        ...facts,
        document: basename(path),
        serviceType: service,
        analysis: result.analysis,
        quote: quote(result.analysis, service, schedule),
      };
      const content = format === 'pdf' ? await renderPdf(document, fonts) : renderQuote(document, format);
      if (output !== undefined) {
        await writeNew(output, content);
        await remark(terminal.errors, `The quote is in ${output}`);
      } else await terminal.output.writeBytes(Buffer.from(content));
      return result;
    },
  };
}

const onScreen = 'A PDF cannot be shown on a screen. Name a file with --output, or use a pipe.';
