import type { AnalysisReport, ItemEvidence } from '../analysis.ts';
import type { OutlineItem } from './outline.ts';

/** Groups the tables and figures of a report by paragraph and numbers those that count. */
export function itemsByParagraph({
  tables,
  figures,
}: Pick<AnalysisReport, 'tables' | 'figures'>): Map<number, OutlineItem[]> {
  const found = new Map<number, OutlineItem[]>();
  const add = (kind: OutlineItem['kind'], items: readonly ItemEvidence[]) => {
    let number = 0;
    for (const { paragraph, counted, caption, reason, certainty } of items) {
      if (counted) number += 1;
      const item = { kind, paragraph, counted, number: counted ? number : null, caption, reason, certainty };
      const here = found.get(paragraph);
      if (here) here.push(item);
      else found.set(paragraph, [item]);
    }
  };
  add('table', tables);
  add('figure', figures);
  return found;
}
