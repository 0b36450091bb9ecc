import { describe, expect, test } from 'vitest';
import { mailInWords } from '../../../../src/cli/commands/submissions/mail-in-words.ts';
import { changeRecord } from '../../../../src/core/records/change-record.ts';
import type { NoticeState } from '../../../../src/core/records/notice.ts';
import {
  type SubmissionRecord,
  submissionKey,
} from '../../../../src/core/records/submissions/submission-record.ts';
import { beingRemoved } from '../../../core/services/support/being-removed.ts';
import { type DeskFolder, deskFolder } from '../../support/desk-folder.ts';
import { jsonOf, runMain } from '../../support/run-main.ts';

const noDocument = new TextEncoder().encode('%PDF-1.7');

describe('submissions list', () => {
  test('says that there is none', async () => {
    const { folder } = await deskFolder();
    const { code, output } = await runMain(['submissions', 'list', '--data', folder]);
    expect({ code, output }).toEqual({ code: 0, output: 'No submissions yet.\n' });
  });

  test('gives nothing as JSON where there is none', async () => {
    const { folder } = await deskFolder();
    expect((await runMain(['submissions', 'list', '--data', folder, '--json'])).output).toBe('');
  });

  test('shows a row for each, newest first', async () => {
    const { folder, submit } = await deskFolder();
    const first = await submit({ name: 'Ada' });
    const second = await submit({ name: 'Grace' }, noDocument);
    const { output } = await runMain(['submissions', 'list', '--data', folder]);
    const [header, ...rows] = output.trimEnd().split('\n');
    expect(header).toMatch(/^Submission +Received +Status +Service +Name +Document +Total$/);
    expect(rows).toEqual([
      expect.stringMatching(
        new RegExp(`^${second} .* UTC  error: document_not_docx +editing +Grace +thesis\\.docx$`),
      ),
      expect.stringMatching(
        new RegExp(`^${first} .* UTC  completed +editing +Ada +thesis\\.docx +\\$43\\.00$`),
      ),
    ]);
  });

  test('shows that a document was erased, in place of its name', async () => {
    const { folder, submit, desk } = await deskFolder();
    const submissionId = await submit();
    await desk.purge.run({ olderThanDays: 0 });
    const list = await runMain(['submissions', 'list', '--data', folder]);
    expect(list.output).toMatch(/ removed +removed +\$43\.00\n/);
    const show = await runMain(['submissions', 'show', submissionId, '--data', folder]);
    expect(show.output).toMatch(/\nDocument +removed 20[\d-]+ [\d:]+ UTC\n/);
    expect(list.output + show.output).not.toContain('removed.docx');
    const boundaries = await runMain(['submissions', 'boundaries', submissionId, '--data', folder]);
    expect(boundaries.errors).toBe('error: The document of this submission was erased.\n');
  });

  test('shows that the removal of a document has begun', async () => {
    const { folder, submit, store } = await deskFolder();
    const submissionId = await submit();
    await beingRemoved(store, submissionId);
    const show = await runMain(['submissions', 'show', submissionId, '--data', folder]);
    expect(show.output).toMatch(
      /\nDocument +thesis\.docx\nRemoval +begun 20[\d-]+ [\d:]+ UTC, not finished\n/,
    );
  });

  test('gives one JSON document for each', async () => {
    const { folder, submit } = await deskFolder();
    const submissionId = await submit();
    const [record, ...more] = jsonOf(await runMain(['submissions', 'list', '--data', folder, '--json']));
    expect(record).toMatchObject({ submissionId, status: 'completed', deal: { dealId: '1' } });
    expect(more).toEqual([]);
  });

  test('shows those alone that are searched for', async () => {
    const { folder, submit } = await deskFolder();
    await submit({ name: 'Ada' });
    const failed = await submit({ name: 'Zoë Sample' }, noDocument);
    for (const filter of [
      ['--search', 'zoe SAMPLE'],
      ['--status', 'error,processing'],
      ['--service', 'editing', '--search', failed],
      ['--since', '1d', '--sort', 'name', '--order', 'desc', '--limit', '1'],
    ]) {
      const rows = jsonOf(await runMain(['submissions', 'list', '--data', folder, '--json', ...filter]));
      expect([filter, rows.map(({ submissionId }) => submissionId)]).toEqual([filter, [failed]]);
    }
  });

  test('says that none is as searched for', async () => {
    const { folder, submit } = await deskFolder();
    await submit();
    const run = await runMain(['submissions', 'list', '--data', folder, '--older-than', '1h']);
    expect(run).toEqual({ code: 0, output: 'No matching submissions.\n', errors: '' });
  });

  test('says how much of an id is needed where less of one was searched for', async () => {
    const { folder, submit } = await deskFolder();
    const id = await submit();
    const search = (words: string) => runMain(['submissions', 'list', '--data', folder, '--search', words]);
    expect((await search('42ca')).output).toBe(
      'No matching submissions. Ids are found by six characters or more.\n',
    );
    expect((await search('nobody')).output).toBe('No matching submissions.\n');
    expect((await search(id.slice(0, 6))).output).toContain(id);
  });

  test.each([
    [['--status', 'quoted'], '--status must be one or more of processing, completed, error'],
    [['--since', 'Monday'], '--since must be a day or a time such as 2026-11-20'],
    [['--older-than', '30'], '--older-than must be an age such as 12h, 30d, 6w, 3m or 1y.'],
  ])('refuses %j', async (args, message) => {
    const { folder } = await deskFolder();
    const { code, errors } = await runMain(['submissions', 'list', '--data', folder, ...args]);
    expect(errors).toContain(message);
    expect(code).toBe(2);
  });

  test('lets no escape sequence of a form through', async () => {
    const { folder, submit } = await deskFolder();
    const submissionId = await submit({ name: 'A\x1b[2Jda\u202e\nB', notes: 'a\x1b]0;title\x07b\nc' });
    for (const args of [
      ['list'],
      ['show', submissionId],
      ['list', '--json'],
      ['show', submissionId, '--json'],
    ]) {
      const { output } = await runMain(['submissions', ...args, '--data', folder]);
      expect(output).not.toMatch(/(?!\n)[\p{Cc}\u202e]/u);
    }
  });
});

