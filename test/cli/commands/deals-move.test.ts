import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfiguration } from '../../../src/cli/config/configuration.ts';
import { openDesk } from '../../../src/cli/desk/open-desk.ts';
import { silentLogger } from '../../../src/core/ports/system.ts';
import { deal } from '../../contracts/crm.ts';
import { deskFolder } from '../support/desk-folder.ts';
import { jsonOf, runMain } from '../support/run-main.ts';

const receiver = {
  THESISDESK_WEBHOOKS_URL: 'https://app.example/hooks',
  THESISDESK_WEBHOOKS_SECRET: `whsec_${Buffer.from('a'.repeat(32)).toString('base64')}`,
};

/** A data folder with one deal, the number 1, in "Quoted". */
async function folderWithDeal() {
  const { folder, crm } = await deskFolder();
  await crm.createDeal(deal({ title: 'Ada: editing' }), { idempotencyKey: 'one' });
  return (...args: string[]) => runMain(['deals', 'move', ...args, '--data', folder]);
}

describe('deals move', () => {
  test('moves a deal to a stage by its name, in any letter case', async () => {
    const move = await folderWithDeal();
    const { code, output } = await move('1', '--stage', 'in Editing');
    expect({ code, output }).toEqual({ code: 0, output: 'Deal 1 (Ada: editing) is in "In editing".\n' });
  });

  test('moves a deal to a stage by its number', async () => {
    const move = await folderWithDeal();
    expect((await move('1', '--stage', '3')).output).toBe('Deal 1 (Ada: editing) is in "Accepted".\n');
  });

  test.each(['won', 'lost'])('says that a deal is %s, and opens it again', async (status) => {
    const move = await folderWithDeal();
    expect((await move('1', `--${status}`)).output).toBe(
      `Deal 1 (Ada: editing) is in "Quoted", ${status}.\n`,
    );
    expect((await move('1', '--open')).output).toBe('Deal 1 (Ada: editing) is in "Quoted".\n');
  });

  test('gives the deal as JSON', async () => {
    const move = await folderWithDeal();
    const [moved] = jsonOf(await move('1', '--stage', 'Accepted', '--won', '--json'));
    expect(moved).toMatchObject({ id: 1, stageId: 3, status: 'won' });
  });

  test('is an event of the CRM', async () => {
    const { folder, crm } = await deskFolder();
    await crm.createDeal(deal(), { idempotencyKey: 'one' });
    await runMain(['deals', 'move', '1', '--stage', 'Accepted', '--data', folder]);
    const { output } = await runMain(['crm', 'events', '--data', folder]);
    expect(output).toMatch(/updated deal +1 +Quoted → Accepted +open +yes\n$/);
  });

  test('is left for a server with webhook receivers to tell, where the command knows of none', async () => {
    const { folder, crm } = await deskFolder();
    await crm.createDeal(deal(), { idempotencyKey: 'one' });
    await runMain(['deals', 'move', '1', '--stage', 'Accepted', '--data', folder]);
    const { desk } = await openDesk(await readConfiguration({ data: folder }, receiver), {
      publicUrl: () => 'http://desk.example',
      logger: silentLogger,
    });
    onTestFinished(() => desk.close());
    await desk.outgoing.keepPromises(new Date());
    expect((await desk.outgoing.list()).records).toMatchObject([{ type: 'crm.event', data: { stageId: 3 } }]);
  });

  test.each([
    [['1'], /^error: Specify where to move the deal: --stage NAME, --won, --lost or --open\./],
    [['1', '--won', '--lost'], /^error: A deal is won, lost or open/],
    [
      ['1', '--stage', 'Sold'],
      /^error: The pipeline has no stage "Sold"\. Its stages: "New enquiry", "Quoted",/,
    ],
  ])('ends with 2 for %j', async (args, message) => {
    const move = await folderWithDeal();
    const { code, errors } = await move(...args);
    expect(errors).toMatch(message);
    expect(code).toBe(2);
  });

  test('ends with 1 for a deal that is not there', async () => {
    const move = await folderWithDeal();
    const { code, errors } = await move('7', '--won');
    expect(errors).toMatch(/^error: No deal has this number\./);
    expect(code).toBe(1);
  });
});
