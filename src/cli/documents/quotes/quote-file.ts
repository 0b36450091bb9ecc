import type { FontSources } from '../../../core/pricing/quote-document/pdf/find-font.ts';
import {
  isQuoteFormat,
  type QuoteFormat,
  quoteFormats,
  renderPdf,
  renderQuote,
  renderQuoteFile,
} from '../../../core/pricing/quote-document.ts';
import type { RateSchedule } from '../../../core/pricing/rates/rate-schedule.ts';
import { remark } from '../../terminal/print-error.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';
import type { LastStep } from '../document-options.ts';
import { mustBeFree, standardOutput, writeNamed } from '../files/named-file.ts';
import { type QuoteFacts, quoteDocument } from '../reports/quote-lines.ts';

/** Flags for quotes that are written as documents. */
export interface QuoteFileOptions {
  /** The quote as a document: text, markdown, html, csv or pdf. */
  format?: string;
  /** The file to write it to. @default standard output */
  output?: string;
  /** Replaces an existing file. @default false */
  force?: boolean;
  /** A font for names in a PDF. */
  font?: string;
  /** The client's name. */
  client?: string;
  /** The configuration file, which names the business. */
  config?: string;
  /** The quote as JSON, in place of a document. */
  json?: boolean;
  /** What the numbers rest on, which a document does not say. */
  explain?: boolean;
}

/** Quotes as documents, in any format. */
export interface AskedDocuments extends QuoteFacts {
  format: QuoteFormat | 'pdf';
  fonts: FontSources;
}

/**
 * Returns the documents that quotes are to be written as; null if quotes are only shown.
 *
 * @throws UsageError for a format that there is not, for several services, and for flags that would have no effect
 */
export async function documentsAsked(
  { format, client, config, font, output, json, explain }: QuoteFileOptions,
  { services, schedule }: { services: readonly string[]; schedule: RateSchedule },
  { environment }: Terminal,
): Promise<AskedDocuments | null> {
  if (format === undefined) {
    const [flag] = Object.entries({ output, client, font }).find(([, given]) => given !== undefined) ?? [];
    if (flag !== undefined) throw new UsageError(`--${flag} needs --format: ${formats}.`);
    return null;
  }
  if (json) throw new UsageError('--json and --format are two forms of one quote. Choose one.');
  if (explain) throw new UsageError('--format writes a quote without what --explain shows. Choose one.');
  if (format !== 'pdf' && !isQuoteFormat(format)) throw new UsageError(`--format must be one of ${formats}.`);
  const [service = '', ...more] = services;
  if (more.length > 0) throw new UsageError(`${oneService} ${services.join(', ')}.`);
  const { readConfiguration } = await import('../../config/configuration.ts');
  const { businessName, fontFile } = await readConfiguration({ config }, environment);
  const fonts = { file: font ?? fontFile ?? undefined };
  return { service, schedule, format, client, business: businessName, date: new Date(), fonts };
}

/**
 * Returns the step that writes a single document's quote to a file, or a PDF to standard output; null if quotes in
 * that format go to standard output as text.
 *
 * @throws UsageError for an existing file that must not be replaced, and for a PDF on a screen
 */
export async function quoteFileStep(
  asked: AskedDocuments,
  { output, force }: { output?: string; force?: boolean },
  terminal: Terminal,
): Promise<LastStep | null> {
  if (output === undefined && asked.format !== 'pdf') return null;
  const isOnOutput = output === undefined || output === standardOutput;
  if (isOnOutput && asked.format === 'pdf' && terminal.output.isTerminal) throw new UsageError(onScreen);
  if (output !== undefined) await mustBeFree(output, { force });
  return {
    flag: output === undefined ? '--format pdf' : '--output',
    async step(path, result) {
      const { format, fonts, ...facts } = asked;
      const document = quoteDocument(facts, path, result.analysis);
      const render = isOnOutput ? renderQuote : renderQuoteFile;
      const content = format === 'pdf' ? await renderPdf(document, fonts) : render(document, format);
      await writeNamed(output ?? standardOutput, content, { force }, terminal);
      if (!isOnOutput) await remark(terminal.errors, `The quote is in ${output}`);
      return result;
    },
  };
}

const onScreen = 'A PDF cannot be shown on a screen. Name a file with --output, or use a pipe.';
const formats = [...quoteFormats, 'pdf'].join(', ');
const oneService = 'A quote document covers one service. Choose it with --service:';
