import { continuesBefore, isContinuation } from './caption-continuation.ts';
import { captionPatterns, mayBeCaption } from './caption-patterns.ts';
import { stripMarks } from './fold-text.ts';

export interface CaptionText {
  kind: 'table' | 'figure';
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
 * Reads the label and number that a caption starts with, in any of the 27 languages: `Figure 3.2: …`,
 * `Abb. 4`, `图3.2`, `2. táblázat`, `TABLE IV`, `Продолжение таблицы 3`. Null where the text starts otherwise.
 */
export function readCaption(text: string): CaptionText | null {
  const start = stripMarks(text.slice(0, 120)).trimStart();
  const label = continuesBefore(start);
  if (!mayBeCaption(label ?? start)) return null;
  for (const [kind, pattern] of captionPatterns()) {
    const match = pattern.exec(label ?? start);
    if (!match) continue;
    const { number = '', rest = '' } = match.groups ?? {};
    const title = rest.replace(/^[\s.:)\]>〉》】|\-–—,]+/u, '');
    return {
      kind,
      number,
      title,
      continued: label !== null || isContinuation(rest),
      separated: title === '' || /^\s*[.:)\]>〉》】|\-–—\n\t]|^\s{2,}/u.test(rest),
    };
  }
  return null;
}
