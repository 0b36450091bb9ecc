import { docx } from '../../support/docx/docx.ts';
import { heading, paragraph } from '../../support/docx/text.ts';

/** A document that holds only an introduction with this many words, including its heading. */
export async function thesis(words: number): Promise<Uint8Array> {
  return docx({ body: [heading(1, 'Introduction'), paragraph('word '.repeat(words - 1).trim())] });
}
