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
  /** White space apart: how many characters stand in lines that are full. */
  inFullLines: number;
  full: number;
}

/**
 * Breaks a text into lines: at white space, after hyphens and between ideographs. Tabs go on to the next stop,
 * and leaders, also typed ones, fill what is left of a line and never break it.
 *
 * @param first width of the first line in points, which an indent or a hanging number makes another one
 */
export function breakIntoLines(text: string, setting: Setting, width: number, first = width): Lines {
  const unit = setting.size * setting.face.width * setting.stretch;
  const { table } = setting.face;
  let count = 1;
  let full = 0;
  let room = first;
  /** Up to the last place where the line may end, and behind it. */
  let used = 0;
  let word = 0;
  let characters = 0;
  let inFullLines = 0;
  let inWord = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === newLine) {
      used = 0;
      word = 0;
      count += 1;
      room = width;
      characters += inWord;
      inWord = 0;
      continue;
    }
    if (code === tab) {
      // A page number at the end of a contents line stands at the margin, wherever the title ends.
      const isLast = text.length - index <= longestNumber;
      used = isLast ? used + word + unit / 4 : nextStop(used + word, room);
      word = 0;
      characters += inWord;
      inWord = 0;
      continue;
    }
    if (isLeaderAt(text, index, code)) {
      while (index + 1 < text.length && isLeaderSign(text.charCodeAt(index + 1))) index += 1;
      used = Math.min(used + word + unit, room);
      word = 0;
      continue;
    }
    const glyph = glyphWidth(code, table) * (isFullWidth(code) ? setting.size : unit);
    if (isBlank(code)) {
      used += word + glyph;
      word = 0;
      characters += inWord;
      inWord = 0;
      continue;
    }
    inWord += 1;
    word += glyph;
    if (used + word > room + hanging) {
      count += 1;
      full += 1;
      inFullLines = characters;
      room = width;
      // A word that is longer than a line is cut.
      if (used === 0 || word > width) {
        used = 0;
        word = glyph;
        inFullLines = characters + inWord - 1;
      } else used = 0;
    }
    if (code === hyphen || code === enDash || code === emDash || isFullWidth(code)) {
      used += word;
      word = 0;
      characters += inWord;
      inWord = 0;
    }
  }
  return { count, inFullLines, full };
}

const newLine = 0x0a;
const tab = 0x09;
const space = 0x20;
const hyphen = 0x2d;
const dot = 0x2e;
const enDash = 0x2013;
const emDash = 0x2014;
const ellipsis = 0x2026;
const middleDot = 0xb7;
const underscore = 0x5f;
/** Points: Word stops at each half inch where no stop is set. */
const tabStop = 36;
/** Points that justified text is squeezed by. */
const hanging = 0.5;

function nextStop(used: number, room: number): number {
  return Math.min(room, (Math.floor(used / tabStop) + 1) * tabStop);
}

function isBlank(code: number): boolean {
  return code === space || code === 0x3000 || (code >= 0x2000 && code < 0x200b);
}

/** Four or more dots, lines or blanks between dots in a row. */
function isLeaderAt(text: string, index: number, code: number): boolean {
  if (!isLeaderSign(code) || code === space) return false;
  if (code === ellipsis) return isLeaderSign(text.charCodeAt(index + 1)) && text.charCodeAt(index + 1) !== space;
  for (let ahead = 1; ahead < fewestLeaders; ahead += 1)
    if (!isLeaderSign(text.charCodeAt(index + ahead))) return false;
  return text.charCodeAt(index + 1) !== space || text.charCodeAt(index + 2) !== space;
}

const fewestLeaders = 4;
/** With the tab before it. */
const longestNumber = 8;

function isLeaderSign(code: number): boolean {
  return (
    code === dot || code === ellipsis || code === middleDot || code === underscore || code === space
  );
}
