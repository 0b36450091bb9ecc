import { zonesDecision } from '../../../../../src/core/docx/decide/zones/zones-decision.ts';

/** What a signal of the zones tells an editor; an error where there is no such signal. */
export function says(table: keyof typeof zonesDecision.tables, id: string): string {
  const signal = zonesDecision.tables[table].find((each) => each.id === id);
  if (signal === undefined) throw new Error(`The table "${table}" has no signal "${id}".`);
  return signal.says;
}
