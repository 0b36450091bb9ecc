import type { Signal } from '../../../../../src/core/docx/decide/signal.ts';
import type { Line, ZoneDocument } from '../../../../../src/core/docx/decide/zones/line.ts';
import { zonesDecision } from '../../../../../src/core/docx/decide/zones/zones-decision.ts';
import type { DocxOptions } from '../../../../support/docx/docx.ts';
import { lineOf, readDocumentLines } from './read-document-lines.ts';

type Table = keyof typeof zonesDecision.tables;

/** What a signal says of the last line that starts with these words, in a document of this body. */
export async function signalAt(
  table: Table,
  id: string,
  words: string,
  body: readonly string[],
  options: Omit<DocxOptions, 'body'> = {},
): Promise<number> {
  const document = await readDocumentLines(body, options);
  return signalOf(table, id).of(lineOf(document, words), document);
}

/** What a signal tells an editor. */
export function says(table: Table, id: string): string {
  return signalOf(table, id).says;
}

function signalOf(table: Table, id: string): Signal<Line, ZoneDocument> {
  const signal = zonesDecision.tables[table].find((each) => each.id === id);
  if (signal === undefined) throw new Error(`The table "${table}" has no signal "${id}".`);
  return signal;
}
