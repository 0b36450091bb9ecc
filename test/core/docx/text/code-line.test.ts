import { describe, expect, test } from 'vitest';
import { readsLikeCode } from '../../../../src/core/docx/text/code-line.ts';

describe('reads like code', () => {
  test.each([
    'using System.Linq;',
    '    string name;',
    'this.label.Visible = false;',
    'cmd.ExecuteReader("select * from tea", true);',
    'if (cups > 3) {',
    '}',
    '// fills the cups',
    '<div class="cup">',
    'public void Fill(string cup)',
    'def fill(cup):',
    'import numpy as np',
    'const cups = 3',
  ])('%s', (line) => {
    expect(readsLikeCode(line)).toBe(true);
  });
});

describe('does not read like code', () => {
  test.each([
    '',
    'Tea grows on hills; it is carried by ship.',
    'first, the leaves are picked;',
    'Smith, J. (2004). On tea. Annals of Tea, 12(3), 45–67.',
    'Smith J, Grey C. On tea. Annals. 2004;12(3):45-67.',
    'return to the hills',
    'public opinion on tea',
    'https://example.org/tea/',
    '[3] Grey, C. (2004)',
    '(see chapter 3)',
    'import of tea, 1850 to 1900',
  ])('%s', (line) => {
    expect(readsLikeCode(line)).toBe(false);
  });
});
