import {
  type Calibration,
  type Calibrations,
  calibrated,
  logOdds,
} from '../../src/core/docx/decide/calibration.ts';
import { type FiveNumber, fiveNumbers } from '../accuracy/scoring/five-numbers.ts';
import type { Judgement } from '../accuracy/scoring/judge.ts';
import { minimise } from './minimise.ts';

/** How far to trust the model's probabilities for each number, judged by documents left out of the training. */
export function calibrate(judgements: readonly Judgement[]): Calibrations {
  const of = (number: FiveNumber) =>
    calibrationOf(
      judgements.flatMap(({ certainty, right }) =>
        certainty === null ? [] : { probability: certainty[number], isRight: right[number] },
      ),
    );
  return {
    textWordCount: of('textWordCount'),
    refsWordCount: of('refsWordCount'),
    tables: of('tables'),
    figures: of('figures'),
    frontMatter: of('frontMatter'),
  };
}

/** Starts from the probabilities as they are, and corrects them only as far as the outcomes demand. */
function calibrationOf(outcomes: readonly { probability: number; isRight: boolean }[]): Calibration {
  const [slope = 1, shift = 0] = minimise(
    (point, gradient) => {
      const [slope = 1, shift = 0] = point;
      let loss = (restraint / 2) * ((slope - 1) ** 2 + shift ** 2);
      gradient[0] = restraint * (slope - 1);
      gradient[1] = restraint * shift;
      for (const { probability, isRight } of outcomes) {
        const odds = logOdds(probability);
        const said = 1 / (1 + Math.exp(-(slope * odds + shift)));
        loss -= Math.log(Math.max(1e-12, isRight ? said : 1 - said));
        gradient[0] = (gradient[0] ?? 0) + (said - Number(isRight)) * odds;
        gradient[1] = (gradient[1] ?? 0) + said - Number(isRight);
      }
      return loss;
    },
    Float64Array.of(1, 0),
  );
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return { slope: Math.max(0, round(slope)), shift: round(shift) };
}

const restraint = 2;

/** The judgements with calibrated probabilities; each part is calibrated by the other parts. */
export function recalibrated<Part extends Judgement>(parts: readonly (readonly Part[])[]): Part[] {
  return parts.flatMap((part) => {
    const calibrations = calibrate(parts.filter((other) => other !== part).flat());
    return part.map((judgement) => ({
      ...judgement,
      certainty: judgement.certainty && calibratedCertainty(judgement.certainty, calibrations),
    }));
  });
}

function calibratedCertainty(
  certainty: Record<FiveNumber, number>,
  calibrations: Calibrations,
): Record<FiveNumber, number> {
  const changed = { ...certainty };
  for (const number of fiveNumbers) changed[number] = calibrated(certainty[number], calibrations[number]);
  return changed;
}
