import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideAfterError, decideTry } from '../../../../src/adapters/queue/bullmq-queue/decide-try.ts';
import { evictionPolicy } from '../../../../src/adapters/queue/bullmq-queue/eviction.ts';
import { jobId, jobKey, queueName } from '../../../../src/adapters/queue/bullmq-queue/job-identity.ts';

const texts = fc.string({ unit: 'binary' });
const halves = fc.string({ unit: fc.constantFrom('\ud83d', '\ude00', '%', ':', 'd', '8', '2', '5', 'a') });

describe('the key of a job', () => {
  test('is one that BullMQ takes, and gives the id back', () => {
    fc.assert(
      fc.property(fc.oneof(texts, halves), (id) => {
        const key = jobKey(id);
        expect(key).not.toContain(':');
        expect(key).not.toMatch(/^\d/);
        expect(jobId(key)).toBe(id);
      }),
    );
  });

  test('survives UTF-8', () => {
    fc.assert(
      fc.property(halves, (id) => {
        expect(Buffer.from(jobKey(id)).toString()).toBe(jobKey(id));
      }),
    );
  });
});

describe('the name of a BullMQ queue', () => {
  test('is never empty, has no colon, and is different for each name', () => {
    fc.assert(
      fc.property(halves, halves, (one, other) => {
        expect(queueName(one)).toMatch(/^[^:]+$/);
        expect(queueName(one) === queueName(other)).toBe(one === other);
      }),
    );
  });

  test('looks like a usual name of jobs', () => {
    expect(queueName('intake')).toBe('intake');
  });
});

describe('a try of a job', () => {
  const bounds = { attempts: 3, interruptions: 2 };
  const job = (attemptsMade: number, stalledCounter = 0, stalledBefore = 0) => ({
    attemptsMade,
    stalledCounter,
    data: { id: 'one', payload: {}, stalledBefore, deferrals: 0 },
  });

  test.each([
    ['the first', job(0), { kind: 'run', attempt: 1, isLast: false }],
    ['the last that is left', job(2), { kind: 'run', attempt: 3, isLast: true }],
    ['one beyond, after the setting was lowered', job(7), { kind: 'run', attempt: 8, isLast: true }],
    ['one after it lost its process', job(0, 1), { kind: 'run', attempt: 1, isLast: false }],
    ['the last that may lose its process', job(0, 2), { kind: 'run', attempt: 1, isLast: true }],
    ['none, after it lost its process too often', job(0, 3), { kind: 'give up' }],
    ['the first of a later life', job(0, 3, 3), { kind: 'run', attempt: 1, isLast: false }],
  ] as const)('is %s', (_, facts, expected) => {
    expect(decideTry(facts, bounds)).toMatchObject(expected);
  });

  test('may be put off a bounded number of times', () => {
    const deferred = (deferrals: number) => ({ ...job(0), data: { ...job(0).data, deferrals } });
    expect(decideTry(deferred(47), bounds)).toMatchObject({ mayBeDeferred: true });
    expect(decideTry(deferred(48), bounds)).toMatchObject({ mayBeDeferred: false });
  });
});

describe('a job whose handler threw', () => {
  const now = new Date('2026-11-20T09:00:00.000Z');
  const retryAt = new Date('2026-11-20T10:00:00.000Z');
  const busy = Object.assign(new Error('Busy.'), { retryAt });

  test.each([
    ['waits', new Error('Jam.'), false, true, { kind: 'failed', error: 'Jam.' }],
    [
      'failed for good after its last try',
      new Error('Jam.'),
      true,
      true,
      { kind: 'failed for good', error: 'Jam.' },
    ],
    [
      'failed for good where the error says so',
      Object.assign(new Error('Torn.'), { permanent: true, retryAt }),
      false,
      true,
      { kind: 'failed for good', error: 'Torn.' },
    ],
    [
      'waits until the error says, also after its last try',
      busy,
      true,
      true,
      { kind: 'deferred', until: retryAt },
    ],
    ['waits as usual where it was put off too often', busy, false, false, { kind: 'failed', error: 'Busy.' }],
  ] as const)('%s', (_, error, isLast, mayBeDeferred, expected) => {
    expect(decideAfterError({ isLast, mayBeDeferred }, error, now)).toEqual(expected);
  });
});

describe('the eviction policy', () => {
  test('is read from what Redis says', () => {
    expect(evictionPolicy('# Memory\r\nmaxmemory_policy:allkeys-lru\r\nmem:1\r\n')).toBe('allkeys-lru');
  });

  test('is unknown where Redis does not say it', () => {
    expect(evictionPolicy('# Memory\r\n')).toBeNull();
  });
});
