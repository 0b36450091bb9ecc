import * as z from 'zod';
import {
  closedMeetingSchema,
  meetingCreatedSchema,
  meetingRequestSchema,
  meetingSchema,
  tokenRequestSchema,
  tokenResponseSchema,
} from '../../core/schemas/meetings.ts';
import { ok } from '../answer/http-answer.ts';
import { errorSchema } from '../open-api/open-api-schemas.ts';
import { operation } from '../operations.ts';
import type { Route } from './route.ts';

/** The answer of a room that is not open yet, or has closed. */
export const closedRoomSchema = errorSchema.extend({ meeting: closedMeetingSchema }).meta({
  id: 'ClosedRoom',
  description: 'The error of a room that is closed, with what the meeting is, and when.',
});

export const meetingRoutes: readonly Route[] = [
  {
    ...operation('createMeeting'),
    summary: 'Create a meeting room, email invites',
    tag: 'meetings',
    admin: true,
    request: { body: meetingRequestSchema },
    responses: { 200: { description: 'The room and its invitations.', schema: meetingCreatedSchema } },
    handle: async (desk, request) => ok(await desk.meetings.create(await request.readJson())),
  },
  {
    ...operation('getMeeting'),
    summary: 'Validate a room code',
    tag: 'meetings',
    admin: false,
    request: { params: z.object({ roomCode: z.string() }) },
    responses: {
      200: { description: 'The room is open, or will be.', schema: meetingSchema },
      404: { description: 'No room has that code.' },
      410: { description: 'The room has closed, 24 hours after it opened.', schema: closedRoomSchema },
    },
    handle: async (desk, { params }) => ok(await desk.meetings.get(params.roomCode ?? '')),
  },
];

export const tokenRoutes: readonly Route[] = [
  {
    ...operation('issueToken'),
    summary: 'Video-room token',
    tag: 'meetings',
    admin: false,
    request: { query: tokenRequestSchema },
    responses: {
      200: { description: 'A token for the room.', schema: tokenResponseSchema },
      403: { description: 'The room belongs to a meeting and is not open yet.', schema: closedRoomSchema },
      410: { description: 'The room belonged to a meeting and has closed.', schema: closedRoomSchema },
    },
    handle: async (desk, { query }) => ok(await desk.tokens.issue(query)),
  },
];
