import { DeskError } from '../../core/errors.ts';
import { type RateSchedule, ratesFor, serviceTypesOf } from '../../core/pricing/rate-schedule.ts';
import { UsageError } from '../terminal/usage-error.ts';

/**
 * The service type to price, checked against the schedule before any document is read.
 *
 * @throws UsageError with the known service types, where none was chosen or an unknown one
 * @example
 * chosenService('editing', starterSchedule); // 'editing'
 */
export function chosenService(service: string | undefined, schedule: RateSchedule): string {
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
