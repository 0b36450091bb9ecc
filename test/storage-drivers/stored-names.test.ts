import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jobId, jobKey, queueName } from '../../src/adapters/queue/bullmq-queue/stored-job.ts';
import { keyOfName, recordName } from '../../src/storage-drivers/redis/record-name.ts';

// Names under which records and jobs are already stored; those of files and S3 objects have tests of their own.

const unit = fc.oneof(
  fc.constantFrom('/', ':', '%', '%25', '%003a', 'é', '\ud800', '\udc00'),
  fc.nat(0xffff).map((code) => String.fromCharCode(code)),
);
const anyKey = fc.string({ unit, maxLength: 30 });

describe('a record in Redis', () => {
  test.each([
    ['submissions/42', 'desk:submissions/42'],
    ['a:*%', 'desk:a%003a%002a%0025'],
    ['/é//\ud800', 'desk:/%00e9//%d800'],
    ['', 'desk:'],
  ])('with the key %j keeps its name %s', (key, name) => {
    expect(recordName('desk', key)).toBe(name);
  });

  test('is found by its name', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        expect(keyOfName('desk', recordName('desk', key))).toBe(key);
      }),
    );
  });

  test.each(['desk:%61', 'desk:a:b', 'other:a'])('is not named %s', (name) => {
    expect(keyOfName('desk', name)).toBeNull();
  });
});

describe('a job in BullMQ', () => {
  test.each([
    ['quote/42', 'job-quote/42'],
    ['a:%b', 'job-a%3a%25b'],
    ['é\ud800😀', 'job-é%d800😀'],
  ])('with the id %j keeps its key %s', (id, key) => {
    expect(jobKey(id)).toBe(key);
  });

  test('is found by its key', () => {
    fc.assert(
      fc.property(anyKey, (id) => {
        expect(jobId(jobKey(id))).toBe(id);
      }),
    );
  });

  test('has a queue even if its name is empty', () => {
    expect([queueName('mail:it'), queueName('')]).toEqual(['mail%3ait', '%']);
  });
});
