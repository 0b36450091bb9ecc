import { docxParts } from '../../../test/support/docx/docx.ts';
import { heading, paragraph } from '../../../test/support/docx/text.ts';
import { zip } from '../../../test/support/docx/zip.ts';

/**
 * A thesis of about this many words with the markup that Word writes: revision ids, fonts and a language on each run,
 * proofing marks, occasional bookmarks; about 35 bytes per word, as in real theses.
 */
export async function longThesis(words: number): Promise<{ bytes: Uint8Array; xmlBytes: number }> {
  const body: string[] = [];
  const runs = Array.from({ length: wordsPerParagraph / 10 }, (_, index) => wordRun(index));
  for (let written = 0, chapter = 1; written < words; written += wordsPerParagraph) {
    if (written % wordsPerChapter < wordsPerParagraph) {
      body.push(heading(1, `Chapter ${chapter}: Harbours`));
      chapter += 1;
    }
    body.push(paragraph(runs));
  }
  const parts = docxParts({ body });
  const entries = [...parts].map(([name, content]) => ({ name, content }));
  return { bytes: zip(entries), xmlBytes: Buffer.byteLength(parts.get('word/document.xml') ?? '') };
}

const wordsPerParagraph = 100;
const wordsPerChapter = 10_000;

/** Ten words in one run. */
function wordRun(index: number): string {
  const revision = (0x00a77b30 + index).toString(16).toUpperCase().padStart(8, '0');
  const fonts = '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/>';
  const properties = `<w:rPr>${fonts}<w:sz w:val="24"/><w:szCs w:val="24"/><w:lang w:val="en-GB"/></w:rPr>`;
  const text = '<w:t xml:space="preserve">Every harbour keeps a record of the water it holds. </w:t>';
  return `<w:proofErr w:type="spellStart"/><w:r w:rsidR="${revision}" w:rsidRPr="${revision}">${properties}${text}</w:r>`;
}
