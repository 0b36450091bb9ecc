import { certaintyInWords } from '../../../src/core/docx/analysis.ts';
import { type FiveNumber, fiveNumbers } from './five-numbers.ts';
import type { Judgement } from './judge.ts';
import { type Share, shareOf } from './score.ts';

/** The words for a certainty, the surest first. */
export const certaintyWords = ['sure', 'likely', 'please check'] as const;

export type CertaintyWord = (typeof certaintyWords)[number];

/** For each word: how many numbers it was used for, and how many of those are right. */
export type Calibration = Record<CertaintyWord, Share>;

/** How reliable each word is, over all five numbers or only those asked for. */
export function calibrate(
  rows: readonly Judgement[],
  numbers: readonly FiveNumber[] = fiveNumbers,
): Calibration {
  const said = rows.flatMap(({ certainty, right }) =>
    numbers.flatMap((number) =>
      certainty ? { word: certaintyInWords(certainty[number]), isRight: right[number] } : [],
    ),
  );
  const share = (word: CertaintyWord) => {
    const those = said.filter((each) => each.word === word);
    return shareOf(those.filter(({ isRight }) => isRight).length, those.length);
  };
  return { sure: share('sure'), likely: share('likely'), 'please check': share('please check') };
}
