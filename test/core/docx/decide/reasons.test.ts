import { describe, expect, test } from 'vitest';
import { itemsDecision } from '../../../../src/core/docx/decide/items/items-decision.ts';
import { inWords, whyDecided } from '../../../../src/core/docx/decide/reasons-in-words.ts';
import { zonesDecision } from '../../../../src/core/docx/decide/zones/zones-decision.ts';
import { pageSignals } from '../../../../src/core/docx/pages/page-signals.ts';

const reason = (id: string, says: string, weight = 1, includes: string[] = []) => ({
  ...{ id, says, weight, includes },
});

describe('reasons in words', () => {
  const reasons = ['it starts a page', 'it is bold', 'it bears the number 1', 'it is short'].map(
    (says, index) => reason(`signal-${index}`, says, 9 - index),
  );

  test.each([
    [1, 'it starts a page'],
    [2, 'it starts a page and it is bold'],
    [3, 'it starts a page, it is bold and it bears the number 1'],
    [4, 'it starts a page, it is bold and it bears the number 1'],
  ])('%i are written as %j', (count, words) => {
    expect(inWords(reasons.slice(0, count))).toBe(words);
  });

  test('leave out what another one includes, whatever its words', () => {
    const floats = reason('floating', 'it floats');
    const both = reason('floating-captioned', 'pages have captions, and it floats', 1, ['floating']);
    expect(inWords([floats, both])).toBe('pages have captions, and it floats');
    expect(inWords([floats, { ...both, includes: [] }])).toBe(
      'it floats and pages have captions, and it floats',
    );
  });
});

describe('why something was decided', () => {
  const large = reason('large', 'it is large', 2);
  const floats = reason('floating', 'it floats', -1);

  test('is what speaks for the decision', () => {
    expect(whyDecided([large, floats], true)).toBe('it is large');
    expect(whyDecided([large, floats], false)).toBe('it floats');
  });

  test('is what was too weak to decide otherwise, if nothing speaks for the decision', () => {
    expect(whyDecided([floats], true)).toBe('what speaks against it is too weak: it floats');
    expect(whyDecided([large], false)).toBe('what speaks for it is too weak: it is large');
  });

  test('is that nothing speaks for another decision, if no signal speaks at all', () => {
    expect(whyDecided([], true)).toBe('nothing speaks against it');
    expect(whyDecided([], false)).toBe('nothing speaks for it');
  });
});

describe('a signal that editors are told of', () => {
  const { caption, alone, table, figure } = itemsDecision.tables;
  const { start, opening, closing } = zonesDecision.tables;

  test.each(Object.entries({ caption, alone, table, figure, start, opening, closing, count: pageSignals }))(
    'includes those in whose words its own begin or end: %s',
    (_name, signals = []) => {
      const included = signals.map(({ id, says }) => {
        const others = signals.filter((other) => other.id !== id && repeats(says, other.says));
        return [id, others.map((other) => other.id).sort()];
      });
      expect(signals.map(({ id, includes = [] }) => [id, [...includes].sort()])).toEqual(included);
    },
  );
});

function repeats(says: string, other: string): boolean {
  return says.startsWith(`${other} `) || says.startsWith(`${other},`) || says.endsWith(` and ${other}`);
}
