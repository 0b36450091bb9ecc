import { serviceName } from '../../../core/pricing/in-words.ts';
import { quoted, type RateSchedule, serviceTypesOf } from '../../../core/pricing/rate-schedule.ts';
import { didYouMean } from '../../config/reading/did-you-mean.ts';
import { UsageError } from '../../terminal/usage-error.ts';

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
  throw new UsageError(`There is no service ${quoted(asked)}.${hint} The services: ${known.join(', ')}.`);
}

/** Normalises a service's name, so that different spellings match. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[&+]/g, ' and ')
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
