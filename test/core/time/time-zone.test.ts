import { describe, expect, test } from 'vitest';
import {
  currentZone,
  instantIn,
  isTimeZone,
  ownTimeZone,
  shortTimeIn,
  timeIn,
  timesAroundSkip,
  timeZones,
} from '../../../src/core/time/time-zone.ts';

describe('a time zone', () => {
  test.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5', 'europe/berlin'])(
    'is %s',
    (zone) => {
      expect(isTimeZone(zone)).toBe(true);
    },
  );

  test.each(['', 'Berlin', '+02:00', 'Europe/Berlin\n', 'Europe/Nowhere', 'a'.repeat(1_000), '__proto__'])(
    'is not %j',
    (zone) => {
      expect(isTimeZone(zone)).toBe(false);
    },
  );

  test('is known of the own machine', () => {
    expect(isTimeZone(ownTimeZone())).toBe(true);
  });
});

describe('the name of a time zone', () => {
  const renamed = [
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['America/Godthab', 'America/Nuuk'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ] as const;
  test.each(renamed)('%s is shown as %s, and both are read', (old, current) => {
    expect([old, current].map(currentZone)).toEqual([current, current]);
    const times = [old, current].map((zone) => instantIn(zone, '2026-11-20T14:00'));
    expect(times[0]).toBe(times[1]);
    expect(timeIn(old, '2026-11-20T13:00:00.000Z')).toContain(`(${current}, UTC`);
    expect([timeZones().includes(old), timeZones().includes(current)]).toEqual([false, true]);
  });

  test('has no other in the list, which has each zone once, in order', () => {
    const zones = timeZones();
    expect(zones.length).toBeGreaterThan(400);
    expect(zones).toEqual([...new Set(zones)].toSorted());
    expect(zones.filter((zone) => !isTimeZone(zone) || currentZone(zone) !== zone)).toEqual([]);
    expect(zones).toContain('UTC');
  });
});

describe('a short time', () => {
  test.each([
    ['Europe/Berlin', '2026-11-20 14:03 +01:00'],
    ['America/St_Johns', '2026-11-20 09:33 -03:30'],
    ['UTC', '2026-11-20 13:03 UTC'],
    ['Europe/London', '2026-11-20 13:03 +00:00'],
  ])('in %s is %s', (zone, shown) => {
    expect(shortTimeIn(zone, '2026-11-20T13:03:21.123Z')).toBe(shown);
  });
});

describe('the instant of a local time', () => {
  test.each([
    ['Europe/Berlin', '2026-11-20 14:00', '2026-11-20T13:00:00.000Z'],
    ['Europe/Berlin', '2026-07-20T14:00', '2026-07-20T12:00:00.000Z'],
    ['America/New_York', '2026-12-31T23:30:15', '2027-01-01T04:30:15.000Z'],
    ['Asia/Kathmandu', '2026-11-20T00:10', '2026-11-19T18:25:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-20T00:00', '2026-11-19T10:00:00.000Z'],
    ['UTC', '2026-11-20T14:00', '2026-11-20T14:00:00.000Z'],
  ])('in %s at %s is %s', (zone, local, instant) => {
    expect(instantIn(zone, local)).toBe(instant);
  });

  test('is the first where the hour comes twice', () => {
    expect(instantIn('Europe/Berlin', '2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
  });

  test('is none in the hour that is left out', () => {
    expect(instantIn('Europe/Berlin', '2026-03-29T02:30')).toBeNull();
    expect(instantIn('Europe/Berlin', '2026-03-29T03:00')).toBe('2026-03-29T01:00:00.000Z');
  });

  test.each(['', 'noon', '2026-11-20', '2026-13-20T10:00', '2026-11-20T25:00', '2026-11-20T14:00Z'])(
    'is none of %j',
    (local) => {
      expect(instantIn('Europe/Berlin', local)).toBeNull();
    },
  );
});

describe('a time in a zone', () => {
  test.each([
    ['Europe/Berlin', 'Friday 20 November 2026, 14:00 (Europe/Berlin, UTC+01:00)'],
    ['America/St_Johns', 'Friday 20 November 2026, 09:30 (America/St_Johns, UTC-03:30)'],
    ['Europe/London', 'Friday 20 November 2026, 13:00 (Europe/London, UTC)'],
    ['Pacific/Auckland', 'Saturday 21 November 2026, 02:00 (Pacific/Auckland, UTC+13:00)'],
    ['UTC', 'Friday 20 November 2026, 13:00 (UTC)'],
  ])('of %s names the zone and how far it is from UTC', (zone, text) => {
    expect(timeIn(zone, '2026-11-20T13:00:00.000Z')).toBe(text);
  });

  test('of midnight is the beginning of its day', () => {
    expect(timeIn('UTC', '2026-11-20T00:00:00.000Z')).toContain('20 November 2026, 00:00');
  });
});

describe('the times around one that clocks skip', () => {
  test.each([
    ['Europe/Berlin', '2027-03-28 02:30', ['2027-03-28 01:30', '2027-03-28 03:30']],
    ['Europe/Berlin', '2027-03-28T02:00', ['2027-03-28 01:00', '2027-03-28 03:00']],
    ['Australia/Lord_Howe', '2026-10-04T02:10', ['2026-10-04 01:40', '2026-10-04 02:40']],
    ['Africa/Cairo', '2027-04-30T00:15', ['2027-04-29 23:15', '2027-04-30 01:15']],
  ])('in %s, %s, are shown by them', (zone, local, times) => {
    expect(timesAroundSkip(zone, local)).toEqual(times);
    expect(times.map((each) => instantIn(zone, each))).not.toContain(null);
  });

  test.each(['2027-03-28 03:30', '2027-10-31 02:30', '2027-02-30 12:00', 'noon', ''])(
    'are none for %j',
    (local) => {
      expect(timesAroundSkip('Europe/Berlin', local)).toBeNull();
    },
  );

  test('are none for a day that no month has, which is no instant either', () => {
    expect(instantIn('Europe/Berlin', '2027-02-30 12:00')).toBeNull();
  });
});
