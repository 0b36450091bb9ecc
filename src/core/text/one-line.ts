import { withoutDirectionControls } from './without-direction-controls.ts';

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
