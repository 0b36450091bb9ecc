import { describe, expect, test } from 'vitest';
import { DeskError } from '../../../../src/core/errors.ts';
import { MailRefusal } from '../../../../src/core/ports/mail-refusal.ts';
import type { Mail, Store } from '../../../../src/core/ports.ts';
import { changeRecord } from '../../../../src/core/records/change-record.ts';
import { noticeJob } from '../../../../src/core/records/job-names.ts';
import type { QuoteVersion } from '../../../../src/core/records/submissions/quote-version.ts';
import type {
  RevisionRecord,
  VersionRevision,
} from '../../../../src/core/records/submissions/revision-record.ts';
import { quoteVersionsOf, withVersion } from '../../../../src/core/records/submissions/submission-quotes.ts';
import {
  type SubmissionRecord,
  submissionKey,
} from '../../../../src/core/records/submissions/submission-record.ts';
import type { NoticeSettings } from '../../../../src/core/services/notices/notice-settings.ts';
import {
  createNotices,
  type NoticePayload,
  type NoticesService,
} from '../../../../src/core/services/notices/notices.ts';
import { sendNotice } from '../../../../src/core/services/notices/send-notice.ts';
import { purgedSubmission } from '../../../../src/core/services/privacy/purge-submission.ts';
import { createQuotes } from '../../../../src/core/services/quotes/quotes.ts';
import { beingRemoved } from '../support/being-removed.ts';
import { type Bench, formOf, issue, openBench, refusal, submitted, upload } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';
import { runToEnd, tryOf } from '../support/kept-jobs.ts';
import { plainAnalyser } from '../support/plain-analyser.ts';

const submissionId = idNumber(1);
const quoteMail: NoticePayload = { submissionId, kind: 'quote', which: 1 };

/** A bench with a submission that was quoted, of which the mails are due. */
async function quoted(given: Partial<NoticeSettings> = {}, form: Record<string, unknown> = {}) {
  const bench = openBench();
  await submitted(bench, form);
  await runToEnd(bench.handler(), { submissionId });
  return { ...bench, ...noticesOn(bench, given) };
}

function noticesOn(bench: Bench, given: Partial<NoticeSettings>) {
  const editors = [{ email: 'editor@example.org', name: 'The Editor' }];
  const settings: NoticeSettings = { business: 'Example Editing', editors, ...given };
  const options = { ...bench, settings, submissionUrl: (id: string) => `https://desk.example/desk#${id}` };
  return { options, notices: createNotices(options), job: sendNotice(options) };
}

