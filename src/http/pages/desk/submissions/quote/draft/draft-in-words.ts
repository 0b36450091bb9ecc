import { numberKeys, numberNames } from '../../../../../../core/docx/analysis.ts';
import { serviceName } from '../../../../../../core/pricing/in-words.ts';
import { formatCount } from '../../../../../../core/pricing/money.ts';
import { usualReason } from '../quote-version.ts';
import type { DraftChanges } from './draft-changes.ts';
import { isBlank, lineInWords } from './line-text.ts';

/** Says what a draft contains, one text for each change, for an editor who enters it again. Pure. */
export function draftInWords({ terms, rows = [] }: DraftChanges, currency: string): string[] {
  const { boundaries, numbers, services, rates, price, tellStudent } = terms;
  const note = terms.note?.trim() ?? '';
  const set = numberKeys.flatMap((key) => {
    const each = numbers?.[key];
    if (!each) return [];
    const reason = each.reason === usualReason ? '' : ` (${each.reason})`;
    return [`${numberNames[key]}: ${formatCount(Number(each.value))}${reason}`];
  });
  return [
    ...(boundaries === undefined ? [] : ['Corrections to the document']),
    ...set,
    ...(services === undefined ? [] : [`Services: ${services.map(serviceName).join(', ')}`]),
    ...rows.filter((row) => !isBlank(row)).map((row) => lineInWords(row, currency)),
    ...(rates === undefined ? [] : [rates === 'current' ? 'Current rates' : `Rates as in version ${rates}`]),
    ...(price === undefined
      ? []
      : [`Charge for ${price === 'changes' ? 'what changed' : 'the whole document'}`]),
    ...(note === '' ? [] : [`Note to the student: ${note}`]),
    ...(tellStudent === false ? ['Not mailed to the student'] : []),
  ];
}
