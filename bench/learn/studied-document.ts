import { readFile } from 'node:fs/promises';
import { openDocx } from '../../src/core/docx/package/open.ts';
import { type Dissertation, readDissertation } from '../../src/core/docx/read-dissertation.ts';
import type { LabelledDocument } from '../accuracy/corpus/corpus.ts';
import type { FoundDocument } from '../accuracy/corpus/find-documents.ts';

/** A document, read and with its label. */
export interface StudiedDocument {
  document: LabelledDocument;
  dissertation: Dissertation;
}

export async function study({ document, path }: FoundDocument): Promise<StudiedDocument> {
  return { document, dissertation: await readDissertation(await openDocx(await readFile(path))) };
}