describe('the mails of a submission that was quoted', () => {
  test('are one to the editor and one to the student, each a job of its own', async () => {
    const { notices, intake, jobs } = await quoted();
    jobs.added.length = 0;
    const record = await intake.record(submissionId);
    await notices.ended(record);
    await notices.ended(record);
    expect(jobs.added.map(({ name, id }) => [name, id])).toEqual([
      [noticeJob, `${submissionId}.new-submission.1`],
      [noticeJob, `${submissionId}.quote.1`],
    ]);
  });

  test('go to the student with the quote', async () => {
    const { job, mailer } = await quoted({ quoteUrl: (id) => `https://desk.example/#submission-${id}` });
    await job(quoteMail, tryOf());
    expect(mailer.sent).toHaveLength(1);
    expect(mailer.sent[0]).toMatchObject({
      to: { email: 'ada@example.org', name: 'Ada Lovelace' },
      subject: 'Your quote from Example Editing',
    });
    expect(mailer.sent[0]?.text).toContain('Editing: 50,000 words of text: $900.00\n');
    expect(mailer.sent[0]?.text).toContain('Total: $1,157.50');
    expect(mailer.sent[0]?.text).toContain(`https://desk.example/#submission-${submissionId}`);
  });

  test('wait while an erasure may still leave the submission as it was', async () => {
    const { job, mailer, store } = await quoted();
    const leave = await beingRemoved(store, submissionId);
    expect((await refusal(job(quoteMail, tryOf()))).code).toBe('submission_in_work');
    await leave();
    await job(quoteMail, tryOf());
    expect(mailer.sent).toHaveLength(1);
  });

  test('go to the editor with numbers, doubts and links', async () => {
    const { job, mailer } = await quoted();
    await job({ submissionId, kind: 'new-submission', which: 1 }, tryOf());
    expect(mailer.sent[0]).toMatchObject({
      to: { email: 'editor@example.org' },
      subject: 'New: Ada Lovelace, Editing, $1,157.50',
    });
    expect(mailer.sent[0]?.text).toContain('Words of text: 50,000');
    // Reads well with a single word too.
    expect(mailer.sent[0]?.html).toContain('<p>Words of text: 50,000, words of references: ');
    expect(mailer.sent[0]?.text).toContain(`https://desk.example/desk#${submissionId}`);
    expect(mailer.sent[0]?.text).toContain('https://crm.example/deal/1');
  });

  test('lead the editor to the desk by an address of their own, where there is one', async () => {
    const { job, mailer } = await quoted({ submissionUrl: (id) => `http://localhost:8787/desk#${id}` });
    await job({ submissionId, kind: 'new-submission', which: 1 }, tryOf());
    expect(mailer.sent[0]?.text).toContain(`On the desk: http://localhost:8787/desk#${submissionId}`);
  });

  test.each([
    ['is mailed', {}, 'The quote is being mailed to the student.'],
    ['is not', { quote: false }, 'This quote is not being mailed to the student.'],
    [
      'cannot be today',
      { mostToAddress: 0 },
      'The student is not notified, as too many mails were sent to this address that day. You can send',
    ],
  ])('tell the editor where the student %s', async (_, settings, sentence) => {
    const { job, mailer } = await quoted(settings);
    await job({ submissionId, kind: 'new-submission', which: 1 }, tryOf());
    expect(mailer.sent[0]?.text).toContain(sentence);
  });

  test('tell the editor where the student has been mailed', async () => {
    const { job, mailer } = await quoted();
    await job(quoteMail, tryOf());
    await job({ submissionId, kind: 'new-submission', which: 1 }, tryOf());
    expect(mailer.sent[1]?.text).toContain('The quote was mailed to the student.');
  });

  test('count a mail to a student once, although the editor is told of it before', async () => {
    const { job, mailer } = await quoted({ mostToAddress: 1 });
    await job({ submissionId, kind: 'new-submission', which: 1 }, tryOf());
    await job(quoteMail, tryOf());
    expect(mailer.sent.map(({ to }) => to.email)).toEqual(['editor@example.org', 'ada@example.org']);
  });

  test('are sent once, however often their job runs', async () => {
    const { job, mailer, quotes } = withQuotes(await quoted());
    await job(quoteMail, tryOf());
    await job(quoteMail, tryOf());
    expect(mailer.sent).toHaveLength(1);
    expect((await quotes.list(submissionId)).mails).toEqual({
      1: { state: 'sent', at: '2026-11-20T09:00:00.000Z' },
    });
  });

  test('have the same id at each try', async () => {
    const { options, job, mailer } = await quoted();
    const ids: (string | undefined)[] = [];
    const dying = sendNotice({
      ...options,
      mailer: {
        async send({ id }) {
          ids.push(id);
          throw new DeskError('mail_unavailable', 'It does not answer.');
        },
      },
    });
    await expect(dying(quoteMail, tryOf())).rejects.toThrow();
    await job(quoteMail, tryOf());
    expect([mailer.sent[0]?.id]).toEqual(ids);
  });

  test('can have markup and lines in a name without any effect', async () => {
    const { job, mailer } = await quoted({}, { name: '<b>Ada</b>\r\nBcc: x@example.org {{total}}' });
    await job(quoteMail, tryOf());
    expect(mailer.sent[0]?.html).toContain('&lt;b&gt;Ada&lt;&#x2F;b&gt;');
    expect(mailer.sent[0]?.text).toContain('Hello <b>Ada</b> Bcc: x@example.org {{total}},');
  });
});

