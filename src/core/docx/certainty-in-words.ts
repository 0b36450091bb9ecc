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
 * Of the numbers that were at least so certain on theses that the weights were not learnt from, 97 % were right
 * (docs/accuracy.md, cross-validated), and seven in ten numbers were; of the others about four in five were right.
 */
const sure = 0.9;
const likely = 0.65;
