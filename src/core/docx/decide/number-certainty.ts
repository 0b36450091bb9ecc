import type { Analysis, AnalysisReport, PageEvidence } from '../analysis.ts';
import { type Calibrations, calibrated } from './calibration.ts';
import type { ZonesCertainty } from './zones/certainty.ts';

/** How probable it is, by the model alone, that the findings behind the numbers are right. */
export interface Probable {
  /** Where the parts of the document begin and end. */
  zones: ZonesCertainty;
  /** How many tables and figures there are. */
  counts: { tables: number; figures: number };
  /** That the body starts on this page, wherever on it. */
  startPage: number;
  /** How many front pages there are, given where the body starts. */
  pages: Pick<PageEvidence, 'certainty' | 'source'>;
}

/** What the numbers lack. */
interface Missing {
  /** Number of imported files, whose text is not in the document. */
  foreignParts: number;
  /** The text refers to notes that are not in the file. */
  areNotesLost: boolean;
  /** No reference list was found although there is a trace of one. */
  isListMissing: boolean;
}

/** The probability of each of the five numbers, by the model alone: neither calibrated nor rounded. */
export type Probabilities = Record<keyof Analysis, number>;

export function probabilitiesOf({ zones, counts, startPage, pages }: Probable): Probabilities {
  return {
    textWordCount: zones.start * zones.listsInText,
    refsWordCount: zones.lists,
    ...counts,
    frontMatter: pages.source === 'operator' ? pages.certainty : pages.certainty * startPage,
  };
}

/**
 * Returns how certain each of the five numbers is. If hardly any words are left for the text, something has been
 * mistaken for front matter or references.
 *
 * @param missing what of the document is missing
 * @param calibrations how to correct the probabilities
 */
export function certaintyOf(
  { words }: Pick<AnalysisReport, 'words'>,
  { foreignParts, areNotesLost, isListMissing }: Missing,
  probabilities: Probabilities,
  calibrations: Calibrations,
): Record<keyof Analysis, number> {
  const whole = foreignParts > 0 ? 0.5 : 1;
  const worth = (number: keyof Analysis) =>
    Math.round(100 * whole * calibrated(probabilities[number], calibrations[number])) / 100;
  const [text, references] = [worth('textWordCount'), worth('refsWordCount')];
  return {
    textWordCount: isHardlyText(words) || areNotesLost || isListMissing ? Math.min(text, toBeChecked) : text,
    refsWordCount: isListMissing ? Math.min(references, toBeChecked) : references,
    tables: worth('tables'),
    figures: worth('figures'),
    frontMatter: worth('frontMatter'),
  };
}

/** Whether so few of the words are text that an editor must check how the document was divided. */
export function isHardlyText({ text, total }: AnalysisReport['words']): boolean {
  return text * leastShare < total;
}

/** In any dissertation, more than one word in this many belongs to the text. */
const leastShare = 10;
/** An editor has to check it, whatever the evidence. */
const toBeChecked = 0.5;
