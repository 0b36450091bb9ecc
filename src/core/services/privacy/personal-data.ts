import type { AnalysisReport } from '../../docx/analysis.ts';
import { DeskError } from '../../errors.ts';
import type { Clock, ObjectStore, PersonalDeal, Store } from '../../ports.ts';
import type { CrmEventRecord } from '../../records/crm-event.ts';
import type { MeetingRecord } from '../../records/meeting-record.ts';
import type { QuoteVersion } from '../../records/submissions/quote-version.ts';
import { readReport } from '../../records/submissions/report-record.ts';
import type { RevisionRecord } from '../../records/submissions/revision-record.ts';
import { quoteVersionsOf } from '../../records/submissions/submission-quotes.ts';
import type { SubmissionRecord } from '../../records/submissions/submission-record.ts';
import { isSameAddress } from '../../text/addresses.ts';
import { fileNameIn } from '../../text/file-names.ts';
import type { IntakeService } from '../intake/intake.ts';
import type { FileDownload } from '../uploads/stored-file.ts';
import type { DeskEvent } from '../webhooks/desk-event.ts';
import {
  crmEventsOf,
  deskEventsOf,
  findPerson,
  type Keyed,
  mailsOf,
  type Person,
  type TracesOptions,
} from './personal-traces.ts';

/** Everything that a desk has about one person. */
export interface PersonalData {
  email: string;
  exportedAt: string;
  submissions: SubmissionOfPerson[];
  /** Each meeting, without the other people who were invited. */
  meetings: (Omit<MeetingRecord, 'participants'> & {
    participant: { email: string; name?: string; invite: string };
  })[];
  /** Mails in the outbox, in the format of RFC 5322. */
  mails: { name: string; content: string }[];
  /** Deals in the desk's own CRM. */
  deals: PersonalDeal[];
  crmEvents: CrmEventRecord[];
  /** Events announced to webhooks and the app. */
  events: DeskEvent[];
}

export interface SubmissionOfPerson {
  submission: Omit<SubmissionRecord, 'document' | 'objectKey' | 'dealIntent' | 'versions' | 'revisions'> & {
    fileName: string;
  };
  quotes: QuoteVersion[];
  /** Null means the automatic one. */
  reports: { reportId: string | null; report: AnalysisReport }[];
  /** Null if it was removed or never arrived. */
  document: FileDownload | null;
  /** Revised documents with their outcome, oldest first. */
  revisions: (Omit<RevisionRecord, 'document' | 'objectKey'> & { document: FileDownload | null })[];
}

export interface PersonalDataOptions extends TracesOptions {
  objects: ObjectStore;
  intake: IntakeService;
  clock: Clock;
}

/** Collects what a desk has about a person. Throws `storage_unavailable`, `crm_unavailable`, `mail_unavailable`. */
export async function collectPersonalData(
  email: string,
  options: PersonalDataOptions,
): Promise<PersonalData> {
  const { store, mailer, clock } = options;
  const person = await findPerson(email, options);
  const submissions: SubmissionOfPerson[] = [];
  for (const submission of person.submissions) submissions.push(await submissionOf(submission, options));
  const mails: PersonalData['mails'] = [];
  for await (const { name, content } of mailsOf(person, mailer)) {
    mails.push({ name, content: Buffer.from(content).toString('utf8') });
  }
  return {
    email,
    exportedAt: clock.now().toISOString(),
    submissions,
    meetings: person.meetings.flatMap((meeting) => invitationsOf(meeting, email)),
    mails,
    deals: person.deals,
    crmEvents: await valuesOf(crmEventsOf(person, options)),
    events: await eventsAbout(person, store),
  };
}

async function submissionOf(
  record: SubmissionRecord,
  { store, intake }: PersonalDataOptions,
): Promise<SubmissionOfPerson> {
  const { document: _document, objectKey, dealIntent: _intent, versions: _versions, ...rest } = record;
  const { revisions: revised = [], ...shown } = rest;
  const revisions: SubmissionOfPerson['revisions'] = [];
  const documentOf = (revisionId: string) =>
    intake.document(record.submissionId, { revisionId }).catch(nullWhereAbsent);
  for (const { document: _frozen, objectKey: _key, ...revision } of revised) {
    revisions.push({ ...revision, document: await documentOf(revision.revisionId) });
  }
  const quotes = quoteVersionsOf(record);
  return {
    submission: { ...shown, fileName: fileNameIn(objectKey) },
    quotes,
    reports: await reportsOf(record, quotes, store),
    document: await documentOf(record.submissionId),
    revisions,
  };
}

async function reportsOf({ submissionId }: SubmissionRecord, quotes: readonly QuoteVersion[], store: Store) {
  const reportIds = new Set([null, ...quotes.map(({ reportId }) => reportId)]);
  const reports: SubmissionOfPerson['reports'] = [];
  for (const reportId of reportIds) {
    const report = await readReport(store, submissionId, reportId);
    if (report) reports.push({ reportId, report });
  }
  return reports;
}

function invitationsOf({ participants, ...meeting }: MeetingRecord, email: string): PersonalData['meetings'] {
  return participants
    .filter((each) => isSameAddress(each.email, email))
    .map(({ email: address, name, invite }) => ({
      ...meeting,
      participant: { email: address, ...(name === undefined ? {} : { name }), invite },
    }));
}

async function valuesOf<T>(records: AsyncIterable<Keyed<T>>): Promise<T[]> {
  const values: T[] = [];
  for await (const { value } of records) values.push(value);
  return values;
}

/** Events that merely mention the address are about other people. */
async function eventsAbout(person: Person, store: Store): Promise<DeskEvent[]> {
  const events = new Map<string, DeskEvent>();
  // A promised event may also have been announced already.
  for await (const { value, isTheirs } of deskEventsOf(person, store))
    if (isTheirs) events.set(value.id, value);
  return [...events.values()];
}

function nullWhereAbsent(error: unknown): null {
  if (error instanceof DeskError && error.code === 'not_found') return null;
  throw error;
}
