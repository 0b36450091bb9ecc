/** The state of a meeting, for people: the interface calls both upcoming and open meetings `active`. */
export type MeetingState = 'scheduled' | 'open' | 'expired';

/** Returns whether a listed meeting is yet to open, open, or over. Pure. */
export function meetingState({ status, isOpen }: ListedMeeting): MeetingState {
  if (status === 'expired') return 'expired';
  return isOpen ? 'open' : 'scheduled';
}

interface ListedMeeting {
  status: 'active' | 'expired';
  isOpen: boolean;
}
