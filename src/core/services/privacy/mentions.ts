import type { MeetingRecord } from '../../records/meeting-record.ts';
import type { SubmissionRecord } from '../../records/submissions/submission-record.ts';
import { isSameAddress, mentionsAddress } from '../../text/addresses.ts';
import { purgedSubmission } from './purge.ts';

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
export function keepsMention(submission: SubmissionRecord, email: string): boolean {
  const isOwn = isSameAddress(submission.email, email);
  const left = isOwn ? purgedSubmission(submission, { purgedAt: '', removed: [] }) : submission;
  return mentionsAddress(JSON.stringify(left), email);
}

/** Whether a meeting mentions an address besides inviting it. Pure. */
export function mentionsBesides({ participants, ...meeting }: MeetingRecord, email: string): boolean {
  const others = participants.filter((each) => !isSameAddress(each.email, email));
  return mentionsAddress(JSON.stringify({ ...meeting, others }), email);
}