describe('a mail that cannot be sent', () => {
  const failing = (code: 'mail_unavailable' | 'mail_refused') => ({
    send: () => Promise.reject(new DeskError(code, 'No.')),
  });

  test('is tried again, and told at the end', async () => {
    const { options, quotes } = withQuotes(await quoted());
    const job = sendNotice({ ...options, mailer: failing('mail_unavailable') });
    await expect(job(quoteMail, tryOf())).rejects.toThrow();
    expect((await quotes.list(submissionId)).mails).toEqual({});
    await expect(job(quoteMail, tryOf({ isLast: true }))).rejects.toThrow();
    expect((await quotes.list(submissionId)).mails[1]?.state).toBe('failed');
  });

  test('is not tried again where a server refuses it', async () => {
    const { options, quotes } = withQuotes(await quoted());
    await sendNotice({ ...options, mailer: failing('mail_refused') })(quoteMail, tryOf());
    expect((await quotes.list(submissionId)).mails[1]?.state).toBe('refused');
  });

  test('to one editor whom the server refuses still goes to the others', async () => {
    const editors = ['gone@example.org', 'editor@example.org'].map((email) => ({ email }));
    const bench = await quoted({ editors });
    const sent: string[] = [];
    const send = async ({ to }: Mail) => {
      if (to.email === 'gone@example.org') throw new DeskError('mail_refused', 'No.');
      sent.push(to.email);
    };
    const toEditors: NoticePayload = { ...quoteMail, kind: 'new-submission' };
    await sendNotice({ ...bench.options, mailer: { send } })(toEditors, tryOf());
    expect(sent).toEqual(['editor@example.org']);
    const { notices } = await bench.intake.record(submissionId);
    expect(notices?.['new-submission.1']?.state).toBe('sent');
  });

  test('says why it was refused until the person is erased', async () => {
    const bench = await quoted();
    const { options, quotes } = withQuotes(bench);
    const send = () => Promise.reject(new MailRefusal('No.', { said: '550 No such user\r\n550 ana@home' }));
    await sendNotice({ ...options, mailer: { send } })(quoteMail, tryOf());
    expect((await quotes.list(submissionId)).mails[1]?.reason).toBe('550 No such user ana@home');
    const purged = purgedSubmission(await bench.intake.record(submissionId), {
      purgedAt: '2026',
      removed: [],
    });
    expect(purged?.notices?.['quote.1']?.state).toBe('refused');
    expect(JSON.stringify(purged)).not.toContain('ana@home');
  });

  test('keeps no reason where the mail was to the editor, whose address it may name', async () => {
    const bench = await quoted();
    const send = () => Promise.reject(new MailRefusal('No.', { said: '550 No such user' }));
    const toEditor: NoticePayload = { ...quoteMail, kind: 'new-submission' };
    await sendNotice({ ...bench.options, mailer: { send } })(toEditor, tryOf());
    const { notices } = await bench.intake.record(submissionId);
    expect(notices?.['new-submission.1']).toEqual({ state: 'refused', at: expect.any(String) });
  });

  test('is said to be written where there is no server', async () => {
    const { options, mailer, quotes } = withQuotes(await quoted());
    await sendNotice({ ...options, mailer: { ...mailer, writesOnly: true } })(quoteMail, tryOf());
    expect((await quotes.list(submissionId)).mails[1]?.state).toBe('written');
  });
});

