import { describe, expect, test } from 'vitest';
import { EndpointBusyError, endpointPlaces } from '../../../../src/core/services/webhooks/endpoint-places.ts';
import type { Sleep } from '../../../../src/core/time/sleep.ts';
import { MovableClock } from '../support/movable-clock.ts';

/** Places on a clock that moves when something waits until the end of its time. */
function bench() {
  const clock = new MovableClock();
  const sleep: Sleep = async (milliseconds, signal) => {
    await new Promise(setImmediate);
    if (!signal?.aborted) clock.pass(milliseconds);
  };
  const inPlace = endpointPlaces({ clock, sleep });
  const made: string[] = [];
  const deliver = (url: string, answer: Promise<unknown> = Promise.resolve(), mayBeDeferred = true) =>
    inPlace(url, { mayBeDeferred }, async () => {
      made.push(url);
      return answer;
    });
  /** Starts two deliveries that are not answered; returns what answers them. */
  const hang = (url: string) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const both = Promise.all([deliver(url, answered), deliver(url, answered)]);
    return async () => {
      answer();
      await both;
    };
  };
  /** For how many seconds the next delivery is put off. */
  const putOff = async (url: string) => {
    const error: unknown = await deliver(url).catch((reason: unknown) => reason);
    if (error instanceof EndpointBusyError) return (error.retryAt.getTime() - clock.now().getTime()) / 1_000;
    throw error;
  };
  return { clock, deliver, hang, made, putOff };
}

describe('a delivery to an endpoint with two in progress', () => {
  test('is made once one of them is answered', async () => {
    const { deliver, hang, made } = bench();
    const answer = hang('a');
    const third = deliver('a');
    expect(made).toEqual(['a', 'a']);
    await answer();
    await third;
    expect(made).toEqual(['a', 'a', 'a']);
  });

  test('is put off if neither is answered within a second, and others are not', async () => {
    const { deliver, hang, made, putOff } = bench();
    hang('a');
    expect(await putOff('a')).toBeGreaterThan(5);
    await deliver('b');
    expect(made).toEqual(['a', 'a', 'b']);
  });

  test('is put off behind those that were put off before, by ten minutes at most', async () => {
    const { hang, putOff } = bench();
    hang('a');
    expect([await putOff('a'), await putOff('a'), await putOff('a')]).toEqual([5.5, 6, 6.5]);
    for (let count = 0; count < 2_000; count++) await putOff('a');
    expect(await putOff('a')).toBe(600);
  });

  test('is put off for longer the longer the endpoint took', async () => {
    const { clock, hang, putOff } = bench();
    const answer = hang('a');
    clock.pass(15_000);
    await answer();
    hang('a');
    expect([await putOff('a'), await putOff('a')]).toEqual([12.5, 20]);
  });

  test('is made at once if it cannot be put off any more', async () => {
    const { deliver, hang, made } = bench();
    hang('a');
    await deliver('a', Promise.resolve(), false);
    expect(made).toHaveLength(3);
  });
});

test('an endpoint that answers quickly again has no line', async () => {
  const { deliver, hang, putOff } = bench();
  const answer = hang('a');
  for (let count = 0; count < 100; count++) await putOff('a');
  await answer();
  await deliver('a');
  hang('a');
  expect(await putOff('a')).toBe(5.5);
});
