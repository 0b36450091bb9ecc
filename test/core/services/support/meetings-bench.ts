import { createMeetings, type MeetingsOptions } from '../../../../src/core/services/meetings/meetings.ts';
import { openBench } from './bench.ts';

/** A bench with the service for meetings; other options where some are given. */
export function meetingsBench(given: Partial<MeetingsOptions> = {}) {
  const bench = openBench();
  const joinUrl = (roomCode: string) => `https://desk.example/meet/${roomCode}`;
  const options: MeetingsOptions = { ...bench, joinUrl, hasVideoServer: async () => true, ...given };
  return { ...bench, options, meetings: createMeetings(options) };
}

export const request = { participants: ['ada@example.org'] };
