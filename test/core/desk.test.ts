import { afterEach, describe, expect, test, vi } from 'vitest';
import { jobNames } from '../../src/core/records/job-names.ts';
import { memoryObjects } from '../../src/storage-drivers/memory/memory-objects.ts';
import { memoryStore } from '../../src/storage-drivers/memory/memory-store.ts';
import { docx } from '../support/docx/docx.ts';
import { paragraph } from '../support/docx/text.ts';
import { keptJobs } from './services/support/kept-jobs.ts';
import { openDesk } from './services/support/open-desk.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('a desk', () => {
  test('takes a submission from the upload to the deal', async () => {
    const { desk, crm, submit, ended } = openDesk();
    desk.start();
    const submissionId = await submit(await docx({ body: [paragraph('one two three four')] }));
    expect(await ended(submissionId)).toMatchObject({
      status: 'completed',
      analysis: { textWordCount: 4, refsWordCount: 0, tables: 0, figures: 0, frontMatter: 0 },
      quote: { lineItems: [{ description: 'Editing: 4 words of text', amount: 0.07 }], total: 25.07 },
      crmUrl: 'https://crm.example/deal/1',
    });
    await desk.close();
    expect(crm.created).toHaveLength(1);
  });

  test('ends a submission whose document cannot be read', async () => {
    const { desk, submit, ended } = openDesk();
    desk.start();
    const submissionId = await submit(new TextEncoder().encode('%PDF-1.7'));
    expect(await ended(submissionId)).toMatchObject({ status: 'error', errorCode: 'document_not_docx' });
    await desk.close();
  });

  test('takes up what a former desk on the same store accepted', async () => {
    const store = memoryStore();
    const objects = memoryObjects();
    const former = openDesk({ store, objects });
    const submissionId = await former.submit(await docx({ body: [paragraph('one two')] }));
    await former.desk.close();
    const { desk, ended } = openDesk({ store, objects });
    desk.start();
    expect((await ended(submissionId)).status).toBe('completed');
    await desk.close();
  });

  test('processes nothing before it starts', async () => {
    const { desk, submit } = openDesk();
    const submissionId = await submit(await docx({ body: [paragraph('one')] }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await desk.intake.get(submissionId)).status).toBe('processing');
    await desk.close();
  });

  test('sends an invitation that had to wait', async () => {
    const { desk, mailer } = openDesk();
    mailer.troubles.set('ada@example.org', 'mail_unavailable');
    desk.start();
    await desk.meetings.create({ participants: ['ada@example.org'] });
    mailer.troubles.clear();
    await vi.waitFor(() => expect(mailer.sent).toHaveLength(1));
    await desk.close();
  });

  test('invites in the name of the organizer', async () => {
    const { desk, mailer } = openDesk({ organizer: { name: 'Editors', email: 'desk@example.org' } });
    await desk.meetings.create({ participants: ['ada@example.org'] });
    expect(mailer.sent[0]?.calendar?.content).toContain('ORGANIZER;CN="Editors":mailto:desk@example.org');
    await desk.close();
  });

  test('works on each kind of job that commands and metrics know', async () => {
    const jobs = keptJobs();
    const { desk } = openDesk({ jobs });
    desk.start();
    expect([...jobs.concurrency.keys()].sort()).toEqual([...jobNames].sort());
    await desk.close();
  });

  test.each([
    [undefined, 2],
    [5, 5],
  ])('with the concurrency %s processes %i submissions at once', async (concurrency, atOnce) => {
    const jobs = keptJobs();
    const { desk } = openDesk({ jobs, ...(concurrency === undefined ? {} : { concurrency }) });
    desk.start();
    expect(Object.fromEntries(jobs.concurrency)).toEqual({
      intake: atOnce,
      invitation: 2,
      revision: 1,
      'quote-version': 2,
      notice: 2,
      delivery: 2,
    });
    await desk.close();
  });
});