describe('a mail that waits for the editor', () => {
  async function waiting() {
    const bench = openBench();
    const plain = plainAnalyser(['Where does it start?']);
    const analyser = {
      ...plain,
      async analyse(document: Uint8Array) {
        const { analysis, report } = await plain.analyse(document);
        return { analysis, report: { ...report, certainty: { ...report.certainty, frontMatter: 0.3 } } };
      },
    };
    await submitted(bench);
    await runToEnd(bench.handler({ analyser }), { submissionId });
    const all = withQuotes({ ...bench, ...noticesOn(bench, {}) });
    await all.job(quoteMail, tryOf());
    return all;
  }

  test('is sent once it is released', async () => {
    const { notices, job, jobs, mailer, quotes } = await waiting();
    expect([mailer.sent, (await quotes.list(submissionId)).mails[1]?.state]).toEqual([[], 'waiting']);
    await notices.release(submissionId);
    expect(jobs.added.at(-1)?.payload).toEqual(quoteMail);
    await job(quoteMail, tryOf());
    expect(mailer.sent).toHaveLength(1);
  });

  test('is not released for a newer version than the editor looked at', async () => {
    const { notices, quotes, mailer, job } = await waiting();
    await quotes.create(submissionId, { basedOn: 1, lines: [{ description: 'Rush', percent: 15 }] });
    const refused = await refusal(notices.release(submissionId, { basedOn: 1 }));
    expect(refused).toMatchObject({
      code: 'outdated',
      message: expect.stringContaining('version 2'),
    });
    await job({ ...quoteMail, which: 1 }, tryOf());
    expect(mailer.sent).toEqual([]);
    await notices.release(submissionId, { basedOn: 2 });
  });

  test('is sent by its own job where it is released before that has run', async () => {
    const { notices, job, jobs, mailer } = await quoted();
    jobs.added.length = 0;
    await notices.release(submissionId);
    expect(jobs.added.map(({ id }) => id)).toEqual([`${submissionId}.quote.1`]);
    await job(quoteMail, tryOf());
    await job(quoteMail, tryOf());
    expect(mailer.sent).toHaveLength(1);
  });

  test('for more than a week, as no mail could be sent, is sent by a new job', async () => {
    const { clock, notices, job, jobs, mailer, quotes } = withQuotes(await quoted());
    clock.pass(8 * 24 * 60 * 60 * 1000);
    await job(quoteMail, tryOf());
    const { mails } = await quotes.list(submissionId);
    expect([mailer.sent, mails[1]]).toMatchObject([[], { state: 'waiting', heldFor: ['age'] }]);
    await notices.release(submissionId);
    expect(jobs.added.at(-1)?.id).toBe(`${submissionId}.quote.1.1`);
    await job(quoteMail, tryOf());
    expect(mailer.sent).toHaveLength(1);
  });

  test('is not held back where it is released while the job decides', async () => {
    const { options, notices, job, mailer } = await waiting();
    await options.store.put(`submissions/${submissionId}`, await withoutMails(options));
    const slow = sendNotice({ ...options, store: releasingAtReport(options.store, notices) });
    await expect(slow(quoteMail, tryOf())).rejects.toThrow('released in the meantime');
    await job(quoteMail, tryOf());
    expect(mailer.sent).toHaveLength(1);
  });

  test('cannot be released twice', async () => {
    const { notices, job } = await waiting();
    await notices.release(submissionId);
    await job(quoteMail, tryOf());
    expect(await refusal(notices.release(submissionId))).toMatchObject({ code: 'input_invalid' });
  });

  test('is released again once there is a mail server, if it was only written to the outbox', async () => {
    const { options, notices, job, mailer } = withQuotes(await quoted());
    const outbox = { ...options, mailer: { ...mailer, writesOnly: true } };
    await sendNotice(outbox)(quoteMail, tryOf());
    const refused = await refusal(createNotices(outbox).release(submissionId));
    expect(refused).toMatchObject({
      message: expect.stringContaining('outbox'),
    });
    await notices.release(submissionId);
    await job(quoteMail, tryOf());
    expect(mailer.sent).toHaveLength(2);
    expect(await refusal(notices.release(submissionId))).toMatchObject({
      message: expect.stringContaining('already'),
    });
  });

  test.each([
    ['told', { quote: false }, true],
    ['not told', { newQuote: false }, false],
  ])('for a revised document is %s to the editor of a desk with %o', async (_, settings, isTold) => {
    const all = await waiting();
    await changeRecord<SubmissionRecord>(all.store, submissionKey(submissionId), (record) => {
      const [first] = quoteVersionsOf(record);
      return first ? withVersion(record, { ...first, version: 2, isAutomatic: true }) : null;
    });
    const { job } = noticesOn(all, settings);
    await job({ submissionId, kind: 'new-submission', which: 2 }, tryOf());
    expect(all.mailer.sent[0]?.text.includes('waiting for your release')).toBe(isTold);
  });

  test('is told to the editor', async () => {
    const { job, mailer } = await waiting();
    await job({ submissionId, kind: 'new-submission', which: 1 }, tryOf());
    expect(mailer.sent[0]?.text).toContain('- Where does it start?');
    expect(mailer.sent[0]?.text).toContain('waiting for your release, as numbers should be checked first.');
  });
});

describe('the mail with a quote for what may be another document', () => {
  test('waits, and the editor’s says why', async () => {
    const { store, job, mailer } = await quoted();
    const words = { before: 5000, after: 4000, added: 3900, removed: 4900 };
    const revision = { fileName: 'second.docx', comparedWith: 1, changes: { words: { text: words } } };
    const record = await changeRecord<SubmissionRecord>(store, submissionKey(submissionId), (current) => {
      const [first] = quoteVersionsOf(current);
      const second = { ...first, version: 2, isAutomatic: true, revision };
      return withVersion(current, second as unknown as QuoteVersion);
    });
    expect(record?.versions).toHaveLength(2);
    await job({ submissionId, kind: 'new-submission', which: 2 }, tryOf());
    await job({ ...quoteMail, which: 2 }, tryOf());
    expect(mailer.sent.map(({ to }) => to.email)).toEqual(['editor@example.org']);
    expect(mailer.sent[0]?.text).toContain(
      'waiting for your release, as this may be a different document sent by mistake.',
    );
  });
});

