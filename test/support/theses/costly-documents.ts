import { docx } from '../docx/docx.ts';
import { heading, paragraph } from '../docx/text.ts';

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

const table = '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>1</w:t></w:r></w:p></w:tc></w:tr></w:tbl>';

function caption(number: number): string {
  return `<w:p><w:pPr><w:pStyle w:val="Caption"/></w:pPr><w:r><w:t>Table ${number}: Tides</w:t></w:r></w:p>`;
}
