import type { Analysis, AnalysisReport, ItemEvidence } from '../../analysis.ts';
import { calibrated } from '../decide/calibration.ts';
import type { Calibrations } from '../decide/learnt-weights.ts';
import type { ZonesCertainty } from '../decide/zones/certainty.ts';
import { byOperator } from './set-by-operator.ts';

/**
 * How sure each of the five numbers is, from the evidence that it rests on. A rule that is wrong about a
 * document is wrong wherever it is used there, so each rule takes its share of a count once, however many
 * tables or figures it decided on. Where hardly anything is left for the text, something was taken for front
 * matter or references that is none.
 *
 * @param foreignParts imports, whose text is missing
 * @param zones how sure it is where the parts of the document begin and end
 * @param calibrations what such probabilities are worth
 */
export function certaintyOf(
  { words, tables, figures, pages }: Omit<AnalysisReport, 'certainty' | 'warnings'>,
  foreignParts: number,
  zones: ZonesCertainty,
  calibrations: Calibrations,
): Record<keyof Analysis, number> {
  const whole = foreignParts > 0 ? 0.5 : 1;
  const worth = (number: keyof Analysis, probability: number) =>
    Math.round(100 * whole * calibrated(probability, calibrations[number])) / 100;
  const text = worth('textWordCount', zones.start * zones.listsInText);
  return {
    textWordCount: isHardlyText(words) ? Math.min(text, hardlyText) : text,
    refsWordCount: worth('refsWordCount', zones.lists),
    tables: worth('tables', certaintyOfCount(tables)),
    figures: worth('figures', certaintyOfCount(figures)),
    frontMatter: worth(
      'frontMatter',
      pages.reason === byOperator ? pages.certainty : pages.certainty * zones.start,
    ),
  };
}

/** Whether so few of the words are text that the division of the document must be looked at. */
export function isHardlyText({ text, total }: AnalysisReport['words']): boolean {
  return text * leastShare < total;
}

/** The text of any dissertation is more than one word in so many. */
const leastShare = 10;
/** An editor has to check it, whatever the evidence. */
const hardlyText = 0.5;

function certaintyOfCount(items: readonly ItemEvidence[]): number {
  const rules = new Map<string, number>();
  for (const { reason, certainty } of items) {
    rules.set(reason, Math.min(rules.get(reason) ?? 1, certainty));
  }
  return [...rules.values()].reduce((product, certainty) => product * certainty, unseen);
}

/** That nothing was overlooked. */
const unseen = 0.98;
