import type { Face } from './faces.ts';
import { glyphWidth, isFullWidth } from './glyph-widths.ts';

/** How a text is set: its face, and the size of its letters in points. */
export interface Setting {
  face: Face;
  size: number;
  /** Bold and capital letters are wider; 1 for plain ones. */
  stretch: number;
}

/** The lines that a text fills. */
export interface Lines {
  count: number;
  /** Lines that were full, and how many characters stand in them, white space apart. */
  full: number;
  inFullLines: number;
}

/** Points of a column in which a text is set. */
export interface LineWidths {
  /** The first line may be shorter by an indent, or longer by a hanging number. */
  first: number;
  other: number;
  /** From one tab stop to the next. */
  tabStop: number;
}

/**
 * Breaks a text into lines: at white space, after hyphens and between ideographs. Tabs go on to the next stop;
 * leaders, also typed ones, fill what is left of a line and never break it.
 */
export function breakIntoLines(text: string, setting: Setting, { first, other, tabStop }: LineWidths): Lines {
  // All widths are shares of the size, so that a glyph's needs no calculation.
  const unit = Math.max(0.1, setting.size * setting.face.width * setting.stretch);
  const ideograph = setting.size / unit;
  const { table } = setting.face;
  const lines: Lines = { count: 1, full: 0, inFullLines: 0 };
  let room = (first + squeeze) / unit;
  /** Up to the last place where the line may end, and behind it. */
  let used = 0;
  let word = 0;
  let characters = 0;
  let inWord = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isBlank = code === 0x20 || code === 0x3000 || (code >= 0x2000 && code < 0x200b);
    const leaders = code === 0x20 ? 0 : leadersAt(text, index, code);
    if (isBlank || leaders > 0 || code === tab || code === newLine) {
      used += word;
      characters += inWord;
      word = 0;
      inWord = 0;
      if (isBlank) used += glyphWidth(code, table);
      else if (leaders > 0) {
        used = Math.min(used + 1, room);
        index += leaders - 1;
      } else if (code === tab) {
        // A page number at the end of a contents line stands at the margin, wherever the title ends.
        const isLast = text.length - index <= longestNumber;
        used = isLast ? used + 0.25 : nextStop(used * unit, tabStop) / unit;
      } else {
        lines.count += 1;
        room = (other + squeeze) / unit;
        used = 0;
      }
      continue;
    }
    const isWide = isFullWidth(code);
    const glyph = isWide ? ideograph : glyphWidth(code, table);
    inWord += 1;
    word += glyph;
    if (used + word > room) {
      lines.count += 1;
      lines.full += 1;
      // A word that is longer than a line is cut.
      const isCut = used === 0;
      lines.inFullLines = isCut ? characters + inWord - 1 : characters;
      if (isCut) word = glyph;
      room = (other + squeeze) / unit;
      used = 0;
    }
    if (isWide || code === hyphen || code === enDash || code === emDash) {
      used += word;
      characters += inWord;
      word = 0;
      inWord = 0;
    }
  }
  return lines;
}

const newLine = 0x0a;
const tab = 0x09;
const hyphen = 0x2d;
const dot = 0x2e;
const underscore = 0x5f;
const middleDot = 0xb7;
const enDash = 0x2013;
const emDash = 0x2014;
const ellipsis = 0x2026;
/** Points by which the text of a line is squeezed. */
const squeeze = 0.5;
/** The tab before it included. */
const longestNumber = 8;

function nextStop(used: number, tabStop: number): number {
  return (Math.floor(used / tabStop + 0.01) + 1) * tabStop;
}

/** How many signs of a typed leader stand here: four or more dots or lines, with blanks between; 0 for none. */
function leadersAt(text: string, index: number, code: number): number {
  if (code !== dot && code !== ellipsis && code !== underscore && code !== middleDot) return 0;
  let end = index + 1;
  let signs = code === ellipsis ? 3 : 1;
  for (; end < text.length; end += 1) {
    const next = text.charCodeAt(end);
    if (next === code) signs += code === ellipsis ? 3 : 1;
    else if (next !== 0x20 || text.charCodeAt(end + 1) !== code) break;
  }
  return signs >= fewestLeaders ? end - index : 0;
}

const fewestLeaders = 4;