describe('submissions show', () => {
  test('shows numbers, price, deal and notes', async () => {
    const { folder, submit } = await deskFolder();
    const submissionId = await submit({ notes: 'Until May.\nThank you.' });
    const { output } = await runMain(['submissions', 'show', submissionId, '--data', folder]);
    expect(output).toMatch(/^Status +completed$/m);
    expect(output).toMatch(/^Email +ada@example\.com$/m);
    expect(output).toMatch(/^Deal +1 {2}http:\/\/desk\.example\/.*1$/m);
    expect(output).toMatch(/^Words of text +1,000$/m);
    expect(output).toMatch(/^Total +\$43\.00$/m);
    expect(output).toMatch(/\nNotes\n {2}Until May\.\n {2}Thank you\.\n$/);
  });

  test('shows why a submission failed', async () => {
    const { folder, submit } = await deskFolder();
    const submissionId = await submit({}, noDocument);
    const { output } = await runMain(['submissions', 'show', submissionId, '--data', folder]);
    expect(output).toMatch(/^Error +.* \(document_not_docx\)$/m);
  });

  test('ends with 1 for an id that there is not', async () => {
    const { folder } = await deskFolder();
    const { code, errors } = await runMain(['submissions', 'show', 'none', '--data', folder]);
    expect(errors).toBe('error: No submission has this id.\n');
    expect(code).toBe(1);
  });
});

