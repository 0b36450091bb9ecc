import { keptCharacters } from '../../../story/story.ts';
import type { CaptionUnit } from './unit.ts';

/** Whether it is no caption: "Figure 3 shows that they differ." In scripts without capitals, only the full stop tells. */
export function isWholeSentence({ line, source: { text } }: CaptionUnit): boolean {
  if (line.counted || !line.labelled || line.separated) return false;
  if (/^\p{Lo}/u.test(line.title)) return /[。！？]\s*$/u.test(text);
  return goesOn({ line }) && (text.length >= keptCharacters || /[.!?:;]\s*$/.test(text));
}

/** Whether its words go on in small letters behind the number, as in a sentence. */
export function goesOn({ line: { labelled, separated, title } }: Pick<CaptionUnit, 'line'>): boolean {
  return labelled && !separated && /^\p{Ll}/u.test(title);
}
