import { expect, onTestFinished, test } from 'vitest';
import { pipedriveEnvironment, startPipedrive } from '../../../support/crm/pipedrive-server.ts';
import { brokenService } from '../../../support/crm/pipedrive-troubles.ts';
import { waitUntil } from '../../../support/wait-until.ts';
import { deskFolder } from '../../support/desk-folder.ts';
import { jsonOf, runMain } from '../../support/run-main.ts';

test.each(['versions', 'show'])('submissions %s says that the deal is behind its quote', async (command) => {
  const pipedrive = await startPipedrive();
  onTestFinished(() => pipedrive.close());
  const environment = pipedriveEnvironment(pipedrive);
  const { folder, submit, desk } = await deskFolder(environment);
  const submissionId = await submit();
  const run = (...args: string[]) =>
    runMain(['submissions', command, submissionId, ...args, '--data', folder]);
  expect((await run()).errors).toBe('Times are in UTC.\n');
  pipedrive.trouble('PATCH /api/v2/deals/{id}', brokenService, 8);
  await desk.quotes.create(submissionId, { basedOn: 1, lines: [{ description: 'Rush', percent: 15 }] });
  const dealOf = async () => (await desk.quotes.list(submissionId)).deal;
  await waitUntil(async () => (await dealOf()).update?.failures === 1);
  const { code, errors } = await run();
  expect(code).toBe(0);
  expect(errors).toMatch(
    /^Times are in UTC\.\nThe deal in the CRM has version 1 of the quote; version 2 could not be sent yet/,
  );
  expect(jsonOf(await run('--json'))[0]).toMatchObject({ quote: expect.any(Object) });
});
