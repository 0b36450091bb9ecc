import type { AnalysisResult } from '../../core/docx/analysis.ts';
import type { FoundDocument } from './find-documents.ts';
import type { Analyser } from './open-analyser.ts';

/** What became of one document. */
export type DocumentOutcome = { path: string } & ({ result: AnalysisResult } | { error: unknown });

/**
 * Analyses documents at once where the analyser can, and gives the outcomes in the order of the documents, each
 * as soon as it and all before it are there. However many documents there are, only a few outcomes are held.
 *
 * @param onFinished is called as soon as a document is finished, in whatever order
 * @example
 * for await (const outcome of runDocuments([{ path: 'a.docx' }], analyser)) show(outcome);
 */
export async function* runDocuments(
  documents: readonly FoundDocument[],
  analyser: Pick<Analyser, 'atOnce' | 'analyse'>,
  onFinished: () => void = () => {},
): AsyncGenerator<DocumentOutcome> {
  const underWay: Promise<DocumentOutcome>[] = [];
  for (const document of documents) {
    underWay.push(outcomeOf(document, analyser).finally(onFinished));
    if (underWay.length < aheadPerProcess * analyser.atOnce) continue;
    const first = underWay.shift();
    if (first !== undefined) yield await first;
  }
  while (underWay.length > 0) {
    const first = underWay.shift();
    if (first !== undefined) yield await first;
  }
}

/** Never rejects: an outcome that nobody waits for any more must not end the process. */
async function outcomeOf(
  { path, error }: FoundDocument,
  analyser: Pick<Analyser, 'analyse'>,
): Promise<DocumentOutcome> {
  if (error !== undefined) return { path, error };
  try {
    return { path, result: await analyser.analyse(path) };
  } catch (failure) {
    return { path, error: failure };
  }
}

/** While one long document is read, the other processes go on with this many after it. */
const aheadPerProcess = 8;
