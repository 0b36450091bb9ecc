import { stripVTControlCharacters } from 'node:util';

/**
 * Makes outside text safe to print on one line: removes escape sequences, control characters, and the invisible
 * characters that reverse the direction of what follows. Line breaks and tabs become spaces.
 *
 * @example
 * printable('thesis\x1b[2J.docx'); // 'thesis.docx'
 */
export function printable(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, '');
}

/** The same for text with several lines, such as a message with a list. */
export function printableLines(text: string): string {
  return text
    .split('\n')
    .map((line) => printable(line))
    .join('\n');
}
