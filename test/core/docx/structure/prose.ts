import { paragraph } from '../../../support/docx/text.ts';

/** Running text with this many words. */
export function words(count: number): string {
  return Array.from({ length: count }, (_, index) => vocabulary[index % vocabulary.length]).join(' ');
}

/** A paragraph of running text. */
export function prose(count = 70): string {
  return paragraph(`${words(count)}.`);
}

/** An entry of a reference list; each number gives a different one. */
export function entry(number: number): string {
  return `Smith${'abcdefgh'.charAt(number % 8)}, J. K. (${1990 + number}). A study of thing ${number}. Journal of Things, ${number}(2), 12–${20 + number}. https://doi.org/10.1000/${number}`;
}

/** Paragraphs of entries. */
export function entries(count: number): string[] {
  return Array.from({ length: count }, (_, index) => paragraph(entry(index + 1)));
}

const vocabulary = [
  'The',
  'result',
  'of',
  'each',
  'trial',
  'was',
  'noted',
  'and',
  'compared',
  'with',
  'others',
];
