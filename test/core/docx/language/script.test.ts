import { describe, expect, test } from 'vitest';
import { scriptAt } from '../../../../src/core/docx/language/script.ts';

describe('the script of a character', () => {
  test.each([
    ['a', 'Latin'],
    ['ữ', 'Latin'],
    ['3', 'Latin'],
    ['“', 'Latin'],
    ['α', 'Greek'],
    ['ж', 'Cyrillic'],
    ['қ', 'Cyrillic'],
    ['א', 'Hebrew'],
    ['ب', 'Arabic'],
    ['پ', 'Arabic'],
    ['ก', 'other'],
    ['ក', 'other'],
    ['第', 'East Asian'],
    ['の', 'East Asian'],
    ['한', 'East Asian'],
  ])('%s is %s', (character, script) => {
    expect(scriptAt(character, 0)).toBe(script);
  });

  test('is Latin beyond the end', () => {
    expect(scriptAt('ж', 1)).toBe('Latin');
  });
});
