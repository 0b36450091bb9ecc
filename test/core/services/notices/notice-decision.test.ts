import { describe, expect, test } from 'vitest';
import { quote } from '../../../../src/core/pricing/quote.ts';
import { starterSchedule } from '../../../../src/core/pricing/rates/rate-schedule.ts';
import type { NoticeState } from '../../../../src/core/records/notice.ts';
import type { RevisionRecord } from '../../../../src/core/records/submissions/revision-record.ts';
import { quoteVersionsOf, withVersion } from '../../../../src/core/records/submissions/submission-quotes.ts';
import type { SubmissionRecord } from '../../../../src/core/records/submissions/submission-record.ts';
import { type DueNotice, noticeDecision } from '../../../../src/core/services/notices/notice-decision.ts';
import type { NoticeSettings } from '../../../../src/core/services/notices/notice-settings.ts';
import { someAnalysis } from '../support/plain-analyser.ts';

const quoteMail: DueNotice = { kind: 'quote', which: 1 };
const editors = [{ email: 'editor@example.org' }];

/** A decision in which everything that is not given is usual: a sure quote of today. */
function decide(
  notice: DueNotice,
  given: Partial<SubmissionRecord> & { isDoubtful?: boolean; now?: string; version2?: object } = {},
  settings: Partial<NoticeSettings> = {},
) {
  const { isDoubtful = false, now = '2026-11-20T10:00:00.000Z', version2, ...fields } = given;
  const first: SubmissionRecord = {
    submissionId: '1',
    status: 'completed',
    name: 'Ada',
    email: 'ada@example.org',
    serviceType: 'editing',
    objectKey: 'uploads/1/thesis.docx',
    createdAt: '2026-11-20T09:00:00.000Z',
    finishedAt: '2026-11-20T09:00:00.000Z',
    restarts: 0,
    analysis: someAnalysis,
    quote: quote(someAnalysis, 'editing', starterSchedule),
    ...fields,
  };
  const [version] = quoteVersionsOf(first);
  const record = version2 && version ? withVersion(first, { ...version, version: 2, ...version2 }) : first;
  const all = { business: 'Editors', ...settings };
  return noticeDecision(notice, { record, isDoubtful, now: new Date(now) }, all);
}

const noted = (state: NoticeState['state'], name = 'quote.1') => ({
  notices: { [name]: { state, at: '2026-11-20T09:30:00.000Z' } },
});
const sent = (template: string) => ({ act: 'send', template, isFree: false });

describe('the mail of a quote', () => {
  test('is sent', () => {
    expect(decide(quoteMail)).toEqual(sent('quote'));
  });

  test('waits for the editor where a number should be checked', () => {
    expect(decide(quoteMail, { isDoubtful: true })).toEqual({ act: 'wait', heldFor: ['numbers'] });
  });

  test('does not wait where that is not wanted', () => {
    expect(decide(quoteMail, { isDoubtful: true }, { sendDoubtful: true })).toEqual(sent('quote'));
  });

  test('is sent once the editor has released it, whatever the caps', () => {
    const released = { ...noted('released'), isDoubtful: true };
    expect(decide(quoteMail, released)).toEqual({ act: 'send', template: 'quote', isFree: true });
  });

  test.each(['sent', 'written'] as const)('is not sent again where it was %s', (state) => {
    expect(decide(quoteMail, noted(state))).toEqual({ act: 'nothing' });
  });

  test('is left where students get none', () => {
    expect(decide(quoteMail, {}, { quote: false })).toEqual({ act: 'leave' });
  });

  test('is not sent of a submission that was purged', () => {
    expect(decide(quoteMail, { purged: { purgedAt: '', removed: [] } })).toEqual({ act: 'nothing' });
  });

  test('waits for the editor of a submission of long ago, unless it was decided on before', () => {
    const now = '2026-11-28T10:00:00.000Z';
    expect(decide(quoteMail, { now })).toEqual({ act: 'wait', heldFor: ['age'] });
    const both = { act: 'wait', heldFor: ['numbers', 'age'] };
    expect(decide(quoteMail, { now, isDoubtful: true })).toEqual(both);
    expect(decide(quoteMail, { now, ...noted('withheld') })).toEqual({ act: 'nothing' });
    expect(decide({ kind: 'new-submission', which: 1 }, { now }, { editors })).toEqual({ act: 'nothing' });
  });

  test('is not sent when there is a newer version', () => {
    expect(decide(quoteMail, { version2: {} })).toEqual({ act: 'nothing' });
  });
});

