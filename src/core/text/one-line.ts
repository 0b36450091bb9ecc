/**
 * Makes a text safe for a title or a header: puts it on one line without control characters, so that it cannot begin
 * another header or line, and removes the characters that change the direction of the text after it.
 *
 * @example
 * oneLine('Ada\r\nBcc: eve@example.org'); // 'Ada Bcc: eve@example.org'
 */
export function oneLine(text: string): string {
  return withoutDirectionControls(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/**
 * Makes a text of several lines safe among other text: removes control characters other than tabs and line breaks, and
 * the characters that change the direction of the text after it.
 *
 * @example
 * severalLines('One\n\u001b[31mtwo'); // 'One\n[31mtwo'
 */
export function severalLines(text: string): string {
  return withoutDirectionControls(text).replace(/(?![\t\r\n])\p{Cc}/gu, '');
}

/**
 * Removes the invisible characters that change the direction of the text after them (Unicode's Bidi_Control), so that
 * a name leaves the words, sums and addresses after it in order. Letters that are written from right to left stay,
 * and keep their direction.
 *
 * @example
 * withoutDirectionControls('Ada \u202Emoc.elpmaxe'); // 'Ada moc.elpmaxe'
 */
export function withoutDirectionControls(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '');
}
