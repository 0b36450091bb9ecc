import type { Line, ZoneDocument } from './lines.ts';

/** What the page numbers do where a line stands; null where they tell nothing. */
export function numbersAt(
  line: Line,
  { story: { sections } }: ZoneDocument,
): 'turn' | 'restart' | 'still Roman' | null {
  const section = sections[line.section];
  if (!section) return null;
  if (isRoman(section.numberFormat)) {
    for (let later = line.section + 1; later < sections.length; later += 1)
      if (!isRoman(sections[later]?.numberFormat ?? null)) return 'still Roman';
    return null;
  }
  if (!line.startsSection) return null;
  if (isRoman(sections[line.section - 1]?.numberFormat ?? null)) return 'turn';
  return section.numberStart === 1 ? 'restart' : null;
}

export function isRoman(format: string | null): boolean {
  return format === 'lowerRoman' || format === 'upperRoman';
}
