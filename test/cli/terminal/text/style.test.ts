import { describe, expect, test } from 'vitest';
import { wantsColour } from '../../../../src/cli/terminal/text/style.ts';

describe('wantsColour', () => {
  test.each([
    ['a terminal has colours', {}, true, true],
    ['a pipe has none', {}, false, false],
    ['NO_COLOR takes them away', { NO_COLOR: '1' }, true, false],
    ['an empty NO_COLOR does nothing', { NO_COLOR: '' }, true, true],
    ['FORCE_COLOR brings them into a pipe', { FORCE_COLOR: '1' }, false, true],
    ['FORCE_COLOR decides over NO_COLOR', { FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
    ['FORCE_COLOR=0 takes them away', { FORCE_COLOR: '0' }, true, false],
    ['a dumb terminal has none', { TERM: 'dumb' }, true, false],
  ])('%s', (_, environment, isTerminal, expected) => {
    expect(wantsColour(environment, isTerminal)).toBe(expected);
  });
});
