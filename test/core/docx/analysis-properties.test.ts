import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseDissertation } from '../../../src/core/docx/analyse.ts';
import type { AnalysisResult } from '../../../src/core/docx/analysis.ts';
import { deleted, inserted, movedTo } from '../../support/docx/changes.ts';
import { contentControl } from '../../support/docx/fields.ts';
import { readBuilt } from '../../support/docx/read-document.ts';
import { footnoteReference, heading, pageBreak, paragraph, run } from '../../support/docx/text.ts';
import { entry, words } from './structure/prose.ts';

/** Words of each run of each paragraph, by zone. */
interface Thesis {
  front: number[][];
  text: number[][];
  references: number;
}

const runs = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 });
const paragraphs = fc.array(runs, { minLength: 1, maxLength: 4 });
const thesis: fc.Arbitrary<Thesis> = fc.record({
  front: paragraphs,
  text: paragraphs,
  references: fc.integer({ min: 1, max: 5 }),
});

/** A run of so many words that ends where a word does. */
const runOf = (count: number) => run(`${words(count)} `);
type Build = (runs: readonly number[]) => string;
const plainly: Build = (counts) => paragraph(counts.map(runOf));

function bodyOf({ front, text, references }: Thesis, build: Build = plainly): string[] {
  return [
    ...[paragraph('On Salt', { style: 'Title' }), paragraph([pageBreak()])],
    ...[heading(1, 'Abstract'), ...front.map(build), paragraph([pageBreak()])],
    ...[heading(1, 'Introduction'), ...text.map(build), paragraph([footnoteReference(1)])],
    ...[heading(1, 'References'), ...Array.from({ length: references }, (_, at) => paragraph(entry(at)))],
  ];
}

async function analyse(body: readonly string[]): Promise<AnalysisResult> {
  return analyseDissertation(await readBuilt({ body, footnotes: [[paragraph(words(8))]] }));
}

/** Word may show what was deleted, so that its count of a selection is another; that alone differs. */
function withoutChecks({ analysis, report }: AnalysisResult): AnalysisResult {
  return { analysis, report: { ...report, inWord: { stored: null, checks: [] } } };
}

describe('an analysis stays the same, including its evidence', () => {
  test.each<[string, Build]>([
    [
      'each word is a run of its own',
      (counts) => paragraph(counts.flatMap((count) => eachWord(count).map((word) => run(word)))),
    ],
    ['its runs were inserted', (counts) => paragraph(counts.map((count) => inserted([runOf(count)])))],
    ['its runs were moved there', (counts) => paragraph(counts.map((count) => movedTo([runOf(count)])))],
    [
      'others were deleted beside them',
      (counts) => paragraph(counts.flatMap((count) => [deleted('gone '), runOf(count)])),
    ],
    [
      'its runs stand in content controls',
      (counts) => paragraph(counts.map((count) => contentControl([runOf(count)]))),
    ],
    ['its paragraphs stand in content controls', (counts) => contentControl([plainly(counts)])],
  ])('where %s', async (_case, build) => {
    const property = fc.asyncProperty(thesis, async (parts) => {
      const [before, after] = await Promise.all([analyse(bodyOf(parts)), analyse(bodyOf(parts, build))]);
      expect(withoutChecks(after)).toEqual(withoutChecks(before));
    });
    await fc.assert(property, { numRuns: 15 });
  });
});

describe('words stay where they are counted', () => {
  test('if runs swap places', async () => {
    const property = fc.asyncProperty(thesis, async (parts) => {
      const reversed: Build = (counts) => plainly(counts.toReversed());
      const [before, after] = await Promise.all([analyse(bodyOf(parts)), analyse(bodyOf(parts, reversed))]);
      expect(after.analysis).toEqual(before.analysis);
      expect(after.report.words).toEqual(before.report.words);
    });
    await fc.assert(property, { numRuns: 15 });
  });

  test('if paragraphs of a zone swap places', async () => {
    const property = fc.asyncProperty(thesis, async (parts) => {
      const turned = { ...parts, front: parts.front.toReversed(), text: parts.text.toReversed() };
      const [before, after] = await Promise.all([analyse(bodyOf(parts)), analyse(bodyOf(turned))]);
      expect(after.analysis).toEqual(before.analysis);
      expect(after.report.words).toEqual(before.report.words);
    });
    await fc.assert(property, { numRuns: 15 });
  });
});

describe('a paragraph that moves', () => {
  test('from the front matter to the text takes its words with it, and nothing else', async () => {
    const property = fc.asyncProperty(thesis, runs, async (parts, moving) => {
      const [before, after] = await Promise.all([
        analyse(bodyOf({ ...parts, front: [...parts.front, moving] })),
        analyse(bodyOf({ ...parts, text: [...parts.text, moving] })),
      ]);
      const moved = moving.reduce((sum, count) => sum + count, 0);
      expect(after.report.words).toEqual({
        ...before.report.words,
        front: before.report.words.front - moved,
        text: before.report.words.text + moved,
      });
      expect(after.analysis).toEqual({
        ...before.analysis,
        textWordCount: before.analysis.textWordCount + moved,
      });
    });
    await fc.assert(property, { numRuns: 15 });
  });
});

/** The same text as of a run of so many words, word by word. */
function eachWord(count: number): string[] {
  return words(count)
    .split(' ')
    .map((word) => `${word} `);
}
