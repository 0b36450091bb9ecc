import type { Outline } from '../../docx/outline/outline.ts';
import type { Analyser, ObjectStore, Store } from '../../ports.ts';
import { documentOfVersion } from '../../records/submissions/submission-documents.ts';
import { newestVersionOf } from '../../records/submissions/submission-quotes.ts';
import { findSubmission } from '../intake/find-submission.ts';
import { noDocument } from '../intake/intake-refusals.ts';
import { analyseDocument } from '../intake/process-submission.ts';
import { numbersKnown } from './quote-terms.ts';

/** Reads submitted documents for operators who want to look at them. */
export interface OutlinesService {
  /**
   * Returns the document of a submission as a readable outline, made from the stored document with the boundaries of
   * the newest version of its quote.
   *
   * Throws `not_found`, also if the document was removed; `storage_unavailable`, and whatever the analysis of the
   * document throws.
   */
  get(submissionId: string): Promise<Outline>;
}

export function createOutlines(options: {
  store: Store;
  objects: ObjectStore;
  analyser: Analyser;
}): OutlinesService {
  const { store, objects } = options;
  return {
    async get(submissionId) {
      const record = await findSubmission(store, submissionId);
      const { key } = documentOfVersion(record);
      if (key === null || (await objects.head(key)) === null) throw noDocument(record);
      const { boundaries = {}, numbers = {} } = newestVersionOf(record) ?? {};
      const how = { boundaries, outline: true, known: numbersKnown(numbers) };
      const { outline } = await analyseDocument(key, options, how);
      if (!outline) throw new TypeError('The analyser returned no outline.');
      return outline;
    },
  };
}
