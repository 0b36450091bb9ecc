import { DeskError } from '../../errors.ts';
import type { DealReference } from '../../ports.ts';
import { hasRevisionInWork } from '../../records/submissions/submission-documents.ts';
import { readSubmission, type SubmissionRecord } from '../../records/submissions/submission-record.ts';
import { findPerson, type Mentions, mailsOf, type Person, type TracesOptions } from './personal-traces.ts';
import type { PurgeOptions } from './purge.ts';
import {
  isForgettable,
  type MarkedSubmission,
  markSubmission,
  removeMarked,
  unmarkSubmission,
} from './purge-submission.ts';
import { removeTraces } from './remove-traces.ts';

/** What the erasure of one person removed. It contains no names. */
export interface ErasureRecord {
  erasureId: string;
  erasedAt: string;
  /** It broke off or is still running; repeating the erasure completes it. */
  isUnfinished?: true;
  /** The submissions whose documents, reports and personal data were removed. */
  submissions: string[];
  /** Deals in the desk's own CRM that lost name, address and note. */
  deals: number;
  /** Meetings from which the person was removed. */
  meetings: number;
  /** Mails that were removed from the outbox. */
  mails: number;
  /** CRM events that lost their payload. */
  crmEvents: number;
  /** Events for webhooks and the app that lost name and address, or the address that a text mentioned. */
  events: number;
  /** Deals in a CRM that keeps its own data: the person has to be removed there too. */
  dealsElsewhere: DealReference[];
  /** Where the address stays. Absent in erasures of versions before this one. */
  mentions?: Mentions;
}

export interface EraseOptions extends PurgeOptions, TracesOptions {
  crmEventDays?: number | undefined;
  /** Finishes pending moves of deals, whose events would otherwise be written later with a name in them. */
  settleMoves(before: Date): Promise<void>;
}

/**
 * Erases a person, or with `isPreview` only counts what would be removed. Submissions are marked first, so that none is
 * taken into work again, and removed late, because they lead to everything else. Only mails come after them: one that is
 * being written meanwhile is either found here, or removed by the job that wrote it, which then finds the submission
 * erased.
 */
export async function erasePerson(
  email: string,
  options: EraseOptions,
  isPreview: boolean,
): Promise<ErasureRecord> {
  const { store, clock, ids } = options;
  if (!isPreview) await options.settleMoves(clock.now());
  const person = await findPerson(email, options);
  if (person.submissions.some(isInWork)) throw inWork();
  const erasedAt = clock.now().toISOString();
  const record: ErasureRecord = { ...nothing, erasureId: `${erasedAt}-${ids.uuid()}`, erasedAt };
  record.submissions = person.submissions.map(({ submissionId }) => submissionId);
  record.dealsElsewhere = await dealsElsewhere(person, options);
  record.mentions = person.mentions;
  if (isPreview) {
    const counts = await removeTraces(person, options, isPreview);
    return { ...record, ...counts, mails: await removeMails(person, options, isPreview) };
  }

  const key = `${erasurePrefix}${record.erasureId}`;
  // Written first, so that even an erasure that breaks off leaves a record.
  if (person.submissions.length > 0) await store.put(key, { ...record, isUnfinished: true });
  const marked = await markSubmissions(person, record.erasureId, options);
  if (marked === null) {
    await store.delete(key);
    throw inWork();
  }
  const counts = await removeTraces(person, options, isPreview);
  for (const each of marked) await removeMarked(each, options);
  const done = { ...record, ...counts, mails: await removeMails(person, options, isPreview) };
  if (!isEmpty(done)) await store.put(key, done);
  options.logger.info('person erased', {
    erasureId: record.erasureId,
    submissions: record.submissions.length,
  });
  return done;
}

export const erasurePrefix = 'erasures/';

const nothing = {
  submissions: [],
  deals: 0,
  meetings: 0,
  mails: 0,
  crmEvents: 0,
  events: 0,
  dealsElsewhere: [],
};

/** Whether the desk had nothing about the person. */
export function isEmpty({ submissions, deals, meetings, mails, crmEvents, events }: ErasureRecord): boolean {
  return submissions.length + deals + meetings + mails + crmEvents + events === 0;
}

async function removeMails(person: Person, { mailer }: EraseOptions, isPreview: boolean): Promise<number> {
  let mails = 0;
  for await (const { name } of mailsOf(person, mailer)) {
    if (isPreview || (await mailer.kept?.delete(name))) mails++;
  }
  return mails;
}

/** Marks all submissions of a person. Returns null, and leaves them as they were, if one is in work. */
async function markSubmissions(
  { submissions }: Person,
  run: string,
  options: EraseOptions,
): Promise<MarkedSubmission[] | null> {
  const { store } = options;
  const marked: MarkedSubmission[] = [];
  for (const { submissionId } of submissions) {
    const mark = { run, isErasure: true } as const;
    const each = await markSubmission(submissionId, (current) => !isInWork(current), mark, options);
    if (each) marked.push(each);
    else {
      const current = await readSubmission(store, submissionId);
      // It may have been purged in the meantime.
      if (!current || current.purged) continue;
      for (const before of marked) await unmarkSubmission(before, options);
      return null;
    }
  }
  return marked;
}

async function dealsElsewhere({ submissions }: Person, { crm }: EraseOptions): Promise<DealReference[]> {
  const elsewhere: DealReference[] = [];
  for (const { submissionId, deal } of submissions) {
    if (deal && !(await isForgettable(deal, submissionId, crm))) elsewhere.push(deal);
  }
  return elsewhere;
}

function isInWork(submission: SubmissionRecord): boolean {
  return submission.status === 'processing' || hasRevisionInWork(submission);
}

function inWork(): DeskError {
  return new DeskError(
    'submission_in_work',
    'A submission of this person is being processed at the moment. Please try again in a minute.',
  );
}
