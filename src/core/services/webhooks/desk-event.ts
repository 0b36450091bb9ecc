import type { CrmEvent, CrmEventRecord } from '../../records/crm-event.ts';
import { type MeetingRecord, openingOf } from '../../records/meeting-record.ts';
import type { QuoteVersion } from '../../records/submissions/quote-version.ts';
import type { SubmissionRecord } from '../../records/submissions/submission-record.ts';
import type { Submission } from '../../schemas/intake.ts';
import { publicSubmission } from '../intake/told-submission.ts';

/**
 * What happened at the desk, as sent to an embedding app and to outgoing webhooks. Delivered at least once: after a
 * crash at the wrong moment it is sent again, with the same `id`.
 */
export type DeskEvent =
  | EventOf<'submission.completed', Submission>
  | EventOf<'submission.failed', Submission>
  | EventOf<'submission.requoted', Submission & { quoteVersion: number }>
  | EventOf<'meeting.created', MeetingFacts>
  | EventOf<'crm.event', CrmEvent & { receivedAt: string }>;

export type DeskEventType = DeskEvent['type'];

export const deskEventTypes: readonly DeskEventType[] = [
  'submission.completed',
  'submission.failed',
  'submission.requoted',
  'meeting.created',
  'crm.event',
];

interface EventOf<Type extends string, Facts> {
  /** The same each time that this event is sent. */
  id: string;
  type: Type;
  /** When it happened, ISO 8601. */
  timestamp: string;
  data: Facts;
}

/** The facts about a meeting. The participants are left out: who is invited is between the desk and them. */
export interface MeetingFacts {
  roomCode: string;
  title: string;
  joinUrl: string;
  createdAt: string;
  opensAt: string;
  expiresAt: string;
  startsAt: string | null;
  durationMinutes: number;
  participantCount: number;
}

/**
 * Returns the event of a submission's end; null if it has not ended. Each end has a different id, even if an earlier one
 * was lost with a record that was put back from a backup.
 */
export function submissionEvent(record: SubmissionRecord): DeskEvent | null {
  const { submissionId, status, finishedAt, restarts } = record;
  if (status === 'processing' || finishedAt === undefined) return null;
  const type = status === 'completed' ? 'submission.completed' : 'submission.failed';
  const id = `submission-${status}_${submissionId}_${restarts}_${timeInId(finishedAt)}`;
  return { id, type, timestamp: finishedAt, data: publicSubmission(record) };
}

/**
 * Returns the event of a further version of a quote: the submission with the numbers and the quote of that version.
 */
export function requoteEvent(record: SubmissionRecord, version: QuoteVersion): DeskEvent {
  const { analysis, quote, createdAt, version: quoteVersion } = version;
  const id = `submission-requoted_${record.submissionId}_${quoteVersion}_${timeInId(createdAt)}`;
  const facts = publicSubmission({ ...record, analysis, quote });
  return { id, type: 'submission.requoted', timestamp: createdAt, data: { ...facts, quoteVersion } };
}

export function meetingEvent(record: MeetingRecord): DeskEvent {
  const { roomCode, title, joinUrl, createdAt, expiresAt, startsAt = null, durationMinutes } = record;
  const participantCount = record.participants.length;
  return {
    id: `meeting-created_${roomCode}`,
    type: 'meeting.created',
    timestamp: createdAt,
    data: {
      roomCode,
      title,
      joinUrl,
      createdAt,
      opensAt: openingOf(record),
      expiresAt,
      startsAt,
      durationMinutes,
      participantCount,
    },
  };
}

/** Returns a CRM event without its payload, which can be read with the command line. */
export function crmEvent({
  eventId,
  payload: _payload,
  trusted: _trusted,
  bytes: _bytes,
  ...facts
}: CrmEventRecord): DeskEvent {
  // In the signed text, a full stop would separate the id from the time.
  const id = `crm-event_${eventId.replaceAll(/[^\w-]/g, '-')}`;
  return { id, type: 'crm.event', timestamp: facts.receivedAt, data: facts };
}

/** Writes a time without what an id must not contain, or what a shell or a file name could misread. */
function timeInId(time: string): string {
  return time.replaceAll(/[^\dTZ]/g, '');
}
