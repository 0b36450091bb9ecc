import { docx } from '../../support/docx/docx.ts';
import { heading, paragraph } from '../../support/docx/text.ts';

/** A document of an introduction with this many words, its heading included, and nothing else. */
export async function thesis(words: number): Promise<Uint8Array> {
  return docx({ body: [heading(1, 'Introduction'), paragraph('word '.repeat(words - 1).trim())] });
}
