import type { AnalysisResult } from '../../docx/analysis.ts';
import { defaultDocxLimits } from '../../docx/package/limits.ts';
import { collectBytes } from '../../docx/package/zip/collect-bytes.ts';
import { DeskError } from '../../errors.ts';
import type { Analyser, ObjectStore } from '../../ports.ts';

/**
 * Reads an uploaded document and analyses it. Throws `document_missing` where nobody uploaded it (a key of null, or
 * nothing under it), and what the
 * ports throw. What is too large is refused while it is read (`document_too_large`), since a signed URL of some
 * storages takes a file of any size.
 */
export async function analyseDocument(
  objectKey: string | null,
  { objects, analyser }: { objects: ObjectStore; analyser: Analyser },
): Promise<AnalysisResult> {
  const document = objectKey === null ? null : await objects.get(objectKey);
  if (!document) throw missing();
  return analyser.analyse(await collectBytes(document.content, defaultDocxLimits.fileBytes));
}

function missing(): DeskError {
  const message = 'The document was not uploaded. Please start again with a new upload.';
  return new DeskError('document_missing', message);
}
