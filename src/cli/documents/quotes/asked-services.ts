import { serviceName } from '../../../core/pricing/in-words.ts';
import { quoted, type RateSchedule, serviceTypesOf } from '../../../core/pricing/rate-schedule.ts';
import { didYouMean } from '../../config/reading/did-you-mean.ts';
import { UsageError } from '../../terminal/usage-error.ts';

/**
 * The services to price: the one that is asked for, by its id or as it is printed, in any letter case; else all that the
 * schedule has.
 *
 * @throws UsageError for a service that the schedule has not, with the one that is likely meant
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

/** What two ways to write a service have in common. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[&+]/g, ' and ')
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
