import { DeskError } from '../../errors.ts';
import type { Store, TokenIssuer } from '../../ports.ts';
import { type MeetingRecord, openingOf } from '../../records/meeting-record.ts';
import { type TokenResponse, tokenRequestSchema } from '../../schemas/meetings.ts';
import { parseInput } from '../../schemas/parse-input.ts';
import { timeIn } from '../../time/time-zone.ts';
import type { ServiceContext } from '../service-context.ts';
import { expired, meetingOf } from './meetings.ts';
import { closedMeeting } from './told-meeting.ts';

/** Tokens for the video-room server (4.4 of the interface). */
export interface TokensService {
  /**
   * Issues a token; for a meeting's room only while it is open. Throws `input_invalid`, `tokens_unavailable`,
   * `storage_unavailable`, `meeting_not_open`, `meeting_expired`.
   */
  issue(input: unknown): Promise<TokenResponse>;
  /**
   * Returns the URL at which browsers reach the video-room server; null if no server is set up, or its URL is not
   * known. Never rejects.
   */
  serverUrl(): Promise<string | null>;
  /**
   * Returns whether a video-room server is set up; true for an issuer that does not tell where its server is. Never
   * rejects.
   */
  hasServer(): Promise<boolean>;
}

export function createTokens(options: ServiceContext & { issuer: TokenIssuer; store: Store }): TokensService {
  const { issuer, ids, clock } = options;
  const serverUrl = async () => (await issuer.serverUrl?.().catch(() => null)) ?? null;
  return {
    serverUrl,
    hasServer: async () => issuer.serverUrl === undefined || (await serverUrl()) !== null,
    async issue(input) {
      const { room, participant } = parseInput(tokenRequestSchema, input);
      const meeting = await meetingOf(room, options);
      if (meeting) checkOpen(meeting, clock.now());
      // The server disconnects a participant when another one joins with the same identity, so two people named Ada
      // get different ones.
      const { token, url } = await issuer.issue({ room, identity: ids.uuid(), name: participant });
      return { token, url, room, participant };
    },
  };
}

/** Only rooms of meetings are checked; rooms with other names are open to everyone. */
function checkOpen(meeting: MeetingRecord, now: Date): void {
  if (now >= new Date(meeting.expiresAt)) throw expired(meeting);
  const opensAt = openingOf(meeting);
  if (now >= new Date(opensAt)) return;
  const when = timeIn(meeting.timeZone ?? 'UTC', opensAt);
  throw new DeskError('meeting_not_open', `The room opens on ${when}.`, {
    details: { opensAt, meeting: closedMeeting(meeting) },
  });
}
