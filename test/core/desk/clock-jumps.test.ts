import { describe, expect, onTestFinished, test } from 'vitest';
import { storeQueue } from '../../../src/adapters/queue/store-queue.ts';
import type { Analyser } from '../../../src/core/ports.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';
import { hour, MovableClock } from '../services/support/movable-clock.ts';
import { openDesk } from '../services/support/open-desk.ts';
import { plainAnalyser } from '../services/support/plain-analyser.ts';

const thesis = new TextEncoder().encode('a thesis');

/** A desk whose clock jumps while a document is analysed. */
function deskWith(jump: (clock: MovableClock) => void) {
  const clock = new MovableClock();
  const store = memoryStore({ clock });
  const plain = plainAnalyser();
  const analyser: Analyser = {
    ...plain,
    async analyse(document) {
      jump(clock);
      return plain.analyse(document);
    },
  };
  const jobs = storeQueue({ store, clock, pollMilliseconds: 5 });
  const opened = openDesk({ store, jobs, clock, analyser });
  onTestFinished(() => opened.desk.close());
  return { ...opened, clock };
}

describe.each([
  ['forward', 5 * hour],
  ['back', -5 * hour],
])('a clock that jumps %s by hours', (_, milliseconds) => {
  test('while a document is analysed leaves the submission with one end and one deal', async () => {
    const { desk, submit, ended, crm } = deskWith((clock) => clock.pass(milliseconds));
    desk.start();
    const submissionId = await submit(thesis);
    expect((await ended(submissionId)).status).toBe('completed');
    expect(crm.created).toHaveLength(1);
  });

  test('before the work begins keeps no submission waiting', async () => {
    const { desk, clock, submit, ended, crm } = deskWith(() => {});
    const submissionId = await submit(thesis);
    clock.pass(milliseconds);
    desk.start();
    expect((await ended(submissionId)).status).toBe('completed');
    expect(crm.created).toHaveLength(1);
  });
});
