/**
 * Breaks a text into lines at its spaces and hyphens, and a word that is wider than a line between two letters. Pure.
 *
 * @param widthOf returns the width of a part of the text
 * @returns where each line starts and ends, without the spaces at its end
 * @example
 * brokenLines('one two', 4, (part) => part.length); // [[0, 3], [4, 7]]
 */
export function brokenLines(
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
