import type { LabelledDocument } from './corpus.ts';

/** Selects documents by batch (none listed means all) and by a part of their names. */
export interface Choice {
  batches: readonly number[];
  only: string | null;
}

/**
 * The documents that match the choice.
 *
 * @throws Error if none match, or if a chosen batch does not exist
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
 * The documents of open batches that match the choice.
 *
 * @param open batches that have had their first look
 * @throws Error if a chosen batch has not, and whatever {@link choose} throws
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
