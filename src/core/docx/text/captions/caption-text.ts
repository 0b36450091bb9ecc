import { stripMarks } from '../fold-text.ts';
import { continuesBefore, isContinuation } from './caption-continuation.ts';
import { readLabel } from './caption-label.ts';

export interface CaptionText {
  kind: 'table' | 'figure';
  /** Folded: `figure`, `abb`, `map`. Captions of one label are numbered together. */
  label: string;
  /** `3`, `3.2`, `A-1`, `IV`; empty where the number is automatic and so not in the text. */
  number: string;
  /** "Table 3 (continued)" names a part of a table that was counted before. */
  continued: boolean;
  /** Whether a separator or a line's end follows the number, as in captions and seldom in sentences. */
  separated: boolean;
  /** What stands after label and number. */
  title: string;
}

/**
 * Reads the label and number that a caption starts with, in any of the languages: `Figure 3.2: …`,
 * `Abb. 4`, `图3.2`, `2. táblázat`, `TABLE IV`, `Продолжение таблицы 3`. Null where the text starts otherwise.
 */
export function readCaption(text: string): CaptionText | null {
  const start = stripMarks(text.slice(0, 120)).trimStart();
  const behind = continuesBefore(start);
  const label = readLabel(behind ?? start);
  if (label === null) return null;
  const { rest, ...named } = label;
  const title = rest.replace(/^[\s.:)\]>〉》】|\-–—,]+/u, '');
  return {
    ...named,
    title,
    continued: behind !== null || isContinuation(rest),
    separated: title === '' || /^\s*[.:)\]>〉》】|\-–—\n\t]|^\s{2,}/u.test(rest),
  };
}
