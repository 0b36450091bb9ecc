import type { CheckedBoundaries } from '../../../../../core/docx/corrections/boundaries.ts';
import { type QuoteTerms, type QuoteVersion, usualReason } from '../quote/quote-version.ts';

/** What an operator has said of a document. */
export interface Said {
  /** Without the number of front pages. */
  boundaries: CheckedBoundaries;
  /** The number of front pages if it is set by hand; null if it is counted. */
  frontPages: number | null;
  /** Why that number differs from the count; empty if it has not been said. */
  why: string;
}

/** Returns what a version says of its document. Pure. */
export function saidIn(version: SaidVersion): Said {
  const { frontPages, ...boundaries }: CheckedBoundaries = version.boundaries;
  const { frontMatter } = version.numbers;
  return { boundaries, frontPages: frontMatter?.value ?? frontPages ?? null, why: reasonIn(frontMatter) };
}

/** Returns what was said in an earlier draft that was carried over to this one. Pure. */
export function saidInDraft(base: Said, { boundaries, numbers }: QuoteTerms): Said {
  const { frontMatter } = numbers ?? {};
  return {
    boundaries: (boundaries as CheckedBoundaries | undefined) ?? base.boundaries,
    frontPages: frontMatter === undefined ? base.frontPages : frontMatter && Number(frontMatter.value),
    why: frontMatter === undefined ? base.why : reasonIn(frontMatter),
  };
}

/**
 * Returns the changes from a version to what is now said of its document; undefined is as in the version. Front pages are
 * a number that is set by hand, even if the version has them among its boundaries, as those of older desks do. Pure.
 */
export function changesTo(version: SaidVersion, before: Said, now: Said): Changes {
  const areBoundaries = version.boundaries.frontPages !== undefined;
  const set = now.frontPages === null ? null : { value: now.frontPages, reason: now.why || usualReason };
  const isSet =
    now.frontPages !== before.frontPages ||
    now.why !== before.why ||
    (areBoundaries && now.frontPages !== null);
  return {
    boundaries: areBoundaries || now.boundaries !== before.boundaries ? now.boundaries : undefined,
    numbers: isSet ? { frontMatter: set } : undefined,
  };
}

/** Returns the terms with these changes, which keep the numbers that are set by hand in the form. Pure. */
export function termsOf({ boundaries, numbers }: Changes, terms: Readonly<QuoteTerms>): QuoteTerms {
  const { frontMatter: _, ...others } = terms.numbers ?? {};
  const all = { ...others, ...numbers };
  return { boundaries, numbers: Object.keys(all).length > 0 ? all : undefined };
}

/** Whether it has yet to be said why the number of front pages was set. Pure. */
export function isWhyMissing(before: Said, now: Said): boolean {
  return now.frontPages !== null && now.frontPages !== before.frontPages && now.why === '';
}

/** The usual reason only stands in for one that has not been given. */
function reasonIn(set: { reason: string } | null | undefined): string {
  return set?.reason === usualReason ? '' : (set?.reason ?? '');
}

type SaidVersion = Pick<QuoteVersion, 'boundaries' | 'numbers'>;

interface Changes {
  boundaries: CheckedBoundaries | undefined;
  numbers: { frontMatter: { value: number; reason: string } | null } | undefined;
}
