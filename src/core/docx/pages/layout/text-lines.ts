import type { Face } from './faces.ts';
import { asciiWidths, glyphWidth, isFullWidth } from './glyph-widths.ts';

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
  /** White space apart, as everywhere here. */
  characters: number;
  /** Lines that were full, and how many characters stand in them. */
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
 * Breaks a text into lines: at white space, after hyphens and between ideographs. Tabs go on to the next stop.
 * Typed leaders and wide gaps, as authors set contents with, take of a line what the rest of it leaves.
 */
export function breakIntoLines(text: string, setting: Setting, { first, other, tabStop }: LineWidths): Lines {
  // All widths are shares of the size, so that a glyph's needs no calculation.
  const unit = Math.max(0.1, setting.size * setting.face.width * setting.stretch);
  const ideograph = setting.size / unit;
  const { table } = setting.face;
  const widthOf = (code: number) => (isFullWidth(code) ? ideograph : glyphWidth(code, table));
  const plainWidths = asciiWidths(table);
  const lines: Lines = { count: 1, characters: 0, full: 0, inFullLines: 0 };
  let room = (first + squeeze) / unit;
  /** Up to the last place where the line may end, and behind it. */
  let used = 0;
  let word = 0;
  let characters = 0;
  let inWord = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isPlain = code < lettersOnly.length && lettersOnly[code] === 1;
    const gap = isPlain ? 0 : gapAt(text, index, code);
    if (gap > 0) {
      used += word;
      characters += inWord;
      word = 0;
      inWord = 0;
      if (code === newLine) {
        lines.count += 1;
        room = (other + squeeze) / unit;
        used = 0;
        continue;
      }
      let end = used;
      for (let place = index; place < index + gap; place += 1) {
        const each = text.charCodeAt(place);
        end = each === tab ? nextStop(end * unit, tabStop) / unit : end + widthOf(each);
        if (leaders.has(each)) characters += 1;
      }
      index += gap - 1;
      const isWide = gap >= fewestLeaders || end - used > widestSpace;
      used = isWide ? Math.min(end, Math.max(used, room - widthOfLine(text, index + 1, widthOf))) : end;
      continue;
    }
    inWord += 1;
    const width = isPlain ? (plainWidths[code] ?? 0) : widthOf(code);
    word += width;
    if (used + word > room) {
      lines.count += 1;
      lines.full += 1;
      // A word that is longer than a line is cut.
      const isCut = used === 0;
      lines.inFullLines = isCut ? characters + inWord - 1 : characters;
      if (isCut) word = width;
      room = (other + squeeze) / unit;
      used = 0;
    }
    if (isPlain) continue;
    if (code === hyphen || code === enDash || code === emDash || isFullWidth(code)) {
      used += word;
      characters += inWord;
      word = 0;
      inWord = 0;
    }
  }
  lines.characters = characters + inWord;
  return lines;
}

/** How many signs of a gap stand here, none of which is a word's: blanks, tabs, a leader, or a line's end. */
function gapAt(text: string, index: number, code: number): number {
  if (code > 0x20 && !leaders.has(code) && !isBlank(code)) return 0;
  if (code === newLine) return 1;
  let end = index;
  let signs = 0;
  for (let next = code; end < text.length; end += 1, next = text.charCodeAt(end)) {
    if (leaders.has(next)) signs += next === ellipsis ? 3 : 1;
    else if (next !== tab && !isBlank(next)) break;
  }
  // A full stop ends a sentence and its word.
  if (signs >= fewestLeaders || signs === 0) return end - index;
  return isBlank(code) || code === tab ? 1 : 0;
}

/** The rest of a line at least, as far as it can be one. */
function widthOfLine(text: string, start: number, widthOf: (code: number) => number): number {
  let width = 0;
  const end = Math.min(text.length, start + longestRest);
  for (let index = start; index < end; index += 1) {
    const code = text.charCodeAt(index);
    if (code === newLine) break;
    width += widthOf(code);
  }
  return width;
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
const leaders: ReadonlySet<number> = new Set([dot, underscore, middleDot, ellipsis]);
const fewestLeaders = 4;
/** Characters of ASCII that stand in words, neither lead to a page nor let a line end: 1 at their codes. */
const lettersOnly = Uint8Array.from({ length: 0x7f }, (_, code) =>
  code > 0x20 && code !== hyphen && !leaders.has(code) ? 1 : 0,
);
/** What is wider is no space between words, in sizes. */
const widestSpace = 4;
/** Characters; what is longer goes on in the next line anyway. */
const longestRest = 120;

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x3000 || (code >= 0x2000 && code < 0x200b);
}

function nextStop(used: number, tabStop: number): number {
  return (Math.floor(used / tabStop + 0.01) + 1) * tabStop;
}
