import type { Face } from './faces.ts';
import { asciiWidths, glyphWidth, isFullWidth } from './glyph-widths.ts';

/** How a text is set: its face, and the font size in points. */
export interface Setting {
  face: Face;
  size: number;
  /** Bold and capital letters are wider; 1 for plain ones. */
  stretch: number;
}

/** The lines that a text fills. */
export interface Lines {
  count: number;
  /** Not counting white space. */
  characters: number;
  /** Number of full lines, and of the characters in them. */
  full: number;
  inFullLines: number;
}

/** Widths of the column that a text is set in, in points. */
export interface LineWidths {
  /** The first line may be shortened by an indent, or lengthened by a hanging one. */
  first: number;
  other: number;
  /** Distance between tab stops. */
  tabStop: number;
  /** By which share the spaces of a line may shrink to let one more word in. */
  elasticity: number;
}

/**
 * Breaks a text into lines: at white space, after hyphens and between ideographs. Tabs advance to the next stop.
 * Typed leaders and wide gaps, as in typed contents, take up only the room that the rest of their line leaves.
 */
export function breakIntoLines(
  text: string,
  setting: Setting,
  { first, other, tabStop, elasticity }: LineWidths,
): Lines {
  // All widths are in thousandths of the font size, so that no calculation is needed per glyph, and nearly all are whole:
  // until it is optimised, code allocates memory for each result that is not.
  const unit = Math.max(0.1, setting.size * setting.face.width * setting.stretch) / 1000;
  const ideograph = setting.size / unit;
  const { table } = setting.face;
  const widthOf = (code: number) => (isFullWidth(code) ? ideograph : glyphWidth(code, table));
  const plainWidths = asciiWidths(table);
  const lines: Lines = { count: 1, characters: 0, full: 0, inFullLines: 0 };
  let room = (first + squeeze) / unit;
  /** Width up to the last possible line end (`used`), and after it (`word`). */
  let used = 0;
  let word = 0;
  let characters = 0;
  let inWord = 0;
  /** The room, and how much narrower the spaces of the line may become. */
  let limit = room;
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
        limit = room;
        used = 0;
        continue;
      }
      let end = used;
      let hasLeader = false;
      for (let place = index; place < index + gap; place += 1) {
        const each = text.charCodeAt(place);
        end = each === tab ? nextStop(end * unit, tabStop) / unit : end + widthOf(each);
        if (!leaders.has(each)) continue;
        characters += 1;
        hasLeader = true;
      }
      index += gap - 1;
      // White space at the start of a line indents it.
      const isWide = (used > 0 || hasLeader) && (gap >= fewestLeaders || end - used > widestSpace);
      if (!isWide) {
        if (elasticity > 0) limit += (end - used) * elasticity;
        used = end;
        continue;
      }
      const rest = widthOfLine(text, index + 1, widthOf);
      const line = (other + squeeze) / unit;
      const whole = Math.floor((end - used) / line - leaderSlack);
      // A leader that leads nowhere makes lines to write on.
      if (rest === 0 && whole > 0) {
        const left = 1 - (whole * line) / (end - used);
        lines.count += whole;
        lines.full += whole;
        lines.inFullLines = characters - Math.round(gap * left);
        limit += line - room;
        room = line;
        end = used + left * (end - used);
      }
      used = Math.min(end, Math.max(used, room - rest));
      continue;
    }
    inWord += 1;
    const width = isPlain ? (plainWidths[code] ?? 0) : widthOf(code);
    word += width;
    if (used + word > limit) {
      lines.count += 1;
      lines.full += 1;
      // A word longer than a line is split.
      const isCut = used === 0;
      lines.inFullLines = isCut ? characters + inWord - 1 : characters;
      if (isCut) word = width;
      room = (other + squeeze) / unit;
      limit = room;
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

/** The number of characters in the gap here: spaces, tabs, a leader or a line break. 0 if a word starts here. */
function gapAt(text: string, index: number, code: number): number {
  if (code > 0x20 && !leaders.has(code) && !isBlank(code)) return 0;
  if (code === newLine) return 1;
  let end = index;
  let signs = 0;
  for (let next = code; end < text.length; end += 1, next = text.charCodeAt(end)) {
    if (leaders.has(next)) signs += next === ellipsis ? 3 : 1;
    else if (next !== tab && !isBlank(next)) break;
  }
  // A full stop belongs to its sentence's last word.
  if (signs >= fewestLeaders || signs === 0) return end - index;
  return isBlank(code) || code === tab ? 1 : 0;
}

/** The minimum width of the rest of a line. */
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
/** Points by which the text of a line may be squeezed. */
const squeeze = 0.5;
const leaders: ReadonlySet<number> = new Set([dot, underscore, middleDot, ellipsis]);
const fewestLeaders = 4;
/** In lines. A leader this much longer than ours was typed to fill one line of the author's. */
const leaderSlack = 0.2;
/** Set to 1 for the ASCII characters that are part of words, and neither form leaders nor allow a line to end. */
const lettersOnly = Uint8Array.from({ length: 0x7f }, (_, code) =>
  code > 0x20 && code !== hyphen && !leaders.has(code) ? 1 : 0,
);
/** Anything wider is not a space between words, in thousandths of the font size. */
const widestSpace = 4000;
/** In characters; anything longer continues on the next line anyway. */
const longestRest = 120;

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x3000 || (code >= 0x2000 && code < 0x200b);
}

function nextStop(used: number, tabStop: number): number {
  return (Math.floor(used / tabStop + 0.01) + 1) * tabStop;
}
