import { oneLine } from '../../../core/text/one-line.ts';

/** Returns a title with the submission's id at its end, for accounts without a field for it. */
export function markedTitle(title: string, key: string): string {
  const end = markOf(key);
  return `${firstCharacters(oneLine(title), longestTitle - end.length)}${end}`;
}

export function hasMark(title: string, key: string): boolean {
  return title.endsWith(markOf(key));
}

/** Returns the title as it was given, without the mark. */
export function withoutMark(title: string): string {
  return title.replace(mark, '');
}

/** Returns the submission that a title names. */
export function markedSubmission(title: string): string | undefined {
  return mark.exec(title)?.[1];
}

const mark = / \[submission ([^[\]]{1,100})\]$/u;

/** Returns a title that Pipedrive accepts. */
export function plainTitle(title: string): string {
  return firstCharacters(oneLine(title), longestTitle);
}

const longestTitle = 255;

function markOf(key: string): string {
  return ` [submission ${key}]`;
}

/** Returns the beginning of a text, at most `length` UTF-16 units long, without splitting a surrogate pair. */
export function firstCharacters(text: string, length: number): string {
  const cut = text.slice(0, length);
  return /[\uD800-\uDBFF]$/.test(cut) && cut.length < text.length ? cut.slice(0, -1) : cut;
}
