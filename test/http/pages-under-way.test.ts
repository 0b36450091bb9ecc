import { describe, expect, test } from 'vitest';
import { isUnderWay } from '../../src/http/pages/desk/submissions/is-under-way.ts';

const mailed = (state: string) => ({ revisions: [], versions: [{ mail: { state } }, {}] });

describe('a submission that is shown', () => {
  test.each([
    ['is read', 'processing', undefined, true],
    [
      'has a revised document that is read',
      'completed',
      { revisions: [{ status: 'processing' }], versions: [] },
      true,
    ],
    ['has a mail that is to be sent', 'completed', mailed('released'), true],
    ['has a mail that was sent', 'completed', mailed('sent'), false],
    ['has a mail that waits', 'completed', mailed('waiting'), false],
  ] as const)('which %s, with the status %s', (_, status, quotes, expected) => {
    expect(isUnderWay({ status }, quotes)).toBe(expected);
  });
});
