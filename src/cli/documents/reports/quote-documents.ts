import { basename } from 'node:path';
import { quote } from '../../../core/pricing/quote.ts';
import { csvHeader, csvRows } from '../../../core/pricing/quote-document/csv.ts';
import { type QuoteDocument, type QuoteFormat, renderQuote } from '../../../core/pricing/quote-document.ts';
import type { RateSchedule } from '../../../core/pricing/rate-schedule.ts';
import type { Presentation } from '../presentation.ts';

export interface QuoteDocumentsOptions {
  format: QuoteFormat;
  service: string;
  schedule: RateSchedule;
  business: string;
  client?: string | undefined;
  date: Date;
}

/**
 * Quotes as documents, one below the other; those in CSV are one table. What a document leaves in doubt is no part
 * of a quote that may go to a customer, so it goes to standard error.
 *
 * @example
 * quoteDocuments({ format: 'html', service: 'editing', schedule, business: 'Ada Edits', date: new Date() });
 */
export function quoteDocuments({ format, service, schedule, ...facts }: QuoteDocumentsOptions): Presentation {
  let isFirst = true;
  return {
    success(path, { analysis }) {
      const document: QuoteDocument = {
        ...facts,
        document: basename(path),
        serviceType: service,
        analysis,
        quote: quote(analysis, service, schedule),
      };
      const text = format === 'csv' ? csvPart(document, isFirst) : renderQuote(document, format);
      const space = isFirst || format === 'csv' ? '' : '\n';
      isFirst = false;
      return space + text;
    },
    failure: () => '',
    warnings: (_path, { report }) => report.warnings,
  };
}

function csvPart(document: QuoteDocument, isFirst: boolean): string {
  return [...(isFirst ? [csvHeader] : []), ...csvRows(document)].map((line) => `${line}\r\n`).join('');
}
