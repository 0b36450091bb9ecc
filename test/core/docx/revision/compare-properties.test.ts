import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareFingerprints } from '../../../../src/core/docx/revision/compare.ts';
import type { Fingerprint } from '../../../../src/core/docx/revision/fingerprint.ts';
import { countWords } from '../../../../src/core/docx/text/words.ts';
import { type Chapter, fingerprint } from './fingerprints.ts';

const word = fc.constantFrom('salt', 'iron', 'wool', 'the', 'of', 'price', 'road', 'toll', '字');
const paragraph = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
const chapter = fc.array(paragraph, { minLength: 1, maxLength: 5 });
const text = fc.array(chapter, { minLength: 1, maxLength: 5 });

const compare = (before: readonly Chapter[], after: readonly Chapter[]) =>
  compareFingerprints(fingerprint(before), fingerprint(after));
const wordsIn = (chapters: readonly Chapter[]) => countWords(chapters.flat().join('\n'));

describe('the comparison of any two texts', () => {
  test('finds nothing if they are the same', () => {
    fc.assert(
      fc.property(text, (chapters) => {
        const { words, parts } = compare(chapters, chapters);
        expect(words.text).toMatchObject({ added: 0, removed: 0 });
        expect(parts.every(({ state }) => state === 'unchanged')).toBe(true);
      }),
    );
  });

  test('finds exactly the words of an inserted paragraph', () => {
    fc.assert(
      fc.property(text, paragraph, fc.nat(), fc.nat(), (chapters, added, at, place) => {
        const index = at % chapters.length;
        const after = chapters.map((each, number) =>
          number === index ? each.toSpliced(place % (each.length + 1), 0, `new ${added}`) : each,
        );
        expect(compare(chapters, after).words.text).toMatchObject({
          added: countWords(`new ${added}`),
          removed: 0,
        });
      }),
    );
  });

  test('finds no words if only the order of chapters changes', () => {
    fc.assert(
      fc.property(text, fc.nat(), (chapters, turn) => {
        const at = turn % chapters.length;
        const turned = [...chapters.slice(at), ...chapters.slice(0, at)];
        expect(compare(chapters, turned).words.text).toMatchObject({ added: 0, removed: 0 });
      }),
    );
  });

  test('is the same in reverse, with added and removed words swapped', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const { before, after, added, removed } = compare(one, other).words.text;
        expect(compare(other, one).words.text).toEqual({
          before: after,
          after: before,
          added: removed,
          removed: added,
        });
      }),
    );
  });

  test('adds and removes no more words than there are', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const { before, after, added, removed } = compare(one, other).words.text;
        expect([before, after]).toEqual([wordsIn(one), wordsIn(other)]);
        expect(added).toBeLessThanOrEqual(after);
        expect(removed).toBeLessThanOrEqual(before);
      }),
    );
  });
});

describe('the steps of a comparison', () => {
  const paragraphs: [string, (index: number) => string][] = [
    ['all equal', () => 'the same words again'],
    ['all different', (index) => `paragraph number ${index} of many`],
    ['of two kinds in turn', (index) => (index % 2 === 0 ? 'one of them' : 'another one of them')],
  ];

  test.each(paragraphs)('grow with the length where paragraphs are %s', (_kind, paragraphAt) => {
    const steps = (length: number) => {
      const chapters = (from: number) => [
        ['Text', ...Array.from({ length }, (_, index) => paragraphAt(from + index))],
      ];
      return stepsOf(fingerprint(chapters(0)), fingerprint(chapters(3)));
    };
    const [few, many] = [steps(2_000), steps(20_000)];
    expect(many / few).toBeLessThan(11);
    expect(many / 20_000).toBeLessThan(200);
  });

  test('finish for 200,000 equal paragraphs', () => {
    const hostile = (length: number) => fingerprint([Array.from({ length }, () => 'a')]);
    const { words } = compareFingerprints(hostile(200_000), hostile(199_999));
    expect(words.text).toEqual({ before: 200_000, after: 199_999, added: 0, removed: 1 });
  });
});

/** Looks into maps and at passages during a comparison. */
function stepsOf(before: Fingerprint, after: Fingerprint): number {
  let steps = 0;
  const counted = <List extends object>(list: List): List =>
    new Proxy(list, {
      get(target, key) {
        steps += 1;
        const value = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const watched = (each: Fingerprint): Fingerprint => ({
    ...each,
    digests: counted(each.digests),
    words: counted(each.words),
    partOf: counted(each.partOf),
  });
  const { get } = Map.prototype;
  Map.prototype.get = function count(key) {
    steps += 1;
    return get.call(this, key);
  };
  try {
    compareFingerprints(watched(before), watched(after));
  } finally {
    Map.prototype.get = get;
  }
  return steps;
}
