import { describe, expect, test } from 'vitest';
import { readOptions } from '../../bench/accuracy/options.ts';

describe('the options of npm run accuracy', () => {
  test('may name several folders and batches', () => {
    const args = ['--documents', 'a', '--documents', 'b', '--batch', '1', '--batch', '10'];
    expect(readOptions(args)).toMatchObject({ folders: ['a', 'b'], batches: [1, 10], task: 'measure' });
  });

  test('ask for a first look by the number of its batch', () => {
    expect(readOptions(['--first-look', '5']).task).toEqual({ firstLook: 5 });
  });

  test('ask for one thing at a time', () => {
    expect(() => readOptions(['--first-look', '5', '--misses'])).toThrow('at a time');
  });

  test.each([
    ['--batch', 'one'],
    ['--first-look', '-1'],
    ['--base-address', 'nowhere'],
    ['--colour', 'blue'],
  ])('are refused where they mean nothing: %s %s', (...args) => {
    expect(() => readOptions(args)).toThrow();
  });
});
