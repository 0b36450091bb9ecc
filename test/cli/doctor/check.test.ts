import { describe, expect, test } from 'vitest';
import { type Check, Fault, runCheck, runChecks } from '../../../src/cli/doctor/check.ts';
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
    const result = await runCheck({ ...silent, limit: 10 }, surroundings);
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

describe('checks that rest on others', () => {
  const named = (name: string, run: Check['run'], restsOn?: string[]): Check => ({
    ...check(run),
    name,
    ...(restsOn && { restsOn }),
  });
  const works: Check['run'] = async () => ({ state: 'ok', detail: 'fine' });
  const fails: Check['run'] = async () => {
    throw new Fault('It is full.');
  };
  const statesOf = async (...checks: Check[]) =>
    (await runChecks(checks, surroundings)).map(({ check: name, state }) => [name, state]);

  test('are tried where those work', async () => {
    const states = await statesOf(named('folder', works), named('store', works, ['folder']));
    expect(states).toEqual([
      ['folder', 'ok'],
      ['store', 'ok'],
    ]);
  });

  test('are not tried where one fails, and neither is what rests on them', async () => {
    const states = await statesOf(
      named('folder', fails),
      named('store', works, ['folder']),
      named('queue', works, ['store']),
      named('mail', works),
    );
    expect(states).toEqual([
      ['folder', 'failed'],
      ['store', 'not tried'],
      ['queue', 'not tried'],
      ['mail', 'ok'],
    ]);
  });

  test('are tried where those only warn', async () => {
    const warns: Check['run'] = async () => ({ state: 'warning', detail: 'Hm.', advice: 'Think it over.' });
    const states = await statesOf(named('folder', warns), named('store', works, ['folder']));
    expect(states.at(-1)).toEqual(['store', 'ok']);
  });
});
