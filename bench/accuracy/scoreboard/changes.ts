import { type FiveNumber, fiveNumbers, numberNames } from '../scoring/five-numbers.ts';
import type { Judgement } from '../scoring/judge.ts';
import { type Cell, type DocumentLine, lineOf, written } from './document-table.ts';

/** A number of a document that differs from the scoreboard. */
export interface Change {
  /** `other`: just as right or wrong as before, but a different number or a different word for its certainty. */
  kind: 'better' | 'worse' | 'other';
  /** The document, the number, and both cells: `thesis.docx, tables: 3/3 sure is now ✗ 4/3 sure`. */
  text: string;
}

/** Lists where today's analysis differs from the scoreboard. */
export function changesSince(
  scoreboard: ReadonlyMap<string, DocumentLine>,
  rows: readonly Judgement[],
): Change[] {
  return rows.flatMap((row): Change[] => {
    const before = scoreboard.get(row.name);
    if (!before) return [{ kind: 'other', text: `${row.name} is not on the scoreboard` }];
    const now = lineOf(row);
    return fiveNumbers.flatMap((number) => changeOf(row.name, number, before[number], now[number]) ?? []);
  });
}

function changeOf(name: string, number: FiveNumber, before: Cell, now: Cell): Change | null {
  if (written(before) === written(now)) return null;
  const kind = before.isRight === now.isRight ? 'other' : now.isRight ? 'better' : 'worse';
  return { kind, text: `${name}, ${numberNames[number]}: ${written(before)} is now ${written(now)}` };
}
