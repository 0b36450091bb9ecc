import type { AnalysisReport } from './analysis.ts';

/**
 * A certainty in the words that an editor uses.
 *
 * @param certainty from 0 to 1
 * @example
 * certaintyInWords(0.97); // 'sure'
 */
export function certaintyInWords(certainty: number): 'sure' | 'likely' | 'please check' {
  if (certainty >= sure) return 'sure';
  return certainty >= likely ? 'likely' : 'please check';
}

/** Whether one of the five numbers is so unsure that an editor should look at the document. */
export function deservesALook(certainty: AnalysisReport['certainty']): boolean {
  return Object.values(certainty).some((each) => each < likely);
}

/**
 * In 31 theses with labels made by hand, every number that was wrong lies below the first, and so do 26 of the 28
 * on which careful readers differ.
 */
const sure = 0.85;
const likely = 0.65;
