import { numberKeys } from '../../../../../../core/docx/analysis.ts';
import { type ChangedVersion, type DraftChanges, isNumberSet } from './draft-changes.ts';

/** What a draft changes, by names under which one tab can change it while another changes the rest: each number has one. */
export type DraftParts = Readonly<Record<string, unknown>>;

/** Returns the parts of a draft. Pure. */
export function partsOf(base: ChangedVersion, { terms, rows }: DraftChanges): DraftParts {
  const { numbers, ...others } = terms;
  const set = numberKeys.filter((key) => isNumberSet(base, terms, key)).map((key) => [key, numbers?.[key]]);
  return chosen({ ...others, rows, ...Object.fromEntries(set) }, () => true);
}

/** Puts a draft together again. Pure. */
export function draftOf({ rows, ...parts }: DraftParts): DraftChanges {
  const isNumber = (name: string) => numberKeys.some((key) => key === name);
  const numbers = chosen(parts, isNumber);
  const terms = chosen(parts, (name) => !isNumber(name));
  return {
    terms: Object.keys(numbers).length > 0 ? { ...terms, numbers } : terms,
    rows: rows as DraftChanges['rows'],
  };
}

/** Returns the names under which two drafts differ. Pure. */
export function differences(one: DraftParts, other: DraftParts): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

/** Returns what is kept, with what one tab has changed in it. Pure. */
export function withOwn(kept: DraftParts, own: DraftParts, names: ReadonlySet<string>): DraftParts {
  return { ...chosen(kept, (name) => !names.has(name)), ...chosen(own, (name) => names.has(name)) };
}

/** Returns the parts that are kept, but that a tab does not have, or not like that. Pure. */
export function beyond(own: DraftParts, kept: DraftParts): DraftParts {
  const names = differences(own, kept);
  return chosen(kept, (name) => names.includes(name));
}

/** Returns the values under the names that are chosen; undefined ones are left out. Pure. */
export function chosen(parts: DraftParts, isChosen: (name: string) => boolean): DraftParts {
  return Object.fromEntries(
    Object.entries(parts).filter(([name, value]) => value !== undefined && isChosen(name)),
  );
}
