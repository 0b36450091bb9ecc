/** Tells whether a text is the name of a time zone in the IANA database, such as `Europe/Berlin`, or `UTC`. */
export function isTimeZone(text: string): boolean {
  // Offsets such as `+02:00`, which newer versions of Node accept as zones, have no summer time.
  if (!/^[a-z][a-z0-9_+/-]{0,63}$/i.test(text)) return false;
  try {
    partsIn(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the time zone of the machine or browser on which this runs. */
export function ownTimeZone(): string {
  return currentZone(new Intl.DateTimeFormat('en').resolvedOptions().timeZone);
}

/** Returns the names of all time zones, in order, each once and as it is called now. */
export function timeZones(): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')].map(currentZone))].toSorted();
}

/**
 * Returns the instant at which clocks in a zone show this local time, in ISO 8601 (UTC). For an hour that occurs
 * twice, when summer time ends, it is the first; null for one that is skipped, when summer time begins, and for an
 * invalid time.
 *
 * @param local without a zone: `2026-11-20T14:00` or `2026-11-20 14:00`
 *
 * @example
 * instantIn('Europe/Berlin', '2026-11-20 14:00'); // '2026-11-20T13:00:00.000Z'
 */
export function instantIn(zone: string, local: string): string | null {
  const shown = shownTime(local);
  const instant = possibleInstants(zone, shown).find((each) => each + offsetAt(zone, each) === shown);
  return instant === undefined ? null : new Date(instant).toISOString();
}

/**
 * Returns the local times to choose from in place of one that clocks in a zone skip: earlier and later by as much as the
 * clocks go forward. Null for a time that they show, and for an invalid one.
 *
 * @param local as for `instantIn`
 *
 * @example
 * timesAroundSkip('Europe/Berlin', '2027-03-28 02:30'); // ['2027-03-28 01:30', '2027-03-28 03:30']
 */
export function timesAroundSkip(zone: string, local: string): [string, string] | null {
  const shown = shownTime(local);
  if (Number.isNaN(shown) || instantIn(zone, local) !== null) return null;
  const [before = Number.NaN, after = Number.NaN] = possibleInstants(zone, shown).map(
    (each) => each + offsetAt(zone, each),
  );
  return [localText(before), localText(after)];
}

/** Returns a local time as if it were in UTC; NaN for an invalid one. */
function shownTime(local: string): number {
  const asUtc = local.replace(' ', 'T');
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(asUtc)) return Number.NaN;
  const shown = Date.parse(`${asUtc}Z`);
  // 30 February is read as 2 March.
  const isDate = !Number.isNaN(shown) && new Date(shown).toISOString().startsWith(asUtc);
  return isDate ? shown : Number.NaN;
}

/** Returns the instants that a local time means by the offsets before and after it, in order. */
function possibleInstants(zone: string, shown: number): number[] {
  if (Number.isNaN(shown)) return [];
  // Zones change their offset at most once in two days.
  const offsets = [offsetAt(zone, shown - day), offsetAt(zone, shown + day)];
  return offsets.map((offset) => shown - offset).toSorted((a, b) => a - b);
}

/**
 * Formats a time as people in a zone write it, with the zone and its offset from UTC.
 *
 * @example
 * timeIn('Europe/Berlin', '2026-11-20T13:00:00.000Z'); // 'Friday 20 November 2026, 14:00 (Europe/Berlin, UTC+01:00)'
 */
export function timeIn(zone: string, instant: string): string {
  const { weekday, day: date, month, year, hour, minute } = namedParts(zone, new Date(instant));
  const offset = offsetAt(zone, Date.parse(instant));
  const named = zone === 'UTC' ? zone : `${currentZone(zone)}, UTC${offset === 0 ? '' : offsetText(offset)}`;
  return `${weekday} ${date} ${month} ${year}, ${hour}:${minute} (${named})`;
}

/**
 * Formats a time for a table: to the minute, with the offset from UTC.
 *
 * @example
 * shortTimeIn('Europe/Berlin', '2026-11-20T13:00:00.000Z'); // '2026-11-20 14:00 +01:00'
 */
export function shortTimeIn(zone: string, instant: string): string {
  const offset = offsetAt(zone, Date.parse(instant));
  return `${localText(Date.parse(instant) + offset)} ${zone === 'UTC' ? zone : offsetText(offset)}`;
}

function localText(shown: number): string {
  return new Date(shown).toISOString().slice(0, 16).replace('T', ' ');
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Returns the milliseconds by which clocks in the zone are ahead of UTC at an instant. */
function offsetAt(zone: string, instant: number): number {
  const second = Math.floor(instant / 1_000) * 1_000;
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = Object.fromEntries(
    partsIn(zone)
      .formatToParts(second)
      .map(({ type, value }) => [type, value]),
  );
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts[type]);
  const shown = Date.UTC(
    number('year'),
    number('month') - 1,
    number('day'),
    number('hour'),
    number('minute'),
    number('second'),
  );
  return shown - second;
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / minute);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function partsIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}

function namedParts(timeZone: string, date: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}

/**
 * Returns the present name of a time zone in the IANA database. Browsers and Node list some zones by names that have
 * been replaced, such as `Europe/Kiev`.
 *
 * @example
 * currentZone('Asia/Calcutta'); // 'Asia/Kolkata'
 */
export function currentZone(zone: string): string {
  return renamed.get(zone) ?? zone;
}

const renamed: ReadonlyMap<string, string> = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
]);
