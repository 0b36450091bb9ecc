import { type RateSchedule, starterSchedule } from '../../../core/pricing/rates/rate-schedule.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { readRates } from '../input-files.ts';

export interface RatesOptions {
  /** The file of a rate schedule. */
  rates?: string | undefined;
  /** A desk whose rates to use. */
  data?: string | undefined;
  /** The configuration file. */
  config?: string | undefined;
}

export interface ChosenRates {
  schedule: RateSchedule;
  /** Warnings about entries that have no effect or are probably mistakes. */
  warnings: string[];
  isStarter: boolean;
}

/**
 * Returns the rates for a quote: those of the file or desk named on the command line, else of the file named in the
 * configuration, else of the configured desk, else the starter rates.
 *
 * @throws UsageError for a missing file or desk, and for an invalid setting; DeskError `storage_unavailable` if the rates of
 *   a desk cannot be read: its editor would be quoted the starter rates
 */
export async function chosenRates(
  { rates, data, config }: RatesOptions,
  terminal: Terminal,
): Promise<ChosenRates> {
  if (rates !== undefined) return ofFile(rates);
  if (data !== undefined) return ofDesk({ data, config }, terminal);
  const [{ readConfiguration }, { hasRecords }] = await Promise.all([
    import('../../config/configuration.ts'),
    import('../../desk/data-folder.ts'),
  ]);
  const configuration = await readConfiguration({ config }, terminal.environment);
  if (configuration.ratesFile !== null) return ofFile(configuration.ratesFile);
  const isThere = configuration.store !== 'folder' || (await hasRecords(configuration));
  return isThere ? ofDesk({ config }, terminal) : starter;
}

const starter: ChosenRates = { schedule: starterSchedule, warnings: [], isStarter: true };

async function ofFile(path: string): Promise<ChosenRates> {
  return { ...(await readRates(path)), isStarter: false };
}

async function ofDesk(
  { data, config }: Omit<RatesOptions, 'rates'>,
  terminal: Terminal,
): Promise<ChosenRates> {
  const { lookAtDesk } = await import('../../desk/with-desk.ts');
  const inForce = await lookAtDesk({ data, config }, terminal, (desk) => desk.rates.inForce());
  return { ...inForce, warnings: [] };
}
