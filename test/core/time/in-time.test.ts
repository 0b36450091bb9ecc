import { describe, expect, test } from 'vitest';
import { endsInTime, inTime } from '../../../src/core/time/in-time.ts';

const never = new Promise<never>(() => {});
const long = 60_000;

describe('work that has to end in time', () => {
  test('gives what it resolves to', async () => {
    expect(await inTime(long, Promise.resolve('done'))).toBe('done');
  });

  test('fails as it fails', async () => {
    await expect(inTime(long, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  test('fails once the time is over, in words of its own where it has some', async () => {
    await expect(inTime(1, never)).rejects.toThrow('No answer within 1 ms.');
    const tooLate = () => new TypeError('too slow');
    await expect(inTime(1, never, { tooLate })).rejects.toThrow(new TypeError('too slow'));
  });

  test('hears that nobody waits any longer', async () => {
    const hears = (work: Promise<unknown>) => {
      let heard: AbortSignal | undefined;
      const end = inTime(1, (signal) => {
        heard = signal;
        return work;
      });
      return end.then(
        () => heard?.aborted,
        () => heard?.aborted,
      );
    };
    expect(await Promise.all([never, Promise.resolve(), Promise.reject(new Error())].map(hears))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('hears nothing before', async () => {
    expect(await inTime(long, async (signal) => signal.aborted)).toBe(false);
  });

  test('is timed by the clock that is given, which learns of its end', async () => {
    const asked: [number, AbortSignal | undefined][] = [];
    const sleep = (milliseconds: number, signal?: AbortSignal) => {
      asked.push([milliseconds, signal]);
      return never;
    };
    await inTime(7, Promise.resolve(), { sleep });
    expect(asked).toEqual([[7, expect.objectContaining({ aborted: true })]]);
  });
});

describe('whether work ends in time', () => {
  test.each([
    ['that is done', async () => {}, long, true],
    ['that fails', () => Promise.reject(new Error('broken')), long, true],
    ['that goes on', () => never, 1, false],
  ])('%s', async (_, work, milliseconds, ended) => {
    expect(await endsInTime(milliseconds, work())).toBe(ended);
  });
});
