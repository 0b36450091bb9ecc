/**
 * A text as it may stand in a title or a header: on one line, without control characters, so that it cannot
 * begin another header or line, and without those that turn the direction of what stands behind it.
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
 * A text without the invisible characters that turn the direction of what follows them (Unicode's Bidi_Control), so
 * that a name shows itself and leaves the words, sums and addresses behind it in their order. Letters that are written
 * from right to left stay, and keep their direction.
 *
 * @example
 * withoutDirectionControls('Ada \u202Emoc.elpmaxe'); // 'Ada moc.elpmaxe'
 */
export function withoutDirectionControls(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '');
}
