import { describe, expect, test } from 'vitest';
import { type Check, Fault, runCheck } from '../../../src/cli/doctor/check.ts';
import { DeskError } from '../../../src/core/errors.ts';

const surroundings = { now: () => performance.now(), mask: (text: string) => text.replaceAll('hush', '•••') };

function check(run: Check['run']): Check {
  return { name: 'a', advice: 'Look at it.', run };
}

describe('a check', () => {
  test('says what was found', async () => {
    const result = await runCheck(
      check(async () => ({ state: 'ok', detail: 'fine' })),
      surroundings,
    );
    expect(result).toEqual({ check: 'a', state: 'ok', milliseconds: expect.any(Number), detail: 'fine' });
  });

  test('says what failed with all that led to it, and what to do', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const failing = check(async () => {
      throw new DeskError('crm_unavailable', 'The CRM does not answer.', {
        cause: Object.assign(new Error('fetch failed', { cause: refused }), { code: 'EFETCH' }),
      });
    });
    expect(await runCheck(failing, surroundings)).toMatchObject({
      state: 'failed',
      detail: 'The CRM does not answer. fetch failed. connect ECONNREFUSED. (EFETCH)',
      advice: 'Look at it.',
    });
  });

  test('has the advice of a fault that knows better', async () => {
    const failing = check(async () => {
      throw new Fault('It is full.', 'Make room.');
    });
    expect(await runCheck(failing, surroundings)).toMatchObject({
      detail: 'It is full.',
      advice: 'Make room.',
    });
  });

  test('ends when its time is over, and tells what runs to stop', async () => {
    let isToldToStop = false;
    const silent = check((signal) => {
      signal.addEventListener('abort', () => {
        isToldToStop = true;
      });
      return new Promise(() => {});
    });
    const result = await runCheck(silent, { ...surroundings, limit: 10 });
    expect(result).toMatchObject({ state: 'failed', detail: 'No answer within 10 ms.' });
    expect(isToldToStop).toBe(true);
  });

  test('shows no secret', async () => {
    const failing = check(async () => {
      throw new Error('"hush" is wrong');
    });
    expect((await runCheck(failing, surroundings)).detail).toBe('"•••" is wrong.');
  });

  test('takes what is no error for a failure as well', async () => {
    const failing = check(() => Promise.reject('gone'));
    expect(await runCheck(failing, surroundings)).toMatchObject({ state: 'failed', detail: 'gone' });
  });
});
