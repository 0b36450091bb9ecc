import type { Numbering } from '../story/numbering.ts';
import type { Paragraph } from '../story/story.ts';
import { readCaptionStyle } from '../text/caption-style.ts';
import { readCaption } from '../text/caption-text.ts';
import { readOtherCaption } from '../text/other-caption.ts';
import { kindsOf } from '../text/vocabulary.ts';

/** A caption line in a paragraph of the text, of a text box or of a table's cell. */
export interface Caption {
  paragraph: number;
  /**
   * What its label says; `other` for listings, algorithms, equations and the like, `unlabelled` for a line in
   * a caption style that names nothing, so that what it stands at decides.
   */
  kind: 'table' | 'figure' | 'other' | 'unlabelled';
  text: string;
  /** A part of a table or figure that was captioned before. */
  continued: boolean;
  /** In a text box, which may float some way from what it captions. */
  floating: boolean;
  /** A caption style or a `SEQ` field; a plain line could also be a sentence. */
  marked: boolean;
}

/** Reads a paragraph as a caption, by its style, its `SEQ` field, its automatic number or its first words. */
export function findCaption(paragraph: Paragraph, numbering: Numbering): Caption | null {
  if (paragraph.words === 0) return null;
  const style = readCaptionStyle(paragraph.format.styles);
  if (style === null && paragraph.sequence === null && paragraph.words > longestPlainCaption) return null;
  const base = { paragraph: paragraph.index, floating: paragraph.place.host !== null };
  for (const line of paragraph.text.split('\n')) {
    const text = line.trim();
    const read = readCaption(text) ?? readCaption(withAutomaticNumber(paragraph, text, numbering));
    if (!read) continue;
    const marked = style !== null || paragraph.sequence !== null;
    if (!marked && !readsAsCaption(read, paragraph)) continue;
    return { ...base, kind: read.kind, text, continued: read.continued, marked };
  }
  return unreadCaption(paragraph, style);
}

function unreadCaption(paragraph: Paragraph, style: Caption['kind'] | null): Caption | null {
  const text = paragraph.text.trim();
  const floating = paragraph.place.host !== null;
  const base = { paragraph: paragraph.index, text, floating, continued: false };
  if (paragraph.words > longestPlainCaption) return null;
  if (paragraph.sequence !== null) {
    const kinds = kindsOf(paragraph.sequence);
    // A field that counts chapters, often a hidden one, sets numbers back and captions nothing.
    if (kinds.has('chapter')) return null;
    if (kinds.has('figureLabel')) return { ...base, kind: 'figure', marked: true };
    if (kinds.has('tableLabel')) return { ...base, kind: 'table', marked: true };
    // The number of an equation stands beside what it numbers.
    if (paragraph.equations > 0) return null;
    // "Appendix 3" names a place and not a kind.
    return { ...base, kind: kinds.has('appendix') ? 'unlabelled' : 'other', marked: true };
  }
  const other = readOtherCaption(text);
  if (other && readsAsCaption(other, paragraph)) return { ...base, kind: 'other', marked: false };
  // A lone sign or "(a)" numbers an equation or a panel.
  if (style === null || !/\p{L}{2}|\p{Lo}/u.test(text)) return null;
  return { ...base, kind: style, marked: true };
}

/** `Tabla %1.` set by Word's numbering stands in front of the text that the paragraph itself holds. */
function withAutomaticNumber(paragraph: Paragraph, text: string, numbering: Numbering): string {
  const list = paragraph.format.numbering;
  const level = list ? numbering(list.id, list.level) : null;
  return level === null || !/\p{L}/u.test(level.text) ? '' : `${level.text.replace(/%\d/g, '1')} ${text}`;
}

/**
 * Without a style or a field that says so: after label and number comes a separator, or a title that starts
 * with a capital. "Figure 3 shows" goes on as a sentence.
 */
function readsAsCaption(read: { separated: boolean; title: string }, { words }: Paragraph): boolean {
  if (read.separated) return words <= longestPlainCaption;
  return words <= longestBareTitle && /^[\p{Lu}\p{Lo}\p{N}"“«(]/u.test(read.title);
}

/** Words of a caption with its explanations; what is longer is a paragraph that starts like one. */
const longestPlainCaption = 80;
/** Words of a title that nothing but a space parts from its number. */
const longestBareTitle = 25;
