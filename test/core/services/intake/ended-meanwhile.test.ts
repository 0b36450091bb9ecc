import { describe, expect, test } from 'vitest';
import { abandoned, finishSubmission } from '../../../../src/core/services/intake/submission-end.ts';
import { openBench, submitted, unavailable } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';
import { tryOf } from '../support/kept-jobs.ts';
import { plainAnalyser } from '../support/plain-analyser.ts';
import { plainCrm } from '../support/plain-crm.ts';

const submissionId = idNumber(1);

/** What a run tells of a submission that another run ends in the middle of it, with that other one's own words lost. */
async function toldOf(step: 'analysis' | 'deal' | 'failure'): Promise<string[]> {
  const bench = openBench();
  await submitted(bench);
  const told: string[] = [];
  const end = () => finishSubmission(submissionId, abandoned, bench.processing);
  const analyser = plainAnalyser();
  const crm = plainCrm();
  if (step === 'deal') {
    const createDeal = crm.createDeal;
    crm.createDeal = async (deal, options) => {
      await end();
      return createDeal(deal, options);
    };
  } else {
    analyser.analyse = async (document) => {
      await end();
      if (step === 'failure') throw unavailable('storage_unavailable');
      return plainAnalyser().analyse(document);
    };
  }
  const foundFinished = async ({ status }: { status: string }) => void told.push(status);
  await bench.handler({ analyser, crm, foundFinished })({ submissionId }, tryOf({ isLast: true }));
  return told;
}

describe('a submission that another run ends meanwhile', () => {
  test.each(['analysis', 'deal', 'failure'] as const)(
    'is told about, as the other run may not have come to that: %s',
    async (step) => {
      expect(await toldOf(step)).toEqual(['error']);
    },
  );

  test('keeps its job where that cannot be told', async () => {
    const bench = openBench();
    await submitted(bench);
    const analyser = plainAnalyser();
    analyser.analyse = async (document) => {
      await finishSubmission(submissionId, abandoned, bench.processing);
      return plainAnalyser().analyse(document);
    };
    const foundFinished = () => Promise.reject(unavailable('storage_unavailable'));
    const run = bench.handler({ analyser, foundFinished })({ submissionId }, tryOf({ isLast: true }));
    await expect(run).rejects.toMatchObject({ code: 'storage_unavailable' });
  });
});

describe('an end that could not be told at the last try', () => {
  test('keeps its job, so that it is told later', async () => {
    const bench = openBench();
    await submitted(bench);
    const fails = () => Promise.reject(unavailable('storage_unavailable'));
    const handler = bench.handler({ finished: fails, foundFinished: fails });
    const run = handler({ submissionId }, tryOf({ isLast: true }));
    await expect(run).rejects.toMatchObject({ code: 'storage_unavailable' });
  });
});
