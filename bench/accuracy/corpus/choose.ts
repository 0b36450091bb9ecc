import type { LabelledDocument } from './corpus.ts';

/** Which documents are meant: those of these batches, where any are named, with this part in their names. */
export interface Choice {
  batches: readonly number[];
  only: string | null;
}

/**
 * The documents that are meant.
 *
 * @throws Error where there are none, or where a batch is named that does not exist
 */
export function choose(
  documents: readonly LabelledDocument[],
  { batches, only }: Choice,
): LabelledDocument[] {
  const unknown = batches.find((batch) => !documents.some((document) => document.batch === batch));
  if (unknown !== undefined) throw new Error(`There is no batch ${unknown}.`);
  const chosen = documents.filter(
    ({ name, batch }) => name.includes(only ?? '') && (batches.length === 0 || batches.includes(batch)),
  );
  if (chosen.length === 0) throw new Error(`No document has "${only}" in its name.`);
  return chosen;
}

/**
 * The documents that are meant among those that may be looked at.
 *
 * @param open batches that had their first look
 * @throws Error where a batch is named that had none, and what {@link choose} throws
 */
export function chooseOpen(
  documents: readonly LabelledDocument[],
  open: ReadonlySet<number>,
  choice: Choice,
): LabelledDocument[] {
  const chosen = choose(documents, choice);
  const closed = choice.batches.find((batch) => !open.has(batch));
  if (closed !== undefined)
    throw new Error(`Batch ${closed} is closed until its first look: --first-look ${closed}`);
  const openOnes = chosen.filter(({ batch }) => open.has(batch));
  if (openOnes.length === 0)
    throw new Error(`No document of an open batch has "${choice.only}" in its name.`);
  return openOnes;
}
