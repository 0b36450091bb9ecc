import type { Bidi } from 'bidi-js';

/** Letters that are drawn together, from left to right. */
export interface VisualRun {
  text: string;
  /** Drawn from its end to its beginning by the font, which joins and places such letters as its script does. */
  isRightToLeft: boolean;
}

/** A line as it is drawn. */
export interface VisualLine {
  runs: readonly VisualRun[];
  /** Whether the text that it is part of begins on the right. */
  startsRight: boolean;
}

/** Tells whether a text has letters that are written from right to left, or marks that turn the direction. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/**
 * Orders the runs of each line as they are seen (Unicode Standard Annex 9). The PDF library and its fonts know the
 * direction of a single script only: on their own, they draw the words of a Hebrew name from left to right. Pure.
 *
 * @param lines where each line starts and ends in the text
 * @example
 * visualLines('דוד (PhD)', [[0, 9]], bidi)[0].runs.map(({ text }) => text); // ['(', 'PhD', 'דוד )'], mirrored
 */
export function visualLines(
  text: string,
  lines: readonly (readonly [start: number, end: number])[],
  bidi: Bidi,
): VisualLine[] {
  // What begins with a Hebrew word is a Hebrew text, whatever else is in it, and on all of its lines.
  const embedding = bidi.getEmbeddingLevels(text);
  const startsRight = embedding.paragraphs[0]?.level === 1;
  return lines.map(([start, end]) => {
    const order = bidi.getReorderedIndices(text, embedding, start, end - 1).slice(start, end);
    const runs = runsOf(order, embedding.levels).flatMap(({ from, to, level }) =>
      drawable(text.slice(from, to), level % 2 === 1, bidi),
    );
    return { runs, startsRight };
  });
}

interface Stretch {
  from: number;
  to: number;
  level: number;
}

/** Joins neighbours on the line that are neighbours in the text and have the same level. */
function runsOf(order: readonly number[], levels: Uint8Array): Stretch[] {
  const runs: Stretch[] = [];
  for (const index of order) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level && level % 2 === 0 && last.to === index) last.to += 1;
    else if (last?.level === level && level % 2 === 1 && last.from === index + 1) last.from = index;
    else runs.push({ from: index, to: index + 1, level });
  }
  return runs;
}

/** A font draws a run in the direction of its first letter, so what has none, or another one, is turned here. */
function drawable(run: string, isRightToLeft: boolean, bidi: Bidi): VisualRun[] {
  const letters = [...run.replace(/\p{Bidi_Control}/gu, '')];
  const seen = isRightToLeft ? letters.map((letter) => bidi.getMirroredCharacter(letter) ?? letter) : letters;
  const drawnRightToLeft = seen.some((letter) => rightToLeft.test(letter));
  const isMixed = drawnRightToLeft && seen.some((letter) => leftToRight.test(letter));
  if (drawnRightToLeft === isRightToLeft && !isMixed) return runOf(seen.join(''), isRightToLeft);
  const turned = isRightToLeft ? seen.reverse() : seen;
  if (!drawnRightToLeft) return runOf(turned.join(''), false);
  return turned.flatMap((letter) => runOf(letter, isRightToLeft));
}

function runOf(text: string, isRightToLeft: boolean): VisualRun[] {
  return text === '' ? [] : [{ text, isRightToLeft }];
}

/** The digits of these scripts are written from left to right, but a font judges by the script. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const leftToRight = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
