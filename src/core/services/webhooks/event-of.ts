import type { WebhookRecord } from '../../records/crm-event.ts';
import type { MeetingRecord } from '../../records/meeting-record.ts';
import { publicSubmission, type SubmissionRecord } from '../../records/submission-record.ts';
import type { DeskEvent } from './desk-event.ts';

/** The event of a submission's end; null while there is none. Each end has an id of its own. */
export function submissionEvent(record: SubmissionRecord): DeskEvent | null {
  const { submissionId, status, finishedAt, restarts } = record;
  if (status === 'processing' || finishedAt === undefined) return null;
  const type = status === 'completed' ? 'submission.completed' : 'submission.failed';
  const id = `submission-${status}_${submissionId}_${restarts}`;
  return { id, type, timestamp: finishedAt, data: publicSubmission(record) };
}

export function meetingEvent(record: MeetingRecord): DeskEvent {
  const { roomCode, title, joinUrl, createdAt, expiresAt, startsAt = null, durationMinutes } = record;
  const participantCount = record.participants.length;
  return {
    id: `meeting-created_${roomCode}`,
    type: 'meeting.created',
    timestamp: createdAt,
    data: { roomCode, title, joinUrl, createdAt, expiresAt, startsAt, durationMinutes, participantCount },
  };
}

/** An event of the CRM, without its payload: that is read with the command line. */
export function crmEvent({
  eventId,
  payload: _payload,
  trusted: _trusted,
  bytes: _bytes,
  ...facts
}: WebhookRecord): DeskEvent {
  // A full stop would part the id from the time in what is signed.
  const id = `crm-event_${eventId.replaceAll(/[^\w-]/g, '-')}`;
  return { id, type: 'crm.event', timestamp: facts.receivedAt, data: facts };
}
