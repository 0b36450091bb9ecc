import { isReferenceStyle } from '../../text/reference-style.ts';
import { type Line, longestEntry, namesFrontPart, type RunningCounts } from './line.ts';

/** Makes the running counts of the lines. */
export function runningCounts(lines: readonly Line[]): RunningCounts {
  const running = (isIn: (line: Line, index: number) => boolean) => {
    const counts = new Uint32Array(lines.length + 1);
    let count = 0;
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index];
      if (line && isIn(line, index)) count += 1;
      counts[index + 1] = count;
    }
    return counts;
  };
  const firstLetters = lines.map(initials);
  return {
    alike: running(({ traits, heading }) => traits >= 3 && heading === null),
    prose: running(({ length, traits, isTable }) => !isTable && length > longestEntry && traits < 3),
    code: running(({ isCode }) => isCode),
    marked: running(({ paragraph }) => paragraph.roles.includes('bibliography')),
    styled: running(({ paragraph }) => isReferenceStyle(paragraph.format.styles)),
    fronts: running(({ heading }) => namesFrontPart(heading)),
    listed: running(({ isListed }) => isListed),
    others: running(
      ({ heading }) =>
        heading !== null && !namesFrontPart(heading) && !heading.meaning.kinds.has('references'),
    ),
    sorted: running(
      (_line, index) => index > 0 && (firstLetters[index - 1] ?? '') <= (firstLetters[index] ?? ''),
    ),
  };
}

function initials({ paragraph }: Line): string {
  return paragraph.text
    .slice(0, 12)
    .replace(/[^\p{L}]/gu, '')
    .slice(0, 4)
    .toLowerCase();
}

/** The share of the lines in a range that a running count includes; 0 if the range is empty. */
export function shareOf(counts: Uint32Array, from: number, until: number): number {
  const first = Math.max(0, from);
  const end = Math.min(counts.length - 1, until);
  return end <= first ? 0 : ((counts[end] ?? 0) - (counts[first] ?? 0)) / (end - first);
}

/** How many of the lines in a range a running count includes. */
export function countOf(counts: Uint32Array, from: number, until: number): number {
  const end = Math.min(counts.length - 1, until);
  return Math.max(0, (counts[end] ?? 0) - (counts[Math.max(0, from)] ?? 0));
}
