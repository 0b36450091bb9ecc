import { quote } from '../../core/quote.ts';
import { type RateSchedule, starterSchedule } from '../../core/rate-schedule.ts';
import { chosenService } from '../chosen-service.ts';
import { warn } from '../complain.ts';
import { handleDocuments } from '../handle-documents.ts';
import { jsonLines } from '../output/json-lines.ts';
import { quoteSheet } from '../output/quote-sheet.ts';
import { readBoundaries } from '../read-boundaries.ts';
import { readRates } from '../read-rates.ts';
import type { Terminal } from '../terminal.ts';

export interface QuoteCommandOptions {
  /** The service type to price. */
  service?: string;
  /** The file of a rate schedule. */
  rates?: string;
  /** The file of what the operator knows better. */
  boundaries?: string;
  json?: boolean;
  debug?: boolean;
}

/**
 * `thesisdesk quote FILE... --service <type>`: what documents cost.
 *
 * @returns the exit code
 * @throws UsageError before any document is read, for an unknown service type, and a rates or boundaries file
 * that cannot be used
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
  for (const warning of warnings) await warn(terminal.errors, warning);
  const present = () =>
    json
      ? jsonLines(({ analysis }) => ({ analysis, quote: quote(analysis, service, schedule) }))
      : quoteSheet(service, schedule, terminal.output.style);
  return handleDocuments(paths, { debug, present, boundaries }, terminal);
}

async function scheduleFor({ rates }: QuoteCommandOptions): Promise<{
  schedule: RateSchedule;
  warnings: string[];
}> {
  if (rates !== undefined) return readRates(rates);
  return { schedule: starterSchedule, warnings: [starterWarning] };
}

const starterWarning =
  'These prices are the starter rates of thesisdesk. Give your own with --rates and a file in JSON.';