describe('the mail of a later version', () => {
  const second: DueNotice = { kind: 'quote', which: 2 };

  const sentFreely = (template: string) => ({ ...sent(template), isFree: true });

  test('says that the quote is a new one', () => {
    expect(decide(second, { version2: {}, ...noted('sent') })).toEqual(sentFreely('new-quote'));
  });

  test('is the first one for a student who was not told of the version before', () => {
    expect(decide(second, { version2: {}, ...noted('waiting') })).toEqual(sentFreely('quote'));
  });

  test('has the caps of a first one where the student’s revised document made it', () => {
    expect(decide(second, { version2: { isAutomatic: true }, ...noted('sent') })).toEqual(sent('new-quote'));
  });

  test('does not wait: an editor has made it', () => {
    expect(decide(second, { version2: {}, isDoubtful: true })).toEqual(sentFreely('quote'));
  });

  test('is left where the editor does not want it, or nobody gets such mails', () => {
    expect(decide(second, { version2: { isUnannounced: true } })).toEqual({ act: 'leave' });
    expect(decide(second, { version2: {} }, { newQuote: false })).toEqual({ act: 'leave' });
  });
});

describe('the mail to the editors', () => {
  test('is sent when a submission came in, and when one failed', () => {
    expect(decide({ kind: 'new-submission', which: 1 }, {}, { editors })).toEqual(sent('new-submission'));
    const failed = decide({ kind: 'failed-submission', which: 0 }, { status: 'error' }, { editors });
    expect(failed).toEqual(sent('failed-submission'));
  });

  test('is not sent where there are none', () => {
    expect(decide({ kind: 'new-submission', which: 1 })).toEqual({ act: 'nothing' });
  });

  test.each([
    ['new-submission', { newSubmission: false }],
    ['failed-submission', { failedSubmission: false }],
    ['failed-revision', { failedSubmission: false }],
  ] as const)('is not sent where %s is switched off', (kind, off) => {
    expect(decide({ kind, which: 1 }, {}, { editors, ...off })).toEqual({ act: 'nothing' });
  });
});

describe('the mails of a revised document', () => {
  const second: DueNotice = { kind: 'quote', which: 2 };

  test('of a student wait for the editor where a number should be checked', () => {
    const version2 = { isAutomatic: true };
    expect(decide(second, { version2, isDoubtful: true })).toEqual({ act: 'wait', heldFor: ['numbers'] });
    expect(decide(second, { version2 })).toEqual(sent('quote'));
  });

  describe('that may be a different one sent by mistake', () => {
    const words = { before: 5000, after: 4000, added: 3900, removed: 4900 };
    const none = { before: 0, after: 0, added: 0, removed: 0 };
    const revision = { changes: { words: { front: none, text: words, references: none }, parts: [] } };

    test('wait for the editor, unless that is not wanted', () => {
      const version2 = { isAutomatic: true, revision };
      expect(decide(second, { version2 })).toEqual({ act: 'wait', heldFor: ['document'] });
      const both = { act: 'wait', heldFor: ['document', 'numbers'] };
      expect(decide(second, { version2, isDoubtful: true })).toEqual(both);
      expect(decide(second, { version2 }, { sendDoubtful: true })).toEqual(sent('quote'));
    });

    test('do not wait once the editor has released them', () => {
      const version2 = { isAutomatic: true, revision };
      const released = { version2, ...noted('released', 'quote.2') };
      expect(decide(second, released)).toEqual({ ...sent('quote'), isFree: true });
    });

    test('do not wait where an editor sent the document, or made the version', () => {
      expect(decide(second, { version2: { revision } })).toEqual({ ...sent('quote'), isFree: true });
    });

    test('do not wait where a tenth of the words is kept', () => {
      const kept = { ...words, added: 3600, removed: 4600 };
      const changes = { words: { ...revision.changes.words, text: kept }, parts: [] };
      expect(decide(second, { version2: { isAutomatic: true, revision: { changes } } })).toEqual(
        sent('quote'),
      );
    });
  });

  test('tell the editors that one failed, however old the quote is', () => {
    const finishedAt = '2026-12-24T09:00:00.000Z';
    const revisions = [{ revisionId: '9', by: 'student', status: 'error', finishedAt }] as RevisionRecord[];
    const given = { revisions, now: '2026-12-24T10:00:00.000Z' };
    const failed: DueNotice = { kind: 'failed-revision', which: 1 };
    expect(decide(failed, given, { editors })).toEqual(sent('failed-revision'));
    expect(decide(failed, { ...given, now: '2027-01-24T10:00:00.000Z' }, { editors })).toEqual({
      act: 'nothing',
    });
  });

  test('tell the editors with words of their own', () => {
    const arrival: DueNotice = { kind: 'new-submission', which: 2 };
    expect(decide(arrival, { version2: {} }, { editors })).toEqual(sent('revised-submission'));
  });
});
