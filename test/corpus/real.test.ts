import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Analysis, AnalysisResult } from '../../src/core/analysis.ts';
import { analyseDocx } from '../../src/core/docx/analyse.ts';
import { openCorpus } from './corpus.ts';

const count = z.int().nonnegative();
const labels = z.record(
  z.string(),
  z.object({
    textWordCount: count,
    refsWordCount: count,
    tables: count,
    figures: count,
    frontMatter: count,
    bodyStart: z.string(),
    /** Where careful editors would differ: all counts that are right. */
    accept: z.partialRecord(z.enum(['tables', 'figures', 'frontMatter']), z.array(count)).optional(),
  }),
);
type Label = z.infer<typeof labels>[string];

/** How many documents must be right in each number: what was reached, not to be lost unnoticed. */
const floor: Readonly<Record<keyof Analysis, number>> = {
  textWordCount: 17,
  refsWordCount: 17,
  tables: 17,
  figures: 17,
  frontMatter: 17,
};

const numbers = ['textWordCount', 'refsWordCount', 'tables', 'figures', 'frontMatter'] as const;

const corpus = openCorpus('real');

describe.skipIf(!corpus.present)(`real theses with labels made by hand${corpus.reason}`, () => {
  let truth: Record<string, Label> = {};
  const results = new Map<string, AnalysisResult>();

  beforeAll(async () => {
    truth = labels.parse(JSON.parse(Buffer.from(await corpus.read('../truth.json')).toString('utf8')));
    for (const name of Object.keys(truth)) results.set(name, await analyseDocx(await corpus.read(name)));
  });

  test.each(Object.entries(floor))('%s is right in at least %i of them', (key, fewest) => {
    const number = z.enum(numbers).parse(key);
    const wrong = [...results].flatMap(([name, { analysis }]) => {
      const label = truth[name];
      if (!label || isRight(number, analysis, label)) return [];
      return `${name}: ${analysis[number]} instead of ${label[number]}`;
    });
    const right = results.size - wrong.length;
    expect(right, wrong.join('\n')).toBeGreaterThanOrEqual(fewest);
  });

  test.each(['tables', 'figures', 'frontMatter'] as const)(
    '%s are surer where careful readers agree than where they differ',
    (number) => {
      const certainties = (areSplit: boolean) =>
        [...results].flatMap(([name, { report }]) =>
          (truth[name]?.accept?.[number] !== undefined) === areSplit ? report.certainty[number] : [],
        );
      expect(mean(certainties(true))).toBeLessThan(mean(certainties(false)) - 0.1);
    },
  );

  test('no number that is wrong is called sure', () => {
    const wrong = [...results].flatMap(([name, { analysis, report }]) =>
      numbers.flatMap((number) => {
        const label = truth[name];
        const isSure = report.certainty[number] >= 0.85;
        return label && isSure && !isRight(number, analysis, label) ? `${name}: ${number}` : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('the zones of each add up to the whole', () => {
    for (const [name, { report }] of results) {
      const { front, text, references, total } = report.words;
      expect(front + text + references, name).toBe(total);
    }
  });

  test('the body of each starts where its label says', () => {
    const wrong = [...results].filter(
      ([name, { report }]) => report.bodyStart.heading !== truth[name]?.bodyStart,
    );
    expect(wrong.map(([name, { report }]) => `${name}: ${report.bodyStart.heading}`)).toEqual([]);
  });
});

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Words within 1 % or ten words; the others exactly, or as one of the counts that are right. */
function isRight(number: keyof Analysis, analysis: Analysis, label: Label): boolean {
  const seen = analysis[number];
  const wanted = label[number];
  if (number === 'textWordCount' || number === 'refsWordCount')
    return Math.abs(seen - wanted) <= Math.max(10, wanted * 0.01);
  return (label.accept?.[number] ?? [wanted]).includes(seen);
}
