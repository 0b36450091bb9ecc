import { serviceName } from '../../../core/pricing/in-words.ts';
import { priceTable } from '../../../core/pricing/price-table.ts';
import { quote } from '../../../core/pricing/quote.ts';
import { quoted, type RateSchedule, serviceTypesOf } from '../../../core/pricing/rates/rate-schedule.ts';
import { type DocumentOptions, elsewhere, handleAsAsked } from '../../documents/document-options.ts';
import { standardOutput } from '../../documents/files/named-file.ts';
import type { Presentation } from '../../documents/handle-documents.ts';
import { chosenRates } from '../../documents/quotes/chosen-rates.ts';
import {
  type AskedDocuments,
  documentsAsked,
  type QuoteFileOptions,
  quoteFileStep,
} from '../../documents/quotes/quote-file.ts';
import { documentTable } from '../../documents/reports/document-table.ts';
import { evidenceLines } from '../../documents/reports/evidence.ts';
import { quoteDocuments, quoteLines } from '../../documents/reports/quote-lines.ts';
import { didYouMean } from '../../terminal/did-you-mean.ts';
import { warn } from '../../terminal/print-error.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { jsonLines } from '../../terminal/text/json-lines.ts';
import { UsageError } from '../../terminal/usage-error.ts';

export interface QuoteCommandOptions extends DocumentOptions, QuoteFileOptions {
  /** The service to price, by its id or as it is printed. @default all */
  service?: string;
  /** The file of a rate schedule. */
  rates?: string;
  /** A desk whose rates to use. */
  data?: string;
}

/**
 * `thesisdesk quote FILE...`: shows what documents cost, for all services or for one.
 *
 * @returns the exit code
 * @throws UsageError, before any document is read, for an unknown service, and for a rates file, boundaries file or
 * time limit that cannot be used
 * @example
 * await quoteCommand(['thesis.docx'], { service: 'editing' }, terminal); // 0
 */
export async function quoteCommand(
  paths: readonly string[],
  options: QuoteCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const { schedule, warnings, isStarter } = await chosenRates(options, terminal);
  const services = askedServices(options.service, schedule);
  const documents = await documentsAsked(options, { services, schedule }, terminal);
  const file = documents === null ? null : await quoteFileStep(documents, options, terminal);
  for (const warning of warnings) await warn(terminal.errors, warning);
  if (isStarter) await warn(terminal.errors, starterWarning);
  const present = (found: readonly string[]) =>
    file === null ? presentationFor(found, { services, schedule, documents }, options, terminal) : elsewhere;
  return handleAsAsked(paths, options, terminal, present, {
    last: file,
    onOutput: documents && (options.output ?? standardOutput) === standardOutput ? ['--format'] : [],
    pricesOf: (analysis) => priceTable(analysis, services, schedule),
    files: { written: [{ flag: '--output', path: options.output }], read: [options.rates] },
  });
}

interface Priced {
  services: readonly string[];
  schedule: RateSchedule;
  documents: AskedDocuments | null;
}

function presentationFor(
  found: readonly string[],
  { services, schedule, documents }: Priced,
  { json, explain = false }: QuoteCommandOptions,
  { output }: Terminal,
): Presentation {
  if (json) return jsonQuotes(services, schedule, explain);
  if (documents !== null) {
    const { format } = documents;
    if (format === 'html' && found.length > 1) throw new UsageError(onePage);
    // Written by a separate step.
    if (format === 'pdf') return elsewhere;
    return quoteDocuments({ ...documents, format });
  }
  if (explain)
    return below(evidenceLines(output), quoteLines(services, schedule, output, { isNamed: false }));
  return found.length === 1
    ? quoteLines(services, schedule, output)
    : documentTable(found, { services, schedule }, output);
}

/** With one service there is a `quote`, with several there are `quotes`, each with its service. */
function jsonQuotes(services: readonly string[], schedule: RateSchedule, explain: boolean): Presentation {
  const [only = '', ...more] = services;
  return jsonLines(({ analysis, report }) => ({
    analysis,
    ...(explain ? { report } : {}),
    ...(more.length === 0
      ? { quote: quote(analysis, only, schedule) }
      : { quotes: services.map((service) => ({ service, ...quote(analysis, service, schedule) })) }),
  }));
}

/** Shows what the numbers rest on, followed by the prices. */
function below(evidence: Presentation, prices: Presentation): Presentation {
  return {
    success: (path, result) => `${evidence.success(path, result)}\n${prices.success(path, result)}`,
    failure: () => '',
  };
}

const onePage = 'An HTML page holds one quote. Name one document, or choose another format.';
const starterWarning =
  "These prices are thesisdesk's starter rates. Use your own with --rates FILE, or set them with thesisdesk rates edit.";

/**
 * Returns the services to price: the requested one, by its id or as it is printed, in any letter case; else all
 * services in the schedule.
 *
 * @throws UsageError for a service that is not in the schedule, with the one that was probably meant
 * @example
 * askedServices('Editing and formatting', starterSchedule); // ['editing_and_formatting']
 * askedServices(undefined, starterSchedule); // ['editing', 'formatting', 'editing_and_formatting']
 */
export function askedServices(asked: string | undefined, schedule: RateSchedule): string[] {
  const known = serviceTypesOf(schedule);
  if (asked === undefined) return known;
  const found = known.find((name) => name === asked) ?? known.find((name) => plain(name) === plain(asked));
  if (found !== undefined) return [found];
  const advice = didYouMean(plain(asked), known.map(plain));
  const meant = known.find((name) => advice === ` Did you mean ${plain(name)}?`);
  const hint = meant === undefined ? '' : ` Did you mean ${quoted(serviceName(meant))}?`;
  throw new UsageError(`Unknown service ${quoted(asked)}.${hint} The services: ${known.join(', ')}.`);
}

/** Normalises a service's name, so that different spellings match. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[&+]/g, ' and ')
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
