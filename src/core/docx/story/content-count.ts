import { DeskError } from '../../errors.ts';

/** What is kept in memory while the rest of a document streams by. */
type Kept = keyof typeof most;

/**
 * The limits for each kind of content. A dissertation of a million words has about 20,000 paragraphs; the limits keep
 * a hostile file from filling memory.
 */
const most = {
  paragraphs: 500_000,
  tables: 100_000,
  rows: 500_000,
  columns: 1_000_000,
  drawings: 100_000,
  sections: 100_000,
  breaks: 200_000,
  notes: 200_000,
  styles: 100_000,
  lists: 200_000,
  namespaces: 1000,
} as const;

/** Counts what is kept of a part. */
export class ContentCount {
  readonly #counts = new Map<Kept, number>();

  /**
   * @throws DeskError `document_too_large` if the limit is exceeded
   */
  add(what: Kept): void {
    const count = (this.#counts.get(what) ?? 0) + 1;
    refuseTooMany(what, count);
    this.#counts.set(what, count);
  }
}

/**
 * @throws DeskError `document_too_large` if the limit is exceeded
 */
export function refuseTooMany(what: Kept, count: number): void {
  if (count <= most[what]) return;
  throw new DeskError(
    'document_too_large',
    `This document has more ${what} than can be analysed. Please upload the dissertation alone, without further files pasted into it.`,
    { details: { what, most: most[what] } },
  );
}
