import type { Heading } from '../../structure/headings.ts';
import type { VocabularyKind } from '../../text/vocabulary.ts';
import { type Line, namesFrontPart, type Stretch } from './line.ts';

/** What a line is, as far as the headings above it are concerned. */
export interface Arrival {
  heading: Heading | null;
  /** Its words open an appendix or the author's own publications. */
  opensOther: boolean;
  /** It reads like an entry of a reference list. */
  isAlike: boolean;
  /** It is as long as running text. */
  isProse: boolean;
}

/** The headings that the next line is under, line after line. */
export class OpenHeadings {
  /** The nearest one. */
  above: Heading | null = null;
  /** That of the reference list whose section is being read. */
  list: Heading | null = null;
  /** The level of the last one that names a reference list. */
  listLevel = 1;
  /** That of the front part whose section is being read. */
  front: Heading | null = null;
  stretch = newStretch();

  /** Ends the sections that a line is no longer in, and adds it to its stretch. */
  arrive({ heading, opensOther, isAlike, isProse }: Arrival): void {
    const { list, front } = this;
    if (list && (opensOther || (heading && (heading.level <= list.level || startsOtherPart(heading)))))
      this.list = null;
    if (heading && front && heading.level <= front.level) this.front = null;
    if (heading && !this.list) this.stretch = newStretch();
    else if (isAlike) this.stretch.alike += 1;
    else if (isProse) this.stretch.prose += 1;
    this.stretch.lines += 1;
  }

  /** Begins the sections that a heading opens, for the lines after it. */
  pass(heading: Heading | null): void {
    this.above = heading ?? this.above;
    if (namesFrontPart(heading)) this.front ??= heading;
    if (heading?.meaning.kinds.has('references')) {
      this.list ??= heading;
      this.listLevel = heading.level;
    }
  }
}

function newStretch(): Stretch {
  return { lines: 0, alike: 0, prose: 0, isRun: false };
}

/** An appendix, an index or the next chapter is not part of a reference list, whatever its level. */
function startsOtherPart({ meaning: { kinds } }: Heading): boolean {
  return otherParts.some((kind) => kinds.has(kind)) && !kinds.has('references');
}

const otherParts: readonly VocabularyKind[] = [
  'appendix',
  'otherBack',
  'ownPublications',
  'acknowledgements',
  'introduction',
  'chapter',
];

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
