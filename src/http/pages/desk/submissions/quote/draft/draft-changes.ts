import { numberKeys } from '../../../../../../core/docx/analysis.ts';
import type { QuoteTerms, QuoteVersion } from '../quote-version.ts';
import { isBlank, type LineText, textOfLine } from './line-text.ts';

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

function isNumberSet(
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

type ChangedVersion = Pick<QuoteVersion, 'version' | 'numbers' | 'lines' | 'services' | 'revision'>;
