import { describe, expect, test } from 'vitest';
import { docx } from '../../../support/docx/docx.ts';
import { paragraph } from '../../../support/docx/text.ts';
import { waitUntil } from '../../../support/wait-until.ts';
import { body } from '../support/crm-events-bench.ts';
import { openDesk } from '../support/open-desk.ts';

/** How often deals were listed. */
function boardsOf({ asked }: { asked: object[] }): number {
  return asked.filter((filter) => 'limit' in filter).length;
}

describe('the board of a desk that keeps it', () => {
  test('is asked for again after an event of the CRM', async () => {
    const { desk, crm } = openDesk({ dealBoardMilliseconds: 3_600_000 });
    await desk.deals.list({});
    await desk.deals.list({});
    expect(boardsOf(crm)).toBe(1);
    await desk.crmEvents.receive({ body, authenticated: true });
    await desk.deals.list({});
    expect(boardsOf(crm)).toBe(2);
    await desk.close();
  });

  test('is not asked for again after an event that anybody can send', async () => {
    const { desk, crm } = openDesk({ dealBoardMilliseconds: 3_600_000 });
    await desk.deals.list({});
    await desk.crmEvents.receive({ body, authenticated: false });
    await desk.deals.list({});
    expect(boardsOf(crm)).toBe(1);
    await desk.close();
  });

  test('is asked for again once the desk itself opened a deal', async () => {
    const { desk, crm, submit, ended } = openDesk({ dealBoardMilliseconds: 3_600_000 });
    desk.start();
    await desk.deals.list({});
    const submissionId = await submit(await docx({ body: [paragraph('one two three')] }));
    expect(await ended(submissionId)).toMatchObject({ status: 'completed' });
    await waitUntil(async () => {
      await desk.deals.list({});
      return boardsOf(crm) === 2;
    });
    await desk.close();
  });
});
