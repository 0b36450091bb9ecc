/**
 * A text as it may stand in a title or a header: on one line and without control characters, so that it cannot
 * begin another header or line.
 *
 * @example
 * oneLine('Ada\r\nBcc: eve@example.org'); // 'Ada Bcc: eve@example.org'
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
