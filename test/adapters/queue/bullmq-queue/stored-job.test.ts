import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jobId, jobKey, queueName } from '../../../../src/adapters/queue/bullmq-queue/stored-job.ts';

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
