import { numberKeys, numberNames } from '../../../../../../core/docx/analysis.ts';
import { serviceName } from '../../../../../../core/pricing/in-words.ts';
import { formatCount } from '../../../../../../core/text/format-count.ts';
import { type QuoteTerms, type QuoteVersion, usualReason } from '../quote-version.ts';
import { isBlank, type LineText, lineInWords, textOfLine } from './line-text.ts';

/** What a draft would change, as far as it is entered. */
export interface DraftChanges {
  terms: QuoteTerms;
  rows?: readonly LineText[] | undefined;
}

/** Whether a draft differs from the version that it changes, in anything at all. Pure. */
export function isChanged(base: ChangedVersion, { terms, rows }: DraftChanges): boolean {
  return (
    terms.boundaries !== undefined ||
    isOfForm(base, { terms, rows }) ||
    isNumberSet(base, terms, 'frontMatter')
  );
}

/** Whether a draft has changes that are shown only in the form, not beside the document. Pure. */
export function isOfForm(base: ChangedVersion, { terms, rows }: DraftChanges): boolean {
  const { services, rates, price, note, tellStudent } = terms;
  return (
    numberKeys.some((key) => key !== 'frontMatter' && isNumberSet(base, terms, key)) ||
    (rows !== undefined && textOf(rows) !== textOf(base.lines.map(textOfLine))) ||
    (services !== undefined && services.toSorted().join() !== base.services.toSorted().join()) ||
    (rates !== undefined && rates !== base.version) ||
    (price !== undefined && price !== base.revision?.price) ||
    (note ?? '').trim() !== '' ||
    tellStudent === false
  );
}

/** Whether a part of the terms is shown beside the document. Pure. */
export function isOfDocument(name: string): boolean {
  return name === 'boundaries' || name === 'numbers';
}

/** Whether a draft sets a number by hand, or lets it be counted again, unlike the version. Pure. */
export function isNumberSet(
  { numbers }: ChangedVersion,
  terms: QuoteTerms,
  key: (typeof numberKeys)[number],
): boolean {
  const set = terms.numbers?.[key];
  if (set === undefined) return false;
  return set?.value !== numbers[key]?.value || set?.reason !== numbers[key]?.reason;
}

function textOf(rows: readonly LineText[]): string {
  const filled = rows.filter((row) => !isBlank(row));
  return JSON.stringify(
    filled.map(({ description, number, unit }) => [description.trim(), number.trim(), unit]),
  );
}

export type ChangedVersion = Pick<QuoteVersion, 'version' | 'numbers' | 'lines' | 'services' | 'revision'>;

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