describe('the mail of a further version', () => {
  /** The last mail after a second version whose document was revised, or was not; the first was mailed, or was not. */
  async function mailOf(revision?: Pick<VersionRevision, 'price'>, { isFirstMailed = true } = {}) {
    const bench = await quoted();
    if (isFirstMailed) await bench.job(quoteMail, tryOf());
    await changeRecord<SubmissionRecord>(bench.store, submissionKey(submissionId), (record) => {
      const [first] = quoteVersionsOf(record);
      const words = { before: 50_000, after: 50_300, added: 1_300, removed: 1_000 };
      const changes = { words: { text: words } };
      const compared = revision && {
        revision: { ...revision, fileName: 'second.docx', comparedWith: 1, changes },
      };
      return first
        ? withVersion(record, {
            ...first,
            ...compared,
            version: 2,
            quote: { ...first.quote, total: 60 },
          } as QuoteVersion)
        : null;
    });
    await bench.job({ ...quoteMail, which: 2 }, tryOf());
    return bench.mailer.sent.at(-1);
  }

  test('says which total it replaces', async () => {
    const mail = await mailOf();
    expect(mail?.subject).toBe('Your new quote from Example Editing');
    for (const body of [mail?.text, mail?.html])
      expect(body).toContain('This quote replaces the previous one of $1,157.50:');
  });

  test('says what a revised document changed', async () => {
    const mail = await mailOf({ price: 'whole' });
    for (const body of [mail?.text, mail?.html])
      expect(body).toContain('(new words: 1,300; removed: 1,000).');
  });

  test('says what it comes to with the quote that it is added to', async () => {
    const mail = await mailOf({ price: 'changes' });
    for (const body of [mail?.text, mail?.html])
      expect(body).toContain('in addition to the previous quote of $1,157.50 ($1,217.50 together):');
  });

  test('says so too if it is the first mail that the student gets', async () => {
    const mail = await mailOf({ price: 'changes' }, { isFirstMailed: false });
    expect(mail?.subject).toBe('Your quote from Example Editing');
    const sentence =
      'This quote covers only what has changed, and is in addition to the quote of $1,157.50 for the previous document ($1,217.50 together):';
    for (const body of [mail?.text, mail?.html]) expect(body).toContain(sentence);
  });

  test.each([undefined, { price: 'whole' } as const])(
    'names no earlier total in the first mail if it replaces a quote that was never mailed: %o',
    async (revision) => {
      const mail = await mailOf(revision, { isFirstMailed: false });
      for (const body of [mail?.text, mail?.html]) {
        expect(body).toContain('Here is our quote:');
        expect(body).not.toContain('1,157.50');
      }
    },
  );
});

describe('caps', () => {
  /** So many submissions with one address, each quoted. */
  async function many(count: number, form: (index: number) => Record<string, unknown>, caller?: string) {
    const ids = Array.from({ length: count }, (_, index) => idNumber(index + 1));
    const bench = openBench({ issued: ids });
    for (const [index, id] of ids.entries()) {
      const given = formOf({ submissionId: id, ...form(index) });
      await issue(bench, id);
      await upload(bench, given);
      await bench.intake.submit(given, { caller });
      await runToEnd(bench.handler(), { submissionId: id });
    }
    return { ...bench, submissions: ids };
  }

  test('hold back what one address would get too much of in a day, until the editor releases it', async () => {
    const bench = await many(3, () => ({}));
    const { job, notices } = noticesOn(bench, { mostToAddress: 2 });
    for (const id of bench.submissions) await job({ ...quoteMail, submissionId: id }, tryOf());
    expect(bench.mailer.sent).toHaveLength(2);
    const { notices: held } = await bench.intake.record(idNumber(3));
    expect(held?.['quote.1']).toMatchObject({ state: 'withheld', heldFor: ['address'] });
    await notices.release(idNumber(3));
    await job({ ...quoteMail, submissionId: idNumber(3) }, tryOf());
    expect(bench.mailer.sent).toHaveLength(3);
  });

  test('are those of a day', async () => {
    const bench = await many(2, () => ({}));
    const { job } = noticesOn(bench, { mostToAddress: 1 });
    await job({ ...quoteMail, submissionId: idNumber(1) }, tryOf());
    bench.clock.pass(24 * 60 * 60 * 1000);
    await job({ ...quoteMail, submissionId: idNumber(2) }, tryOf());
    expect(bench.mailer.sent).toHaveLength(2);
  });

  test('hold back what one caller has sent to many', async () => {
    const bench = await many(3, (index) => ({ email: `person${index}@example.org` }), '203.0.113.7');
    const { job } = noticesOn(bench, { mostByCaller: 2 });
    for (const id of bench.submissions) await job({ ...quoteMail, submissionId: id }, tryOf());
    expect(bench.mailer.sent).toHaveLength(2);
    const { notices: held } = await bench.intake.record(idNumber(3));
    expect(held?.['quote.1']).toMatchObject({ state: 'withheld', heldFor: ['sender'] });
    expect(JSON.stringify(await bench.intake.record(idNumber(1)))).not.toContain('203.0.113.7');
  });
});

