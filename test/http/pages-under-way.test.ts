import { describe, expect, test } from 'vitest';
import { isMailAwaited, isUnderWay } from '../../src/http/pages/desk/submissions/is-under-way.ts';

const createdAt = '2026-11-20T09:00:00.000Z';
const version = { createdAt };
const mailed = (state: string) => ({ revisions: [], versions: [{ createdAt, mail: { state } }, version] });
const unmailed = { revisions: [], versions: [version] };
const seconds = (count: number) => new Date(Date.parse(createdAt) + count * 1000);

describe('a submission that is shown', () => {
  test.each([
    ['is read', 'processing', undefined, true],
    [
      'has a revised document that is read',
      'completed',
      { revisions: [{ status: 'processing' }], versions: [] },
      true,
    ],
    ['has a deal that is behind', 'completed', { ...mailed('sent'), deal: { update: {} } }, true],
    ['has a deal that shows it', 'completed', { ...mailed('sent'), deal: {} }, false],
    ['has a mail that is to be sent', 'completed', mailed('released'), true],
    ['has a mail that was sent', 'completed', mailed('sent'), false],
    ['has a mail that waits', 'completed', mailed('waiting'), false],
  ] as const)('which %s, with the status %s', (_, status, quotes, expected) => {
    expect(isUnderWay({ status }, quotes, seconds(3600))).toBe(expected);
  });

  test.each([
    [2, true],
    [-2, true],
    [61, false],
    [-61, false],
  ])('whose newest version is %s seconds old may yet be mailed: %s', (age, expected) => {
    expect(isUnderWay({ status: 'completed' }, unmailed, seconds(age))).toBe(expected);
    expect(isUnderWay({ status: 'completed' }, mailed('sent'), seconds(age))).toBe(false);
  });

  test('awaits a mail if an earlier version had one, for a minute', () => {
    const undecided = { versions: [version, { createdAt, mail: { state: 'sent' } }] };
    expect(isMailAwaited(undecided, seconds(2))).toBe(true);
    expect(isMailAwaited(undecided, seconds(61))).toBe(false);
    expect(isMailAwaited(mailed('sent'), seconds(2))).toBe(false);
    expect(isMailAwaited({ versions: [version, version] }, seconds(2))).toBe(false);
    expect(isMailAwaited(undefined, seconds(2))).toBe(false);
  });
});
