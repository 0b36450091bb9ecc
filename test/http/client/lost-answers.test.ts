import { expect, test } from 'vitest';
import { createClient, type UploadedDocument } from '../../../src/http/client/client.ts';
import { docx } from '../../support/docx/docx.ts';
import { paragraph } from '../../support/docx/text.ts';
import { dropping } from '../support/dropping.ts';
import { through } from '../support/service.ts';

const form = { name: 'Ada', email: 'ada@example.org', serviceType: 'editing' };
const swift = { interval: 5, fileName: 'thesis.docx' };

async function thesis(text: string): Promise<Blob> {
  return new Blob([new Uint8Array(await docx({ body: [paragraph(text)] }))]);
}

through('a client whose connection drops', 'over a socket', (open) => {
  test('hands a form in once', async () => {
    const { url: baseUrl, desk } = await open();
    const client = createClient({ baseUrl, fetch: dropping(/\/intake\/submit$/, 2) });
    const submissionId = await client.handIn(await thesis('Salt.'), form, swift);
    const { records } = await desk.intake.list();
    expect(records.map((each) => each.submissionId)).toEqual([submissionId]);
  });

  test('hands a revised document in once, with an operator’s terms too', async () => {
    const { url: baseUrl, desk } = await open();
    const client = createClient({ baseUrl, fetch: dropping(/\/revisions$/, 2) });
    const submissionId = await client.handIn(await thesis('Salt.'), form, swift);
    await client.ending(submissionId, swift);
    const sent: string[] = [];
    for (const [text, terms] of [['Salt and iron.'], ['Salt and tin.', { note: 'As agreed.' }]] as const) {
      const revisionId = await client.handInRevision(submissionId, await thesis(text), { ...swift, terms });
      await client.revisionEnding(submissionId, revisionId, swift);
      sent.push(revisionId);
    }
    const { revisions = [] } = await desk.intake.record(submissionId);
    expect(revisions.map((each) => each.revisionId)).toEqual(sent);
  });

  test('can be given what was uploaded, to hand the same form in later', async () => {
    const { url: baseUrl, desk } = await open();
    const known: UploadedDocument[] = [];
    const file = await thesis('Salt.');
    const sending = { ...swift, onUploaded: (uploaded: UploadedDocument) => void known.push(uploaded) };
    const losing = createClient({ baseUrl, fetch: dropping(/\/intake\/submit$/, 100) });
    await expect(losing.handIn(file, form, sending)).rejects.toMatchObject({ status: 0 });
    const [uploaded] = known;
    const submissionId = await createClient({ baseUrl }).handIn(file, form, { ...swift, uploaded });
    expect(submissionId).toBe(uploaded?.submissionId);
    expect(await desk.intake.list()).toMatchObject({ count: 1, records: [{ submissionId }] });
  });
});
