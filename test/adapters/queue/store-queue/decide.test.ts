import { describe, expect, test } from 'vitest';
import { errorCode, errorMessage } from '../../../../src/adapters/queue/job-error.ts';
import { completeSettings, waitAfter } from '../../../../src/adapters/queue/queue-settings.ts';
import { decideClaim } from '../../../../src/adapters/queue/store-queue/claim-job.ts';
import { isLastTry, jobAfterError } from '../../../../src/adapters/queue/store-queue/conclude-job.ts';
import type { JobRecord } from '../../../../src/adapters/queue/store-queue/job-records.ts';
import { DeskError } from '../../../../src/core/errors.ts';

const noon = Date.parse('2026-11-20T12:00:00.000Z');
const at = (seconds: number) => new Date(noon + seconds * 1000).toISOString();

describe('decideClaim', () => {
  const facts = {
    now: noon,
    owner: 'us',
    settings: completeSettings({
      interruptions: 2,
      pollMilliseconds: 1_000,
      longestWaitMilliseconds: 60_000,
    }),
  };
  const outcome = { kind: 'done', at: at(-1) } as const;

  test.each<[string, Partial<JobRecord>, object]>([
    ['runs a job that waits', {}, { kind: 'run', interruptions: 0 }],
    ['runs a job whose time is now', { notBefore: at(0) }, { kind: 'run', interruptions: 0 }],
    ['leaves a job for its time', { failures: 1, notBefore: at(30) }, { kind: 'later', at: noon + 30_000 }],
    [
      'looks again soon at a job that another one runs',
      { lease: { owner: 'others', expiresAt: at(10) } },
      { kind: 'later', at: noon + 1_000 },
    ],
    [
      'looks again at the end of a lease that is near',
      { lease: { owner: 'others', expiresAt: at(0.2) } },
      { kind: 'later', at: noon + 200 },
    ],
    [
      'takes over a job whose lease is over',
      { lease: { owner: 'others', expiresAt: at(0) }, interruptions: 1 },
      { kind: 'run', interruptions: 2 },
    ],
    [
      'gives up a job that was interrupted too often',
      { lease: { owner: 'others', expiresAt: at(-1) }, interruptions: 2 },
      { kind: 'give up' },
    ],
    [
      'takes a job that it has without knowing, which is no interruption',
      { lease: { owner: 'us', expiresAt: at(10) } },
      { kind: 'run', interruptions: 0 },
    ],
    [
      'concludes a job whose end was decided',
      { lease: { owner: 'others', expiresAt: at(-1) }, outcome },
      { kind: 'conclude' },
    ],
    [
      'lets another one conclude its job first',
      { lease: { owner: 'others', expiresAt: at(1) }, outcome },
      { kind: 'later', at: noon + 1_000 },
    ],
  ])('%s', (_, changes, claim) => {
    expect(decideClaim(job(changes), facts)).toEqual(claim);
  });

  const hours = 3_600;

  test.each<[string, Partial<JobRecord>, object]>([
    ['begins a job at once that was added', { notBefore: at(5 * hours) }, { kind: 'run', interruptions: 0 }],
    [
      'does not wait longer for the next try than any wait can be',
      { failures: 1, notBefore: at(61) },
      { kind: 'run', interruptions: 0 },
    ],
    [
      'leaves a job that was put off for its time',
      { deferrals: 1, notBefore: at(5 * hours) },
      { kind: 'later', at: noon + 5 * hours * 1_000 },
    ],
    [
      'does not wait longer than a day',
      { deferrals: 1, notBefore: at(24 * hours + 1) },
      { kind: 'run', interruptions: 0 },
    ],
    [
      'takes a job over whose lease is longer than any lease can be',
      { lease: { owner: 'others', expiresAt: at(21) } },
      { kind: 'run', interruptions: 1 },
    ],
  ])('by a clock that was set back %s', (_, changes, claim) => {
    expect(decideClaim(job(changes), facts)).toEqual(claim);
  });
});

describe('jobAfterError', () => {
  const settings = completeSettings({ attempts: 3, firstWaitMilliseconds: 8_000 });
  const facts = { now: new Date(noon), fraction: 0.5, settings };

  test('waits for the next try, and lets go of the job', () => {
    const running = job({ failures: 1, lease: { owner: 'us', expiresAt: at(10) } });
    expect(jobAfterError(running, new Error('Paper jam.'), facts)).toEqual(
      job({ failures: 2, notBefore: at(12), lease: null }),
    );
  });

  test.each([
    ['never less than ten minutes', 0, 615],
    ['never more than about twenty', 1, 1_230],
  ])('by default gives a service that is away %s', (_, fraction, seconds) => {
    const usual = completeSettings({});
    const failures = Array.from({ length: usual.attempts - 1 }, (_each, index) => index + 1);
    const sum = failures.reduce((total, each) => total + waitAfter(each, usual, fraction), 0);
    expect(sum).toBe(seconds * 1_000);
  });

  test.each<[string, Partial<JobRecord>, unknown]>([
    ['at the last try', { failures: 2 }, new Error('Paper jam.')],
    ['at the last interruption', { interruptions: 20 }, new Error('Paper jam.')],
    ['with a permanent error', {}, Object.assign(new Error('Paper jam.'), { permanent: true })],
  ])('ends %s', (_, changes, error) => {
    const { outcome } = jobAfterError(job(changes), error, facts);
    expect(outcome).toEqual({ kind: 'failed', at: at(0), error: 'Paper jam.' });
  });

  test('comes to an end exactly where it was said that this try is the last', () => {
    for (const failures of [0, 1, 2, 3])
      for (const interruptions of [0, 19, 20, 21]) {
        const each = job({ failures, interruptions });
        const { outcome } = jobAfterError(each, new Error('Paper jam.'), facts);
        expect(outcome !== null).toBe(isLastTry(each, settings));
      }
  });
});

describe('what is kept of an error', () => {
  test('is its message, cut where it is endless', () => {
    expect(errorMessage(new Error('Paper jam.'))).toBe('Paper jam.');
    expect(errorMessage(new Error('x'.repeat(5_000)))).toHaveLength(2_001);
  });

  test('is a code or a kind in the log, and never the message', () => {
    expect(errorCode(new DeskError('crm_unavailable', 'Ada is busy.'))).toBe('crm_unavailable');
    expect(errorCode(new TypeError('Ada is busy.'))).toBe('TypeError');
    expect(errorCode('Ada is busy.')).toBe('string');
  });
});

function job(changes: Partial<JobRecord> = {}): JobRecord {
  return {
    name: 'print',
    id: 'one',
    payload: {},
    round: 1,
    failures: 0,
    interruptions: 0,
    notBefore: at(-60),
    lease: null,
    outcome: null,
    ...changes,
  };
}
