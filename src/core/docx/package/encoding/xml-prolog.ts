/**
 * Where the prolog of an XML text ends: behind the byte order mark, the XML declaration, comments,
 * processing instructions and white space (XML 1.0, 2.8). What follows is the document type declaration or
 * the first element. Null where a comment or instruction has no end.
 *
 * @example
 * prologEnd('<?xml version="1.0"?><!-- hello --><a/>'); // 35
 */
export function prologEnd(xml: string): number | null {
  let at = skipSpace(xml, 0);
  for (;;) {
    const isComment = xml.startsWith('<!--', at);
    if (!isComment && !xml.startsWith('<?', at)) return at;
    const close = isComment ? '-->' : '?>';
    const end = xml.indexOf(close, at + (isComment ? 4 : 2));
    if (end < 0) return null;
    at = skipSpace(xml, end + close.length);
  }
}

function skipSpace(text: string, from: number): number {
  const space = /[\s\uFEFF]*/y;
  space.lastIndex = from;
  space.test(text);
  return space.lastIndex;
}
