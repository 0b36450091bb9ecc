import { expect, test } from 'vitest';
import { readConfiguration } from '../../../src/cli/config/configuration.ts';
import { openCrm } from '../../../src/cli/desk/back-ends.ts';
import { silentLogger as logger } from '../../../src/core/ports/system.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';
import { deal } from '../../contracts/crm.ts';
import { collect } from '../../support/collect.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

/** The built-in CRM with one deal, and Pipedrive as configured afterwards, over the same store. */
async function bothCrms() {
  const parts = { store: memoryStore(), logger, publicUrl: () => 'https://desk.example' };
  const folder = await scratchFolder();
  const local = await openCrm(await readConfiguration({}, {}, folder), parts);
  const { dealId, url } = await local.createDeal(deal(), { idempotencyKey: 'one' });
  const environment = {
    THESISDESK_PIPEDRIVE_COMPANY: 'acme',
    THESISDESK_PIPEDRIVE_TOKEN: 'token',
  };
  const pipedrive = await openCrm(await readConfiguration({}, environment, folder), parts);
  return { local, pipedrive, dealId, url };
}

test('deals from before Pipedrive was configured can still be found by their person', async () => {
  const { pipedrive, dealId } = await bothCrms();
  const found = pipedrive.dealsOf?.(deal().person.email);
  expect(found && (await collect(found))).toMatchObject([{ dealId }]);
});

test('deals from before Pipedrive was configured can still forget their person', async () => {
  const { local, pipedrive, dealId } = await bothCrms();
  await pipedrive.forgetPerson?.(dealId);
  expect(await local.getNote?.(Number(dealId))).toBe('');
});

test('a deal from before Pipedrive was configured is told apart from one in Pipedrive with its number', async () => {
  const { pipedrive, dealId } = await bothCrms();
  expect(await pipedrive.hasDeal?.(dealId, 'one')).toBe(true);
  expect(await pipedrive.hasDeal?.(dealId, 'two')).toBe(false);
});

test('a deal from before Pipedrive was configured changes no deal there', async () => {
  const { pipedrive, dealId, url } = await bothCrms();
  const { person: _person, ...content } = deal();
  const update = { ...content, formerTitles: [], idempotencyKey: 'one', url, version: 2 };
  await expect(pipedrive.updateDeal?.(dealId, update)).rejects.toMatchObject({ code: 'crm_refused' });
});
