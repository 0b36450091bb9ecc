import { endsInContinuation } from '../../../text/captions/caption-continuation.ts';
import type { ItemsDocument } from '../document.ts';
import type { GridUnit, Unit } from '../units/unit.ts';

/** Whether the line directly above a grid says that it continues: "Appendix 5 Prices (continued)". */
export function continuesAbove({ paragraph, gap }: GridUnit, { paragraphs }: ItemsDocument): boolean {
  if (gap.lines === 0) return false;
  for (let near = paragraph - 1; near >= 0 && near >= paragraph - reach; near -= 1) {
    const line = paragraphs[near];
    if (line && line.words > 0) return line.words <= longestTitle && endsInContinuation(line.text);
  }
  return false;
}

/** Whether one of the grids next to it asks for something, so that all of them are parts of a form. */
export function isBesideForm({ position, gap }: GridUnit, { units, grids }: ItemsDocument): boolean {
  const asks = (unit: Unit | undefined) => {
    const facts = unit && grids.get(unit);
    if (facts === undefined) return false;
    return facts.hasFormFields || facts.asking >= fewestAsking || facts.blanks >= fewestAsking;
  };
  const after = units[position + 1];
  return (
    (isNear(gap) && asks(units[position - 1])) || (after !== undefined && isNear(after.gap) && asks(after))
  );
}

function isNear({ lines, words }: Unit['gap']): boolean {
  return lines <= 1 && words <= longestTitle;
}

/** Lines, the title and blank ones. */
const reach = 4;
/** In words. */
const longestTitle = 20;
const fewestAsking = 0.2;
