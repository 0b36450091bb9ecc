import type { Analysis, AnalysisReport, ItemEvidence } from '../../analysis.ts';
import type { ZonesCertainty } from '../decide/zones/certainty.ts';
import { byOperator } from './set-by-operator.ts';

/**
 * How sure each of the five numbers is, from the evidence that it rests on. A rule that is wrong about a
 * document is wrong wherever it is used there, so each rule takes its share of a count once, however many
 * tables or figures it decided on.
 *
 * @param foreignParts imports, whose text is missing
 * @param zones how sure it is where the parts of the document begin and end
 */
export function certaintyOf(
  { tables, figures, pages }: Omit<AnalysisReport, 'certainty' | 'warnings'>,
  foreignParts: number,
  zones: ZonesCertainty,
): Record<keyof Analysis, number> {
  const whole = foreignParts > 0 ? 0.5 : 1;
  return {
    textWordCount: rounded(zones.start * zones.listsInText * whole),
    refsWordCount: rounded(zones.lists * whole),
    tables: rounded(certaintyOfCount(tables) * whole),
    figures: rounded(certaintyOfCount(figures) * whole),
    frontMatter: rounded(pages.reason === byOperator ? pages.certainty : pages.certainty * zones.start),
  };
}

function certaintyOfCount(items: readonly ItemEvidence[]): number {
  const rules = new Map<string, number>();
  for (const { reason, certainty } of items) {
    rules.set(reason, Math.min(rules.get(reason) ?? 1, certainty));
  }
  return [...rules.values()].reduce((product, certainty) => product * certainty, unseen);
}

/** That nothing was overlooked. */
const unseen = 0.98;

function rounded(certainty: number): number {
  return Math.round(certainty * 100) / 100;
}
