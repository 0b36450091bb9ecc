/**
 * Searches for the end of a token that arrives in pieces. Each piece is searched once, so a token of any length costs
 * no more than its length.
 *
 * @returns the position after the end in this piece; -1 if the end has not come yet
 */
export type EndSearch = (piece: string, from: number) => number;

/** Searches for the end of a comment, character data, a processing instruction or an end tag. */
export function searchFor(end: string): EndSearch {
  let before = '';
  return (piece, from) => {
    const text = before + piece.slice(from);
    const found = text.indexOf(end);
    if (found >= 0) return from + found + end.length - before.length;
    before = text.slice(Math.max(0, text.length - end.length + 1));
    return -1;
  };
}

/** Searches for the end of text: the `<` of the next tag. */
export const searchForTag: EndSearch = (piece, from) => piece.indexOf('<', from);

/** Searches for the end of a start tag, ignoring any `>` in an attribute's value. */
export function searchForTagEnd(): EndSearch {
  let quote = 0;
  return (piece, from) => {
    for (let at = from; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (quote !== 0) {
        if (code === quote) quote = 0;
      } else if (code === quotationMark || code === apostrophe) quote = code;
      else if (code === greaterThan) return at + 1;
    }
    return -1;
  };
}

const quotationMark = 0x22;
const apostrophe = 0x27;
const greaterThan = 0x3e;
