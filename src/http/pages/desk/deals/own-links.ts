/** A piece of a text: as it is, or a link within the desk's page. */
export type Piece = string | { text: string; href: string };

/**
 * Finds the addresses in a text that lead to a submission, a document or a deal on this desk. Everything else stays
 * text: a note contains what strangers wrote, and an address of the desk could also carry a token. Pure.
 *
 * @param pages the addresses of this desk's page, without what follows the `#`
 * @returns the pieces of the text; a link leads to its place on the page that is open
 * @example
 * withOwnLinks('See https://desk.example/desk#deal-7.', ['https://desk.example/desk']);
 * // ['See ', { text: 'https://desk.example/desk#deal-7', href: '#deal-7' }, '.']
 */
export function withOwnLinks(text: string, pages: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(placeOnPage)) {
    const [address, page = '', href = ''] = match;
    if (!pages.includes(page)) continue;
    pieces.push(text.slice(end, match.index), { text: address, href });
    end = match.index + address.length;
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '');
}

const placeOnPage =
  /(?<!\S)(https?:\/\/[^\s#]{1,2000})(#(?:submission|document|deal)-[\w-]{1,100})(?=[.,;:!?)]*(?:\s|$))/g;
