import type { CrmEvent } from '../../records/crm-event.ts';
import type { Submission } from '../../schemas/intake.ts';

/**
 * What happened at the desk, as an embedding app and outgoing webhooks learn it. At least once: a crash at the
 * wrong moment tells it again, with the same `id`.
 */
export type DeskEvent =
  | EventOf<'submission.completed', Submission>
  | EventOf<'submission.failed', Submission>
  | EventOf<'meeting.created', MeetingFacts>
  | EventOf<'crm.event', CrmEvent & { receivedAt: string }>;

export type DeskEventType = DeskEvent['type'];

export const deskEventTypes: readonly DeskEventType[] = [
  'submission.completed',
  'submission.failed',
  'meeting.created',
  'crm.event',
];

interface EventOf<Type extends string, Facts> {
  /** The same each time that this event is told. */
  id: string;
  type: Type;
  /** When it happened, ISO 8601. */
  timestamp: string;
  data: Facts;
}

/** Of a meeting. Without its participants: who is invited is between the desk and them. */
export interface MeetingFacts {
  roomCode: string;
  title: string;
  joinUrl: string;
  createdAt: string;
  expiresAt: string;
  startsAt: string | null;
  durationMinutes: number;
  participantCount: number;
}
