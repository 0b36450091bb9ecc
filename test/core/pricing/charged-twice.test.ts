import { describe, expect, test } from 'vitest';
import { chargedTwice } from '../../../src/core/pricing/charged-twice.ts';
import { quoted } from '../../../src/core/pricing/rates/rate-schedule.ts';

describe('services that are charged twice', () => {
  const choice = (...services: string[]) => chargedTwice(services, quoted);

  test('are those that another one includes, in any order', () => {
    const either = 'either "editing_and_formatting" or "editing", which it includes';
    expect(choice('editing', 'editing_and_formatting')).toBe(either);
    expect(choice('editing_and_formatting', 'proofreading', 'editing')).toBe(either);
  });

  test('may be several', () => {
    expect(choice('editing', 'formatting', 'editing_and_formatting')).toBe(
      'either "editing_and_formatting" or "editing" and "formatting", which it includes',
    );
    expect(choice('editing_and_formatting', 'editing_and_layout_and_formatting')).toBe(
      'either "editing_and_layout_and_formatting" or "editing_and_formatting", which it includes',
    );
  });

  test('are none where each is charged by itself', () => {
    expect(choice('editing', 'formatting')).toBeNull();
    expect(choice('editing_and_formatting')).toBeNull();
    expect(choice('copyediting', 'editing_and_formatting')).toBeNull();
    expect(choice()).toBeNull();
  });
});
