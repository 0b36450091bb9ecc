import { backoffMilliseconds } from '../../core/time/backoff.ts';

/** Times and limits of a queue. They depend on each other, so change one with care. */
export interface QueueSettings {
  /**
   * The number of tries after which a job has failed for good.
   * @default 8, which takes about 10 minutes (20 at most) with the default waits
   */
  attempts: number;
  /** The longest wait after the first failure; it doubles with each further one. @default 10 seconds */
  firstWaitMilliseconds: number;
  /** The longest wait after any failure. @default 10 minutes */
  longestWaitMilliseconds: number;
  /**
   * How often one job may lose its process (a crash, a kill). Such a try is repeated under the same number; this
   * limit stops a job that takes its process down each time: the last try that the limit allows is announced as the
   * last, and if its process ends too, the job has failed for good.
   * @default 20
   */
  interruptions: number;
  /**
   * How long a job stays with a process that shows no sign of life. The lease is renewed after a third of that time.
   * The clocks of all processes on one store must agree to much less than that.
   * @default 10 seconds
   */
  leaseMilliseconds: number;
  /** How often to look for jobs that other processes added or left behind. @default 1 second */
  pollMilliseconds: number;
  /** How long `close` waits for running jobs before it aborts their signals. @default 20 seconds */
  graceMilliseconds: number;
  /** How long handlers then get to stop, before their jobs are handed back regardless. @default 1 second */
  abortMilliseconds: number;
  /** How long the same name and id is known to be done. @default 30 days */
  doneRecordMilliseconds: number;
}

export const defaultSettings: QueueSettings = {
  attempts: 8,
  firstWaitMilliseconds: 10_000,
  longestWaitMilliseconds: 600_000,
  interruptions: 20,
  leaseMilliseconds: 10_000,
  pollMilliseconds: 1_000,
  graceMilliseconds: 20_000,
  abortMilliseconds: 1_000,
  doneRecordMilliseconds: 30 * 86_400_000,
};

/** Not waiting at all is a reasonable setting. */
const mayBeZero: ReadonlySet<string> = new Set<keyof QueueSettings>([
  'firstWaitMilliseconds',
  'longestWaitMilliseconds',
  'graceMilliseconds',
  'abortMilliseconds',
]);

/** Some settings; the others are left out or undefined. */
export type Some<Settings> = { [Name in keyof Settings]?: Settings[Name] | undefined };

/**
 * Completes the given settings with the defaults.
 *
 * @throws RangeError if a setting is not a number above zero (or zero, where that makes sense)
 *
 * @example
 * completeSettings({ attempts: 3 }).leaseMilliseconds; // 10000
 */
export function completeSettings(given: Some<QueueSettings>): QueueSettings;
/** Does the same for a queue with other settings. */
export function completeSettings<Settings extends object>(
  given: Some<Settings>,
  defaults: Settings,
): Settings;
export function completeSettings(
  given: Readonly<Record<string, unknown>>,
  defaults: object = defaultSettings,
): object {
  const settings = Object.entries(defaults).map(([name, usual]) => {
    const { [name]: value = usual } = given;
    if (typeof value === 'number' && (value > 0 || (value === 0 && mayBeZero.has(name))))
      return [name, value];
    throw new RangeError(`The queue setting ${name} must be a number above zero, not ${value}.`);
  });
  return Object.fromEntries(settings);
}

/**
 * Returns the milliseconds to wait after this many failures: at least half of the span, so that a job outlasts a service
 * that is away for some minutes. `fraction` (0 to 1) is the position in the other half.
 */
export function waitAfter(failures: number, settings: Waits, fraction: number): number {
  const { firstWaitMilliseconds: firstMilliseconds, longestWaitMilliseconds: longestMilliseconds } = settings;
  return backoffMilliseconds(failures, { firstMilliseconds, longestMilliseconds }, (1 + fraction) / 2);
}

type Waits = Pick<QueueSettings, 'firstWaitMilliseconds' | 'longestWaitMilliseconds'>;
