import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deskFolder } from '../support/desk-folder.ts';
import { runProgram } from '../support/run-program.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

/** A folder in which each of the lists has a row. */
async function fullDesk() {
  const { folder, desk, submit } = await deskFolder(webhooks);
  const submissionId = await submit();
  await desk.rates.put({ rates: { editing: { textPerWord: 0.5 } } });
  await desk.meetings.create({ participants: ['ada@example.com'] });
  await desk.crmEvents.receive({ body: '{"event":"updated.deal"}', authenticated: true });
  const file = join(await scratchFolder({ 'two.pdf': '%PDF-1.7' }), 'two.pdf');
  await inTokyo(['examples', 'add', file, '--data', folder]);
  return { folder, submissionId };
}

const webhooks = {
  THESISDESK_WEBHOOKS_URL: 'http://127.0.0.1:1/hooks',
  THESISDESK_WEBHOOKS_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
};

function inTokyo(args: readonly string[]) {
  return runProgram(args, { env: { ...process.env, ...webhooks, TZ: 'Asia/Tokyo' } });
}

describe('the times of a list', () => {
  test("are those of the operator's zone, which is named once, and UTC in JSON", async () => {
    const { folder, submissionId } = await fullDesk();
    for (const command of [
      'submissions list',
      `submissions show ${submissionId}`,
      `submissions versions ${submissionId}`,
      'rates history',
      'meetings list',
      'deals',
      'crm events',
      'webhooks list',
      'examples list',
    ]) {
      const args = [...command.split(' '), '--data', folder];
      const [forPeople, forPrograms] = await Promise.all([inTokyo(args), inTokyo([...args, '--json'])]);
      expect([command, forPeople.code, forPeople.errors]).toEqual([
        command,
        0,
        expect.stringMatching(/^(?:.*\n)?Times are in Asia\/Tokyo\.\n(?!.*Times)/),
      ]);
      expect([command, forPeople.output]).toEqual([command, expect.stringMatching(/ \d\d:\d\d \+09:00/)]);
      expect(forPeople.output).not.toContain('UTC');
      expect([command, forPrograms.errors.includes('Times'), forPrograms.output]).toEqual([
        command,
        false,
        expect.stringMatching(/T\d\d:\d\d:\d\d\.\d{3}Z"/),
      ]);
      expect(forPrograms.output).not.toContain('+09:00');
    }
  }, 180_000);

  test('are not spoken of if there is none', async () => {
    const { folder } = await deskFolder();
    for (const command of ['submissions list', 'rates history', 'webhooks list', 'jobs failed', 'deals']) {
      expect((await inTokyo([...command.split(' '), '--data', folder])).errors).not.toContain('Times');
    }
  });
});