describe('templates of an operator', () => {
  test('replace the parts that they are given for', async () => {
    const text = 'Subject: Angebot für {{name}}\n\n{{#lines}}\n* {{description}} = {{amount}}\n{{/lines}}\n';
    const { job, mailer } = await quoted({ templates: { quote: { text } } });
    await job(quoteMail, tryOf());
    expect(mailer.sent[0]?.subject).toBe('Angebot für Ada Lovelace');
    expect(mailer.sent[0]?.text).toMatch(/^\* Editing: 50,000 words of text = \$900\.00\n/);
    expect(mailer.sent[0]?.html).toContain('Here is our quote');
  });
});

/** The submission as it was before its mails. */
async function withoutMails({ store }: Bench): Promise<object> {
  const { notices: _notices, ...record } =
    (await store.get<SubmissionRecord>(`submissions/${submissionId}`))?.value ?? {};
  return record;
}

/** A store at which the editor releases the mail just when its report is read. */
function releasingAtReport(store: Store, notices: NoticesService): Store {
  return {
    ...store,
    async get<T extends object>(key: string) {
      if (key.startsWith('reports/')) await notices.release(submissionId);
      return store.get<T>(key);
    },
  };
}

function withQuotes<B extends Bench>(bench: B) {
  return { ...bench, quotes: createQuotes({ ...bench, analyser: plainAnalyser() }) };
}

describe('the mail about a revised document that failed', () => {
  const revision = {
    revisionId: idNumber(901),
    by: 'student',
    status: 'error',
    objectKey: 'uploads/901/Second draft.docx',
    error: 'This file is not a Word document.',
  } as RevisionRecord;

  /** A submission with this revised document. */
  async function failed(given: Partial<RevisionRecord> = {}) {
    const bench = await quoted();
    const key = submissionKey(submissionId);
    await changeRecord<SubmissionRecord>(bench.store, key, (record) => ({
      ...record,
      revisions: [{ ...revision, finishedAt: bench.clock.now().toISOString(), ...given }],
    }));
    bench.jobs.added.length = 0;
    return {
      ...bench,
      tell: async () => bench.notices.revisionFailed(await bench.intake.record(submissionId), idNumber(901)),
    };
  }

  test('tells the editor which document it was, and why', async () => {
    const { tell, job, mailer } = await failed();
    await tell();
    await job({ submissionId, kind: 'failed-revision', which: 1 }, tryOf());
    expect(mailer.sent[0]).toMatchObject({
      to: { email: 'editor@example.org' },
      subject: 'No quote for a revised document of Ada Lovelace',
    });
    expect(mailer.sent[0]?.text).toContain('sent Second draft.docx, a revised document');
    expect(mailer.sent[0]?.text).toContain('This file is not a Word document.');
  });

  test('tells the editor what to do about discounts that are too large, and not to contact the editor', async () => {
    const error = 'The discounts are more than the price. Please contact the editor.';
    const { tell, job, mailer } = await failed({ error, errorCode: 'input_invalid' });
    await tell();
    await job({ submissionId, kind: 'failed-revision', which: 1 }, tryOf());
    expect(mailer.sent[0]?.text).toContain('Please lower or remove them in a new version of the quote;');
    expect(mailer.sent[0]?.text).not.toContain('contact the editor');
  });

  test('is sent once', async () => {
    const { tell, job, jobs, mailer } = await failed();
    await tell();
    await job({ submissionId, kind: 'failed-revision', which: 1 }, tryOf());
    await tell();
    await job({ submissionId, kind: 'failed-revision', which: 1 }, tryOf());
    expect(jobs.added.map(({ id }) => id)).toEqual([`${submissionId}.failed-revision.1`]);
    expect(mailer.sent).toHaveLength(1);
  });

  test('is not sent about an upload by the editor', async () => {
    const { tell, jobs } = await failed({ by: 'operator' });
    await tell();
    expect(jobs.added).toEqual([]);
  });
});
