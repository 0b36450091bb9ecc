import { DeskError } from '../../../core/errors.ts';
import { quote } from '../../../core/pricing/quote.ts';
import { isQuoteFormat, quoteFormats } from '../../../core/pricing/quote-document.ts';
import {
  type RateSchedule,
  ratesFor,
  serviceTypesOf,
  starterSchedule,
} from '../../../core/pricing/rate-schedule.ts';
import { handleDocuments } from '../../documents/handle-documents.ts';
import { readBoundaries, readRates } from '../../documents/input-files.ts';
import { parseTimeLimit } from '../../documents/open-analyser.ts';
import {
  type QuoteDocumentsOptions,
  quoteDocuments,
  quoteLines,
} from '../../documents/reports/quote-lines.ts';
import { warn } from '../../terminal/print-error.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { jsonLines } from '../../terminal/text/json-lines.ts';
import { UsageError } from '../../terminal/usage-error.ts';

export interface QuoteCommandOptions {
  /** The service type to price. */
  service?: string;
  /** The file of a rate schedule. */
  rates?: string;
  /** The file of what the operator knows better. */
  boundaries?: string;
  /** Seconds that one document may take. */
  timeLimit?: string;
  /** The quote as a document: text, markdown, html or csv. */
  format?: string;
  /** Whom the document is for. */
  client?: string;
  /** The configuration file, which names the business. */
  config?: string;
  json?: boolean;
  debug?: boolean;
}

/**
 * `thesisdesk quote FILE... --service <type>`: what documents cost.
 *
 * @returns the exit code
 * @throws UsageError before any document is read, for an unknown service type, and a rates file, boundaries file
 * or time limit that cannot be used
 * @example
 * await quoteCommand(['thesis.docx'], { service: 'editing' }, terminal); // 0
 */
export async function quoteCommand(
  paths: readonly string[],
  options: QuoteCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const { debug = false, json = false } = options;
  const { schedule, warnings } = await scheduleFor(options);
  const service = chosenService(options.service, schedule);
  const boundaries = await readBoundaries(options.boundaries);
  const timeLimit = parseTimeLimit(options.timeLimit);
  for (const warning of warnings) await warn(terminal.errors, warning);
  const documents = json ? null : await documentsAsked(options, { service, schedule }, terminal);
  const present = (found: readonly string[]) => {
    if (json) return jsonLines(({ analysis }) => ({ analysis, quote: quote(analysis, service, schedule) }));
    if (documents === null) return quoteLines(service, schedule, terminal.output.style);
    if (documents.format === 'html' && found.length > 1) throw new UsageError(onePage);
    return quoteDocuments(documents);
  };
  return handleDocuments(paths, { debug, present, boundaries, timeLimit }, terminal);
}

async function scheduleFor({ rates }: QuoteCommandOptions): Promise<{
  schedule: RateSchedule;
  warnings: string[];
}> {
  if (rates !== undefined) return readRates(rates);
  return { schedule: starterSchedule, warnings: [starterWarning] };
}

/** Null where quotes are to be shown and not to be sent. */
async function documentsAsked(
  { format, client, config }: QuoteCommandOptions,
  priced: Pick<QuoteDocumentsOptions, 'service' | 'schedule'>,
  { environment }: Terminal,
): Promise<QuoteDocumentsOptions | null> {
  if (format === undefined) return null;
  if (!isQuoteFormat(format)) throw new UsageError(`--format must be one of ${quoteFormats.join(', ')}.`);
  const { readConfiguration } = await import('../../config/configuration.ts');
  const { businessName } = await readConfiguration({ config }, environment);
  return { ...priced, format, client, business: businessName, date: new Date() };
}

const onePage = 'An HTML page holds one quote. Name one document, or choose another format.';

const starterWarning = "These prices are thesisdesk's starter rates. Use your own with --rates FILE.";

/**
 * The service type to price, checked against the schedule before any document is read.
 *
 * @throws UsageError with the known service types, where none was chosen or an unknown one
 * @example
 * chosenService('editing', starterSchedule); // 'editing'
 */
function chosenService(service: string | undefined, schedule: RateSchedule): string {
  if (service === undefined) {
    const known = serviceTypesOf(schedule).join(', ');
    throw new UsageError(`Choose a service with --service: ${known}.`);
  }
  try {
    ratesFor(schedule, service);
  } catch (error) {
    if (error instanceof DeskError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
  return service;
}
