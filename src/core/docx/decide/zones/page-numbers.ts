import type { Section } from '../../story/story.ts';
import type { Line, ZoneDocument } from './line.ts';

/** What the page numbers do where a line stands; null where they tell nothing. */
export function numbersAt(
  line: Line,
  { story: { sections }, lines, lastArabicSection }: ZoneDocument,
): 'turn' | 'restart' | 'still Roman' | null {
  const section = sections[line.section];
  if (!section) return null;
  if (isRoman(section.numberFormat)) return line.section < lastArabicSection ? 'still Roman' : null;
  if (!line.startsSection) return null;
  // A section may be blank, so that no line of it stands between.
  const before = lines[line.position - 1]?.section ?? -1;
  if (isRoman(sections[before]?.numberFormat ?? null)) return 'turn';
  return section.numberStart === 1 ? 'restart' : null;
}

/** Index of the last section whose page numbers are not Roman; -1 where all are. */
export function findLastArabicSection(sections: readonly Section[]): number {
  return sections.findLastIndex(({ numberFormat }) => !isRoman(numberFormat));
}

export function isRoman(format: string | null): boolean {
  return format === 'lowerRoman' || format === 'upperRoman';
}
