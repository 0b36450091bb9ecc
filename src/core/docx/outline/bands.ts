import { standsIn } from '../corrections/leave-out.ts';
import type { Decided } from '../decide/decide-dissertation.ts';
import type { Dissertation } from '../read-dissertation.ts';
import type { Heading } from '../structure/headings.ts';
import type { BandKind, OutlineBand } from './outline.ts';

/** Returns what each stretch of a document was taken for, with its word count. */
export function bandsOf(
  { story, noteWords }: Pick<Dissertation, 'story' | 'noteWords'>,
  { headings, zoneOf, leftOut }: Pick<Decided, 'headings' | 'zoneOf' | 'leftOut'>,
): OutlineBand[] {
  const isLeftOut = standsIn(leftOut);
  const inAppendix = appendices(headings);
  const kindOf = (paragraph: number): BandKind => {
    if (isLeftOut(paragraph)) return 'leftOut';
    const zone = zoneOf(paragraph);
    return zone === 'text' && inAppendix(paragraph) ? 'appendix' : zone;
  };
  const bands: OutlineBand[] = [];
  const seen = new Set<string>();
  for (const { index, words, notes } of story.paragraphs) {
    const kind = kindOf(index);
    let band = bands.at(-1);
    if (band?.kind !== kind) {
      band = { kind, from: index, until: index, words: 0 };
      bands.push(band);
    }
    band.until = index + 1;
    band.words += words;
    for (const note of notes) {
      if (seen.has(note)) continue;
      seen.add(note);
      band.words += noteWords.get(note) ?? 0;
    }
  }
  return bands;
}

/** Whether a paragraph is in an appendix. Must be called from the first paragraph to the last. */
function appendices(headings: readonly Heading[]): (paragraph: number) => boolean {
  let position = 0;
  let level: number | null = null;
  return (paragraph) => {
    for (; (headings[position]?.paragraph ?? Number.POSITIVE_INFINITY) <= paragraph; position += 1) {
      const heading = headings[position];
      if (!heading) break;
      const { kinds } = heading.meaning;
      if (kinds.has('appendix')) level = level === null ? heading.level : Math.min(level, heading.level);
      // In appendices, authors use headings of any level. Only a part with a name of its own ends the appendix.
      else if (level !== null && heading.level <= level && kinds.size > 0) level = null;
    }
    return level !== null;
  };
}
