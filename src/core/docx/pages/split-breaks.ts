import type { Break, Paragraph } from '../story/story.ts';

/** Breaks before the last of the text, and page breaks after it. */
export function splitBreaks({ breaks, characters }: Paragraph): [Break[], Break[]] {
  const isTrailing = (each: Break) => each.kind === 'page' && each.after === characters;
  return [breaks.filter((each) => !isTrailing(each)), breaks.filter(isTrailing)];
}
