import { createExamples } from '../../../../src/core/services/examples.ts';
import { openBench } from './bench.ts';
import { idNumber } from './counted-ids.ts';

export const pdf = { fileName: 'Sample.pdf', contentType: 'application/pdf', fileSize: 1000 };

export function examplesBench() {
  const bench = openBench();
  return { ...bench, examples: createExamples(bench) };
}

/** What a client sends once the upload is done. */
export function fileOf(number: number, given: object = {}) {
  const fileId = idNumber(number);
  const objectKey = `examples/${fileId}/Sample.pdf`;
  return { ...pdf, fileId, objectKey, uploadedBy: 'Grace', notes: 'A good one.', ...given };
}
