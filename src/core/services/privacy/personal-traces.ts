import type { Crm, KeptMail, Mailer, PersonalDeal, Store } from '../../ports.ts';
import type { CrmEventRecord } from '../../records/crm-event.ts';
import { type MeetingRecord, meetingPrefix } from '../../records/meeting-record.ts';
import { eachRecord } from '../../records/reading/each-record.ts';
import { type SubmissionRecord, submissionPrefix } from '../../records/submissions/submission-record.ts';
import type { ExampleFile } from '../../schemas/examples.ts';
import { isSameAddress, mentionsAddress } from '../../text/addresses.ts';
import { crmEventPrefixes } from '../deals/crm-events.ts';
import { isMadeByDesk } from '../deals/deal-event.ts';
import { examplePrefix } from '../examples.ts';
import type { DeskEvent } from '../webhooks/desk-event.ts';
import { eventPrefix, promisedPrefix } from '../webhooks/outgoing.ts';
import { isForgettable, purgedSubmission } from './purge-submission.ts';

export interface TracesOptions {
  store: Store;
  crm: Crm;
  mailer: Mailer;
}

/** What a desk knows about a person, identified by an email address. */
export interface Person {
  email: string;
  submissions: SubmissionRecord[];
  /** Deals in the desk's own CRM. */
  deals: PersonalDeal[];
  meetings: MeetingRecord[];
  mentions: Mentions;
}

/** A record with its key. */
export interface Keyed<T> {
  key: string;
  value: T;
}

/** An event for webhooks and the app. */
export interface KeyedEvent extends Keyed<DeskEvent> {
  /** Whether it is about the person, and does not merely mention the address. */
  isTheirs: boolean;
}

/**
 * Finds everything that directly names a person, and what mentions the address. Reads everything once. Throws `storage_unavailable`,
 * `crm_unavailable`.
 */
export async function findPerson(email: string, { store, crm }: TracesOptions): Promise<Person> {
  const mentions: Mentions = { submissions: [], meetings: [], examples: [] };
  const person: Person = { email, submissions: [], deals: [], meetings: [], mentions };
  for await (const submission of eachRecord<SubmissionRecord>(store, submissionPrefix)) {
    if (isSameAddress(submission.email, email)) person.submissions.push(submission);
    if (keepsMention(submission, email)) mentions.submissions.push(submission.submissionId);
  }
  for await (const deal of crm.dealsOf?.(email) ?? []) person.deals.push(deal);
  for await (const meeting of eachRecord<MeetingRecord>(store, meetingPrefix)) {
    if (isInvited(meeting, email)) person.meetings.push(meeting);
    // A meeting of one person alone loses title and notes.
    const isKept = !isInvited(meeting, email) || !isAlone(meeting, email);
    if (isKept && mentionsBesides(meeting, email)) mentions.meetings.push(meeting.roomCode);
  }
  for await (const example of eachRecord<ExampleFile>(store, examplePrefix)) {
    if (isMentioned(person, example)) mentions.examples.push(example.fileId);
  }
  return person;
}

/**
 * Yields the CRM events that are about a person's deals or contain the address. Throws `storage_unavailable`,
 * `crm_unavailable`.
 */
export async function* crmEventsOf(
  person: Person,
  { store, crm }: Pick<TracesOptions, 'store' | 'crm'>,
): AsyncGenerator<Keyed<CrmEventRecord>> {
  const own = new Set(person.deals.map(({ dealId }) => dealId));
  const elsewhere = new Set<string>();
  for (const { submissionId, deal } of person.submissions) {
    if (deal) ((await isForgettable(deal, submissionId, crm)) ? own : elsewhere).add(deal.dealId);
  }
  // Own deals that cannot be moved are from before another CRM, which has its own deals with these numbers.
  const received = crm.hasDeal && !crm.moveDeal ? elsewhere : new Set([...own, ...elsewhere]);
  for (const prefix of crmEventPrefixes) {
    for await (const event of eachRecord<CrmEventRecord>(store, prefix)) {
      const dealIds = isMadeByDesk(event) ? own : received;
      const isTheirs = event.trusted && dealIds.has(String(event.dealId));
      if (isTheirs || isMentioned(person, event)) yield { key: `${prefix}${event.eventId}`, value: event };
    }
  }
}

/**
 * Yields the events that the desk has announced or is about to, if they are about a person or contain the address. Throws
 * `storage_unavailable`.
 */
export async function* deskEventsOf(person: Person, store: Store): AsyncGenerator<KeyedEvent> {
  const submissionIds = new Set(person.submissions.map(({ submissionId }) => submissionId));
  const own = person.meetings.filter((meeting) => isAlone(meeting, person.email));
  const roomCodes = new Set(own.map(({ roomCode }) => roomCode));
  const isAbout = (event: DeskEvent) => {
    if ('submissionId' in event.data) {
      const { submissionId, email } = event.data;
      // The submission itself may have been purged before.
      return submissionIds.has(submissionId) || isSameAddress(email, person.email);
    }
    return event.type === 'meeting.created' && roomCodes.has(event.data.roomCode);
  };
  for (const prefix of [eventPrefix, promisedPrefix]) {
    for await (const event of eachRecord<DeskEvent>(store, prefix)) {
      const isTheirs = isAbout(event);
      if (isTheirs || isMentioned(person, event))
        yield { key: `${prefix}${event.id}`, value: event, isTheirs };
    }
  }
}

/** Yields the mails to a person, or about one, that are kept on this machine. Throws `mail_unavailable`. */
export async function* mailsOf({ email }: Person, { kept }: Mailer): AsyncGenerator<KeptMail> {
  if (kept) yield* kept.naming(email);
}

/** Whether no one else was invited. */
export function isAlone({ participants }: MeetingRecord, email: string): boolean {
  return participants.every((each) => each.erased === true || isSameAddress(each.email, email));
}

function isInvited({ participants }: MeetingRecord, email: string): boolean {
  return participants.some((each) => isSameAddress(each.email, email));
}

function isMentioned({ email }: Person, record: object): boolean {
  return mentionsAddress(JSON.stringify(record), email);
}

/**
 * Where an address stays after an erasure, because someone wrote it into what belongs to others or to the books. The
 * operator has to decide about each.
 */
export interface Mentions {
  /** Ids of other people's submissions, and of the person's own with the address in a line of the quote. */
  submissions: string[];
  /** Codes of meetings to which others are invited, with the address in the title or the notes. */
  meetings: string[];
  /** Ids of example files. */
  examples: string[];
}

/** Whether a submission mentions an address that an erasure leaves there. Pure. */
function keepsMention(submission: SubmissionRecord, email: string): boolean {
  const isOwn = isSameAddress(submission.email, email);
  const left = isOwn ? purgedSubmission(submission, { purgedAt: '', removed: [] }) : submission;
  return mentionsAddress(JSON.stringify(left), email);
}

/** Whether a meeting mentions an address besides inviting it. Pure. */
function mentionsBesides({ participants, ...meeting }: MeetingRecord, email: string): boolean {
  const others = participants.filter((each) => !isSameAddress(each.email, email));
  return mentionsAddress(JSON.stringify({ ...meeting, others }), email);
}
