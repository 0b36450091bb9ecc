import { type DocxOptions, docx, docxParts } from '../docx/docx.ts';
import { heading, paragraph } from '../docx/text.ts';
import { zip } from '../docx/zip.ts';

/**
 * Adjacent tables, each with its caption, followed by long paragraphs: a small file that costs far more memory and time
 * than any thesis.
 */
export async function touchingTables(tables: number, longParagraphs = 0): Promise<Uint8Array> {
  const body = [heading(1, 'Introduction')];
  for (let number = 1; number <= tables; number += 1) body.push(caption(number), table);
  const long = paragraph('Every harbour keeps a record of the water it holds. '.repeat(20_000));
  for (let count = 0; count < longParagraphs; count += 1) body.push(long);
  return docx({ body });
}

/** Adjacent tables as above, stored as they are and not packed, so that no step of reading takes noticeable time. */
export async function storedTables(tables: number): Promise<Uint8Array> {
  const body = Array.from({ length: tables }, (_, index) => [caption(index + 1), table]).flat();
  return storedDocx({ body });
}

/** A document whose parts are stored as they are. */
export function storedDocx(options: DocxOptions): Uint8Array {
  const entries = [...docxParts(options)].map(([name, content]) => {
    return { name, content, lie: { method: 0, packed: Buffer.from(content) } };
  });
  return zip(entries);
}

const table = '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>1</w:t></w:r></w:p></w:tc></w:tr></w:tbl>';

function caption(number: number): string {
  return `<w:p><w:pPr><w:pStyle w:val="Caption"/></w:pPr><w:r><w:t>Table ${number}: Tides</w:t></w:r></w:p>`;
}
