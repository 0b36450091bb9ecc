import type { LabelledDocument } from './corpus.ts';
import { type Measurement, measure } from './measure.ts';

/** What one thread is given. */
export interface MeasureTask {
  document: LabelledDocument;
  path: string;
}

export default function run({ document, path }: MeasureTask): Promise<Measurement> {
  return measure(document, path);
}
