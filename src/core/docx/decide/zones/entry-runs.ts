import type { Line, Stretch } from './line.ts';

/**
 * Gives each run of lines that read like entries a stretch of its own, unless it is under the heading of a reference
 * list. Otherwise a list without a known heading would be a small part of a long chapter.
 */
export function partRuns(lines: readonly Line[]): void {
  let first = 0;
  while (first < lines.length) {
    const end = endOfRun(lines, first);
    const run = lines.slice(first, end);
    const alike = run.filter(isAlike).length;
    if (alike >= fewest) {
      const stretch: Stretch = { lines: run.length, alike, prose: 0, isRun: true };
      for (const line of run) {
        line.stretch.lines -= 1;
        if (isAlike(line)) line.stretch.alike -= 1;
        line.stretch = stretch;
      }
    }
    first = Math.max(end, first + 1);
  }
}

/** The place after the last entry; up to two lines between entries may be something else. */
function endOfRun(lines: readonly Line[], first: number): number {
  let end = first;
  for (let place = first; place < end + 1 + mostBetween && place < lines.length; place += 1) {
    const line = lines[place];
    if (!line || line.heading || line.isTable || line.isListed || line.isInReferences) break;
    if (isAlike(line)) end = place + 1;
    else if (place === first) break;
  }
  return end;
}

function isAlike({ traits }: Line): boolean {
  return traits >= 3;
}

/** In entries; fewer may be citations in the text. */
const fewest = 5;
/** In lines. */
const mostBetween = 2;