describe('the mail with a quote', () => {
  test.each([
    ['waiting', 'held, as numbers should be checked first,', ', mail held (check the numbers)'],
    ['withheld', 'withheld', ', mail withheld'],
    ['refused', 'refused by the mail server', ', mail refused'],
    ['failed', 'failed', ', mail failed'],
    ['written', 'written to the outbox, not sent,', ''],
    ['sent', 'sent', ''],
  ] as const)('that is %s is shown as such', async (state, shown, listed) => {
    const desk = await deskFolder({ THESISDESK_NOTICES_QUOTE: 'no' });
    const submissionId = await desk.submit();
    await noteMail(desk, submissionId, state);
    const { output } = await runMain(['submissions', 'show', submissionId, '--data', desk.folder]);
    expect(output).toMatch(new RegExp(`^Mail +${shown} 2026-11-20 [\\d:]+ UTC$`, 'm'));
    const list = await runMain(['submissions', 'list', '--data', desk.folder]);
    expect(list.output).toContain(`completed${listed}  editing`);
  });

  test('waits for a reason that is true of the document', async () => {
    const words = { before: 5000, after: 4000, added: 3900, removed: 4900 };
    const none = { before: 0, after: 0, added: 0, removed: 0 };
    const revision = { changes: { words: { front: none, text: words, references: none } } };
    const at = '2026-11-20T09:00:00.000Z';
    expect(mailInWords({ state: 'waiting', at }, { isAutomatic: true, revision })).toMatch(
      /^held, as this may be a different document sent by mistake, 2026-11-20 /,
    );
  });

  test.each([
    [
      ['document', 'numbers'],
      'waiting',
      'this may be a different document sent by mistake, and numbers should be checked first',
    ],
    [['address'], 'withheld', 'too many mails were sent to this address that day'],
    [['sender'], 'withheld', 'too many mails were sent for this sender that day'],
    [['age'], 'waiting', 'the mail could not be sent within a week'],
  ] as const)('is held for reasons that are all said: %j', (heldFor, state, why) => {
    const at = '2026-11-20T09:00:00.000Z';
    expect(mailInWords({ state, at, heldFor }, {})).toMatch(
      new RegExp(`^(?:with)?held, as ${why}, 2026-11-20 `),
    );
  });

  test('narrows the list to those that it was refused for', async () => {
    const desk = await deskFolder({ THESISDESK_NOTICES_QUOTE: 'no' });
    const [refused, failed] = [await desk.submit(), await desk.submit()];
    await noteMail(desk, refused, 'refused');
    await noteMail(desk, failed, 'failed');
    const run = await runMain([
      'submissions',
      'list',
      '--mail',
      'refused',
      '--json',
      ...['--data', desk.folder],
    ]);
    expect(jsonOf(run).map(({ submissionId }) => submissionId)).toEqual([refused]);
  });
});

/** Takes the place of what the desk itself notes about the mail shortly after the quote. */
async function noteMail({ store, desk }: DeskFolder, submissionId: string, state: NoticeState['state']) {
  await expect.poll(async () => (await desk.intake.record(submissionId)).notices?.['quote.1']).toBeDefined();
  await changeRecord<SubmissionRecord>(store, submissionKey(submissionId), (record) => ({
    ...record,
    notices: { 'quote.1': { state, at: '2026-11-20T09:00:00.000Z' } },
  }));
}

describe('submissions retry', () => {
  test('lets a running server do a failed one again', async () => {
    const { folder, submit, desk, objects } = await deskFolder();
    const submissionId = await submit({}, noDocument);
    const { document } = await desk.intake.record(submissionId);
    await objects.delete(document?.key ?? '');
    const { code, output } = await runMain(['submissions', 'retry', submissionId, '--data', folder]);
    expect(output).toMatch(/^The submission will be processed again/);
    expect(code).toBe(0);
    // The document is gone meanwhile, so a second run is told by another error.
    await expect
      .poll(async () => (await desk.intake.record(submissionId)).errorCode, { timeout: 20_000 })
      .toBe('document_missing');
  });

  test('ends with 1 for one that is completed', async () => {
    const { folder, submit } = await deskFolder();
    const { code, errors } = await runMain(['submissions', 'retry', await submit(), '--data', folder]);
    expect(errors).toBe('error: This submission is completed; it does not need a retry.\n');
    expect(code).toBe(1);
  });
});
