/** Times and bounds of a queue. Whoever changes one should know what the others then mean. */
export interface QueueSettings {
  /**
   * Tries of a job before it failed for good.
   * @default 8, which takes some 10 minutes (20 at most) with the default waits
   */
  attempts: number;
  /** The longest wait after the first failure; it doubles with each further one. @default 10 seconds */
  firstWaitMilliseconds: number;
  /** The longest wait after any failure. @default 10 minutes */
  longestWaitMilliseconds: number;
  /**
   * How often one job may lose its process (a crash, a kill). Such a try is repeated under its number; this bound
   * stops a job that takes its process down each time: the last try that it leaves is announced as the last, and
   * when its process ends as well, the job failed for good.
   * @default 20
   */
  interruptions: number;
  /**
   * How long a job stays with a process that gives no sign of life. Renewed at every third of it. The clocks of
   * all processes on one store must agree to well within it.
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

const defaultSettings: QueueSettings = {
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

/** Not to wait at all is a sound wish. */
const mayBeZero: ReadonlySet<string> = new Set<keyof QueueSettings>([
  'firstWaitMilliseconds',
  'longestWaitMilliseconds',
  'graceMilliseconds',
  'abortMilliseconds',
]);

/**
 * The given settings, completed by the defaults.
 *
 * @throws RangeError where one is not a number above zero (or zero, where that makes sense)
 *
 * @example
 * completeSettings({ attempts: 3 }).leaseMilliseconds; // 10000
 */
export function completeSettings(given: Partial<QueueSettings>): QueueSettings {
  const settings = { ...defaultSettings };
  for (const [name, value] of Object.entries(given)) {
    if (!isSettingName(name) || value === undefined) continue;
    if (!(value > 0 || (value === 0 && mayBeZero.has(name)))) {
      throw new RangeError(`The queue setting ${name} must be a number above zero, not ${value}.`);
    }
    settings[name] = value;
  }
  return settings;
}

function isSettingName(name: string): name is keyof QueueSettings {
  return Object.hasOwn(defaultSettings, name);
}
