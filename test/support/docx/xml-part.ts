import type { Part } from '../../../src/core/docx/package/parts/part.ts';

/** A part with this XML, as if from a package. It arrives in pieces of `pieceLength` characters. */
export function xmlPart(xml: string, pieceLength = 65_536): Part {
  return {
    name: '/word/document.xml',
    async *chunks() {
      for (let start = 0; start < xml.length; start += pieceLength)
        yield xml.slice(start, start + pieceLength);
    },
    text: async () => xml,
  };
}

/** A part that goes on until its reader stops; `pieces` counts the pieces requested. */
export function endlessPart(
  start: string,
  piece: string | ((index: number) => string),
): Part & { readonly pieces: () => number } {
  let pieces = 0;
  return {
    name: '/word/document.xml',
    pieces: () => pieces,
    async *chunks() {
      yield start;
      for (;;) {
        pieces += 1;
        yield typeof piece === 'string' ? piece : piece(pieces);
      }
    },
    text: async () => start,
  };
}
