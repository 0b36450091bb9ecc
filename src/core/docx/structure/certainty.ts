import type { Analysis, AnalysisReport, ItemEvidence } from '../../analysis.ts';
import { byOperator } from './set-by-operator.ts';

/**
 * How sure each of the five numbers is, from the evidence that it rests on. A rule that is wrong about a
 * document is wrong wherever it is used there, so each rule takes its share of a count once, however many
 * tables or figures it decided on.
 *
 * @param foreignParts imports, whose text is missing
 * @param noReferences how sure it is that the document has no reference list; asked where none was found
 */
export function certaintyOf(
  { bodyStart, referenceLists, tables, figures, pages }: Omit<AnalysisReport, 'certainty' | 'warnings'>,
  foreignParts: number,
  noReferences: () => number,
): Record<keyof Analysis, number> {
  const lists = referenceLists.map(({ certainty }) => certainty);
  const references = lists.length === 0 ? noReferences() : Math.min(...lists);
  const whole = foreignParts > 0 ? 0.5 : 1;
  return {
    textWordCount: rounded(bodyStart.certainty * references * whole),
    refsWordCount: rounded(references * whole),
    tables: rounded(certaintyOfCount(tables) * whole),
    figures: rounded(certaintyOfCount(figures) * whole),
    frontMatter: rounded(
      pages.reason === byOperator ? pages.certainty : pages.certainty * bodyStart.certainty,
    ),
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
