import type { FoundDocument } from './corpus/find-documents.ts';
import { type Measurement, measure } from './measure.ts';

/** What a thread does with a document. */
export default function run({ document, path }: FoundDocument): Promise<Measurement> {
  return measure(document, path);
}
