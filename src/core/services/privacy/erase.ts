import { DeskError } from '../../errors.ts';
import type { DealReference } from '../../ports.ts';
import { changeRecord } from '../../records/change-record.ts';
import type { CrmEventRecord } from '../../records/crm-event.ts';
import { forgottenAt, type MeetingRecord, meetingKey } from '../../records/meeting-record.ts';
import { hasRevisionInWork } from '../../records/submissions/submission-documents.ts';
import { readSubmission, type SubmissionRecord } from '../../records/submissions/submission-record.ts';
import { isSameAddress, mentionsAddress, withoutAddress } from '../../text/addresses.ts';
import { eventExpiry } from '../deals/crm-events.ts';
import type { DeskEvent } from '../webhooks/desk-event.ts';
import { keptMilliseconds, promisedPrefix } from '../webhooks/outgoing.ts';
import {
  crmEventsOf,
  deskEventsOf,
  findPerson,
  isAlone,
  type Keyed,
  type KeyedEvent,
  type Mentions,
  mailsOf,
  type Person,
  type TracesOptions,
} from './personal-traces.ts';
import type { PurgeOptions } from './purge.ts';
import { isForgettable, purgeSubmission, removedText } from './purge-submission.ts';

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
 * Erases a person, or with `isPreview` only counts what would be removed. Submissions come late, because they lead to
 * everything else. Only mails come after them: one that is being written meanwhile is either found here, or removed by
 * the job that wrote it, which then finds the submission erased.
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
  const counts = await removeTraces(person, options, isPreview);
  for (const submission of person.submissions) await eraseSubmission(submission, options);
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

/** Removes everything except the submissions themselves and the mails. */
async function removeTraces(person: Person, options: EraseOptions, isPreview: boolean) {
  const { store, crm } = options;
  const counts = { deals: person.deals.length, meetings: person.meetings.length };
  let crmEvents = 0;
  for await (const event of crmEventsOf(person, options)) {
    if (!hasTraces(event.value, person)) continue;
    if (!isPreview) await eraseCrmEvent(event, person, options);
    crmEvents++;
  }
  let events = 0;
  for await (const event of deskEventsOf(person, store)) {
    const erased = withoutPerson(event, person);
    if (JSON.stringify(erased) === JSON.stringify(event.value)) continue;
    if (!isPreview) await eraseDeskEvent({ key: event.key, value: erased }, options);
    events++;
  }
  if (!isPreview) {
    for (const { roomCode } of person.meetings) await eraseInvitee(roomCode, person.email, options);
    for (const { dealId } of person.deals) await crm.forgetPerson?.(dealId);
  }
  return { ...counts, crmEvents, events };
}

async function removeMails(person: Person, { mailer }: EraseOptions, isPreview: boolean): Promise<number> {
  let mails = 0;
  for await (const { name } of mailsOf(person, mailer)) {
    if (isPreview || (await mailer.kept?.delete(name))) mails++;
  }
  return mails;
}

/** Keeps the facts of an event that the desk shows; deletes an event in whose facts someone put the address. */
async function eraseCrmEvent(
  { key, value }: Keyed<CrmEventRecord>,
  { email }: Person,
  { store, crmEventDays }: EraseOptions,
): Promise<void> {
  const { payload: _payload, ...facts } = value;
  if (mentionsAddress(JSON.stringify(facts), email)) await store.delete(key);
  else await store.put(key, facts, { expiresAt: eventExpiry(value, crmEventDays) });
}

function hasTraces(event: CrmEventRecord, { email }: Person): boolean {
  return event.payload !== undefined || mentionsAddress(JSON.stringify(event), email);
}

/**
 * Stores an event without the person. An announced one stays for its thirty days; a promised one is announced like that.
 */
async function eraseDeskEvent(
  { key, value }: Keyed<DeskEvent>,
  { store, clock }: EraseOptions,
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + keptMilliseconds);
  // It may have been announced in the meantime, and then no longer exists.
  if (!(await store.get(key))) return;
  await store.put(key, value, key.startsWith(promisedPrefix) ? {} : { expiresAt });
}

/** The address goes from every text of an event; name and title only from one that is about the person. */
function withoutPerson({ value, isTheirs }: KeyedEvent, { email }: Person): DeskEvent {
  const event: DeskEvent = JSON.parse(JSON.stringify(value), (_key, each) =>
    typeof each === 'string' ? withoutAddress(each, email, removedText) : each,
  );
  if (!isTheirs) return event;
  if ('submissionId' in event.data) {
    return { ...event, data: { ...event.data, name: removedText, email: removedText } } as DeskEvent;
  }
  if (event.type === 'meeting.created') return { ...event, data: { ...event.data, title: removedText } };
  return event;
}

/** If other people were invited, they keep the meeting as it is; otherwise its title and notes are removed too. */
async function eraseInvitee(roomCode: string, email: string, { store }: EraseOptions): Promise<void> {
  await changeRecord<MeetingRecord>(
    store,
    meetingKey(roomCode),
    (meeting) => {
      const participants = meeting.participants.map((each) =>
        isSameAddress(each.email, email)
          ? {
              email: removedText,
              invite: each.invite === 'queued' ? ('failed' as const) : each.invite,
              erased: true as const,
            }
          : each,
      );
      if (!isAlone(meeting, email)) return { ...meeting, participants };
      const { notes: _notes, ...kept } = meeting;
      return { ...kept, title: removedText, participants };
    },
    forgottenAt,
  );
}

async function eraseSubmission({ submissionId }: SubmissionRecord, options: EraseOptions): Promise<void> {
  if (await purgeSubmission(submissionId, (current) => !isInWork(current), options)) return;
  const current = await readSubmission(options.store, submissionId);
  // It may have been restarted or purged in the meantime.
  if (current && !current.purged) throw inWork();
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
