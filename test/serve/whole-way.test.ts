import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { thesis } from '../cli/support/thesis.ts';
import { call, ending, handIn } from './support/desk-client.ts';
import { startServe } from './support/serve-process.ts';

const participants = ['ada@example.com'];
const rates = { rates: { editing: { textPerWord: 0.05 } }, adminFee: 10 };

describe('a served desk', () => {
  test('takes a document from the upload to analysis, quote and deal', async () => {
    const { url } = await startServe({ folder: await scratchFolder() });
    const submissionId = await handIn(url, await thesis(2_000), { name: 'Ana Díaz', notes: 'Until May.' });
    const submission = await ending(url, submissionId);
    expect(submission).toMatchObject({
      submissionId,
      status: 'completed',
      name: 'Ana Díaz',
      analysis: { textWordCount: 2_000, refsWordCount: 0, tables: 0, figures: 0, frontMatter: 0 },
      quote: { lineItems: [{ description: 'Editing: 2,000 words of text', amount: 36 }], total: 61 },
    });
    const board = await call(`${url}/crm/deals`);
    expect(board.count).toBe(1);
    expect(board.stages[1].deals).toMatchObject([{ title: 'Ana Díaz: editing', value: 61 }]);
    expect(board.stages[1].deals[0].url).toBe(submission.crmUrl);
  });

  test('has a deal link that leads to the deal', async () => {
    const { url } = await startServe({ folder: await scratchFolder() });
    const { crmUrl } = await ending(url, await handIn(url, await thesis(100), { name: 'Ana Díaz' }));
    const board = await call(`${url}/crm/deals`);
    expect(crmUrl).toBe(`${url}/desk#deal-${board.stages[1].deals[0].id}`);
    expect((await fetch(crmUrl)).headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test('has a deal link that leads to the list of deals where there are no pages', async () => {
    const environment = { THESISDESK_PAGES: 'no' };
    const { url } = await startServe({ folder: await scratchFolder(), environment });
    const { crmUrl } = await ending(url, await handIn(url, await thesis(100), { name: 'Ana Díaz' }));
    const board = await call(crmUrl);
    expect(`#deal-${board.stages[1].deals[0].id}`).toBe(new URL(crmUrl).hash);
    expect((await fetch(`${url}/`)).status).toBe(404);
  });

  test('ends a submission without a document with a sentence for the student', async () => {
    const { url } = await startServe({ folder: await scratchFolder() });
    const submission = await ending(url, await handIn(url, Buffer.from('%PDF-1.7'), { name: 'Ana' }));
    expect(submission).toMatchObject({ status: 'error', errorCode: 'document_not_docx' });
  });

  test('knows everything again after a restart', async () => {
    const folder = await scratchFolder();
    const first = await startServe({ folder });
    await call(`${first.url}/config/rate-schedule`, 'PUT', rates);
    const submissionId = await handIn(first.url, await thesis(2_000), { name: 'Ana Díaz' });
    const submission = await ending(first.url, submissionId);
    const meeting = await call(`${first.url}/meetings/create`, 'POST', { participants });
    await call(`${first.url}/webhooks/crm`, 'POST', { meta: { action: 'updated', id: 1 } });
    const known = async (url: string) => [
      await call(`${url}/intake/submission/${submissionId}`),
      await call(`${url}/config/rate-schedule`),
      await call(`${url}/meetings/${meeting.roomCode}`),
    ];
    const before = await known(first.url);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = await startServe({ folder });
    expect(await known(second.url)).toEqual(before);
    expect(submission.quote.total).toBe(110);
    expect((await call(`${second.url}/crm/deals`)).count).toBe(1);
  });

  test('starts nothing new when a form is sent again, also after a restart', async () => {
    const folder = await scratchFolder();
    const first = await startServe({ folder });
    const submissionId = await handIn(first.url, await thesis(100), { name: 'Ana Díaz' });
    const { email, name, serviceType } = await ending(first.url, submissionId);
    first.child.kill('SIGTERM');
    await first.ended;

    const second = await startServe({ folder });
    const form = {
      submissionId,
      email,
      name,
      serviceType,
      objectKey: `uploads/${submissionId}/My thesis.docx`,
    };
    const answer = await call(`${second.url}/intake/submit`, 'POST', form);
    expect(answer).toEqual({ submissionId, status: 'processing' });
    expect((await call(`${second.url}/crm/deals`)).count).toBe(1);
  });
});
