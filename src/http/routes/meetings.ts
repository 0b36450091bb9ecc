import { z } from 'zod';
import {
  meetingCreatedSchema,
  meetingRequestSchema,
  meetingSchema,
  tokenRequestSchema,
  tokenResponseSchema,
} from '../../core/schemas/meetings.ts';
import { operation } from '../operations.ts';
import type { Route } from './route.ts';

export const meetingRoutes: readonly Route[] = [
  {
    ...operation('createMeeting'),
    summary: 'Create a meeting room, email invites',
    tag: 'meetings',
    admin: true,
    request: { body: meetingRequestSchema },
    responses: { 200: { description: 'The room and its invitations.', schema: meetingCreatedSchema } },
    async handle(desk, request) {
      return { status: 200, body: await desk.meetings.create(await request.readJson()) };
    },
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
      410: { description: 'The room has closed, 24 hours after it opened.' },
    },
    async handle(desk, { params }) {
      return { status: 200, body: await desk.meetings.get(params.roomCode ?? '') };
    },
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
      403: { description: 'The room belongs to a meeting and is not open yet.' },
      410: { description: 'The room belonged to a meeting and has closed.' },
    },
    async handle(desk, { query }) {
      return { status: 200, body: await desk.tokens.issue(query) };
    },
  },
];
