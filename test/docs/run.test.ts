import { describe, expect, test } from 'vitest';
import { hasProgram } from '../support/required-program.ts';
import { pages } from './support/pages.ts';
import { isRunnable, runPage } from './support/run-page.ts';

const hasCurl = hasProgram('curl');

describe('what a page tells the reader to run', () => {
  for (const page of pages.filter(isRunnable)) {
    const needsCurl = page.blocks.some(({ marks, text }) => marks.includes('run') && /\bcurl\b/.test(text));

    test.skipIf(needsCurl && !hasCurl)(
      `in ${page.name} works, and prints what it says`,
      async () => {
        for (const { place, code, output, errors, promised } of await runPage(page)) {
          expect(code, `${place}\n${output}${errors}`).toBe(0);
          for (const line of promised) expect(output, place).toMatch(lineLike(line));
        }
      },
      300_000,
    );
  }
});

/** A line with these words; `…` stands for anything, and spaces may be wider. */
function lineLike(line: string): RegExp {
  const pieces = line.trim().split('…');
  const pattern = pieces.map((piece) => piece.split(/\s+/).map(escaped).join('\\s+')).join('.*');
  return new RegExp(pattern);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
