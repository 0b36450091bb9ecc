import type { Break, Paragraph } from '../story/story.ts';

/** How many things set a short paragraph off from running text. */
export function prominenceOf(paragraph: Paragraph, bodySize: number, automaticNumber: string): number {
  const { look, format, text } = paragraph;
  let count = 0;
  if (look.bold > nearlyAll) count += 1;
  if (look.size >= bodySize + larger) count += 1;
  if (look.capitals > nearlyAll || isUpperCase(text)) count += 1;
  if (format.alignment === 'center') count += 1;
  if (look.underlined > nearlyAll) count += 1;
  if (format.pageBreakBefore || paragraph.breaks.some(opensPage)) count += 1;
  if (automaticNumber !== '' || /^\d+(?:\.\d+)*[.)]?\s/.test(text)) count += 1;
  if (count === 0 && isLabel(text.trim(), paragraph.words)) count = 1;
  return count;
}

/** Where Word's record says that a page was full, an author wanted nothing. */
function opensPage({ kind, after }: Break): boolean {
  return kind === 'page' && after === 0;
}

/** "Introduction:" alone on its line is as good as bold; 参考文献 is four words and no more than that. */
function isLabel(text: string, words: number): boolean {
  const short = words <= longestLabel || text.length <= longestLabel * 2;
  return short && /^[\p{Lu}\p{Lo}]/u.test(text) && !/[.,;。，；]$/.test(text);
}

/** Set as chapters are: centred, much larger, or in capitals. */
export function isMajor(paragraph: Paragraph, bodySize: number): boolean {
  const { format, look, text } = paragraph;
  return format.alignment === 'center' || look.size >= bodySize + muchLarger || isUpperCase(text);
}

function isUpperCase(text: string): boolean {
  return text.toUpperCase() === text && text.toLowerCase() !== text;
}

/** Words of a part's bare name. */
const longestLabel = 4;
/** Share of characters that look alike: a number or a note in front may differ. */
const nearlyAll = 0.9;
/** Points over the size of running text. */
const larger = 1.5;
const muchLarger = 3;
