import type { Bidi } from 'bidi-js';
import { hasRightToLeft, type VisualRun, visualLines } from './visual-runs.ts';

export type Pdf = InstanceType<typeof import('pdfkit')>;

interface Box {
  width: number;
  /** @default 'left' */
  align?: 'left' | 'right';
}

/** Lays out texts of any direction. */
export interface TextLayout {
  /** Returns how high a text will be, in the current font. */
  heightOf(text: string, width: number): number;
  /** Draws a text, broken into lines, and goes on below it. */
  lay(text: string, x: number, y: number, box: Box): void;
}

/**
 * Returns the layout for a document with these texts. The PDF library draws those that are written from left to right;
 * the order of the others is found here, by a library that is loaded only for them.
 */
export async function textLayout(pdf: Pdf, texts: string): Promise<TextLayout> {
  const bidi = hasRightToLeft(texts) ? await loadBidi() : undefined;
  const linesOf = (text: string, width: number) =>
    brokenLines(text, width, (part) => pdf.widthOfString(part));
  return {
    heightOf: (text, width) =>
      bidi && hasRightToLeft(text)
        ? linesOf(text, width).length * pdf.currentLineHeight(true)
        : pdf.heightOfString(text, { width }),
    lay(text, x, y, box) {
      if (bidi && hasRightToLeft(text)) layBidi(pdf, text, linesOf(text, box.width), { ...box, x, y }, bidi);
      else pdf.text(text, x, y, box);
    },
  };
}

async function loadBidi(): Promise<Bidi> {
  const { default: create } = await import('bidi-js');
  // Its types describe an ES module, but Node loads it as CommonJS, whose default is the function itself.
  return (create as unknown as () => Bidi)();
}

function layBidi(
  pdf: Pdf,
  text: string,
  lines: readonly (readonly [number, number])[],
  { x, y, width, align = 'left' }: Box & { x: number; y: number },
  bidi: Bidi,
): void {
  const drawn = visualLines(text, lines, bidi).map((line) => ({ ...line, width: widthOf(pdf, line.runs) }));
  // A text that begins on the right has its first words there on each line, but is not far from its name.
  const textWidth = align === 'right' ? width : Math.max(0, ...drawn.map((line) => line.width));
  let top = y;
  for (const { runs, startsRight, width: lineWidth } of drawn) {
    if (top + pdf.currentLineHeight(true) > pdf.page.maxY()) {
      pdf.addPage();
      top = pdf.y;
    }
    let left = align === 'right' || startsRight ? x + textWidth - lineWidth : x;
    for (const run of runs) {
      pdf.text(run.text, left, top, { lineBreak: false, ...shaping(run) });
      left += pdf.widthOfString(run.text, shaping(run));
    }
    top += pdf.currentLineHeight(true);
  }
  pdf.x = x;
  pdf.y = top;
}

function widthOf(pdf: Pdf, runs: readonly VisualRun[]): number {
  return runs.reduce((sum, run) => sum + pdf.widthOfString(run.text, shaping(run)), 0);
}

/** With a list of features, even an empty one, the library gives all words to the font at once. */
function shaping({ isRightToLeft }: VisualRun): { features?: [] } {
  return isRightToLeft ? { features: [] } : {};
}

/**
 * Breaks a text into lines at its spaces and hyphens, and a word that is wider than a line between two letters. Pure.
 *
 * @param widthOf returns the width of a part of the text
 * @returns where each line starts and ends, without the spaces at its end
 * @example
 * brokenLines('one two', 4, (part) => part.length); // [[0, 3], [4, 7]]
 */
function brokenLines(
  text: string,
  width: number,
  widthOf: (part: string) => number,
): [start: number, end: number][] {
  const lines: [number, number][] = [];
  let start = 0;
  let end = 0;
  const fits = (to: number) => widthOf(text.slice(start, to).trimEnd()) <= width;
  const breakAt = (place: number) => {
    lines.push([start, start + text.slice(start, place).trimEnd().length]);
    start = place;
  };
  for (const word of text.split(betweenWords)) {
    if (!fits(end + word.length) && start < end) breakAt(end);
    let place = end;
    for (const letter of fits(end + word.length) ? [] : (word.match(letters) ?? [])) {
      if (!fits(place + letter.length) && start < place) breakAt(place);
      place += letter.length;
    }
    end += word.length;
  }
  if (text.slice(start).trim() !== '' || lines.length === 0) breakAt(text.length);
  return lines;
}

const betweenWords = /(?<=\s)(?=\S)|(?<=\p{L}-)(?=\p{L})/u;
/** A letter with the marks on it. */
const letters = /\P{M}\p{M}*|\p{M}+/gu;
