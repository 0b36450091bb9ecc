import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createIntake } from '../../../../src/core/services/intake/intake.ts';
import { processSubmission } from '../../../../src/core/services/intake/process-submission.ts';
import type { RatesService } from '../../../../src/core/services/rates.ts';
import { memoryStore } from '../../../../src/storage-drivers/memory/memory-store.ts';
import { VirtualTime } from '../../../support/virtual-time.ts';
import { formOf, issue, openBench, upload } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';
import { type Crash, crashingPorts, type Delay } from '../support/crashing-ports.ts';
import { tryOf } from '../support/kept-jobs.ts';
import { type PlainAnalyser, plainAnalyser } from '../support/plain-analyser.ts';
import { plainCrm } from '../support/plain-crm.ts';

const submissionId = idNumber(1);

/** What happens to one process that has the job: runs that crash, and pauses before each. */
interface Life {
  runs: { crash: Crash | null; pause: number }[];
  /** Milliseconds before and after the work of each call, over and over. */
  delays: number[];
}

const life: fc.Arbitrary<Life> = fc.record({
  runs: fc.array(
    fc.record({
      crash: fc.option(
        fc.record({
          call: fc.nat({ max: 25 }),
          moment: fc.constantFrom('before' as const, 'after' as const),
          kind: fc.constantFrom('throws' as const, 'dies' as const),
        }),
      ),
      pause: fc.oneof(fc.constant(0), fc.nat({ max: 20_000 })),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  // Less than half of the longest that a creation may take.
  delays: fc.array(fc.constantFrom(0, 1, 100, 2_000, 4_900), { minLength: 1, maxLength: 12 }),
});

const swift: Life = { runs: [], delays: [0] };

/** An analyser that finds something else each time, so that mixed-up steps would show. */
function moodyAnalyser(): PlainAnalyser {
  const analyser = plainAnalyser();
  const { analyse } = analyser;
  return {
    ...analyser,
    async analyse(document) {
      const result = await analyse(document);
      return { ...result, analysis: { ...result.analysis, tables: analyser.documents.length } };
    },
  };
}

/** Rates that are others each time. */
function moodyRates(): Pick<RatesService, 'inForce'> {
  let count = 0;
  return { inForce: async () => ({ schedule: { rates: { perTable: ++count } }, isStarter: false }) };
}

/** One submission, its job in several processes at once, and what came of it when all of them are over. */
async function outcomeOf(lives: readonly Life[]) {
  const bench = openBench();
  const time = new VirtualTime();
  const store = memoryStore({ clock: time });
  const crm = plainCrm();
  const rates = { ...bench.rates, ...moodyRates() };
  const ports = { store, objects: bench.objects, analyser: moodyAnalyser(), crm };
  const intake = createIntake({ ...bench, store });
  await issue({ ...bench, store }, submissionId);
  await upload(bench, formOf());
  await intake.submit(formOf());

  async function run(crash: Crash | null, delay: Delay): Promise<void> {
    const crashing = crashingPorts(ports, crash, delay);
    const options = { ...bench.processing, ...crashing.ports, rates, clock: time, sleep: time.sleep };
    const running = processSubmission(options)({ submissionId }, tryOf());
    await Promise.race([running.catch(() => {}), crashing.death]);
  }

  async function live({ runs, delays }: Life): Promise<void> {
    let calls = 0;
    const delay = () => time.sleep(delays[calls++ % delays.length] ?? 0);
    for (const { crash, pause } of runs) {
      await time.sleep(pause);
      await run(crash, delay);
    }
  }

  async function untilOver(living: Promise<unknown>): Promise<void> {
    let isOver = false;
    const noted = living.then(() => {
      isOver = true;
    });
    await time.until(() => isOver);
    await noted;
  }

  await untilOver(Promise.all(lives.map(live)));
  await untilOver(live({ ...swift, runs: [{ crash: null, pause: 0 }] }));
  return { record: await intake.record(submissionId), crm, finished: bench.finished };
}

describe('a submission whose job is run again and again, by several processes, with crashes', () => {
  test('is completed with one deal, and all of its parts belong together', { timeout: 30_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(life, { minLength: 1, maxLength: 3 }), async (lives) => {
        const { record, crm, finished } = await outcomeOf(lives);
        expect(record.status).toBe('completed');
        expect(crm.created).toHaveLength(1);
        expect(record.deal).toEqual(crm.created[0]?.reference);
        const { deal } = crm.created[0] ?? {};
        expect(deal?.value).toBe(record.quote?.total);
        expect(deal?.note).toContain(`\nTables: ${record.analysis?.tables}\n`);
        expect(record.quote?.lineItems[0]?.description).toMatch(
          new RegExp(` ${record.analysis?.tables} table`),
        );
        expect(finished.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });
});
