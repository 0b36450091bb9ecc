import type { FoundDocument } from './corpus/find-documents.ts';
import { type Measurement, measure } from './measure.ts';

/** What each worker thread runs for a document. */
export default function run({ document, path }: FoundDocument): Promise<Measurement> {
  return measure(document, path);
}
