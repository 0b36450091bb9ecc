import * as z from 'zod';
import { meetingSchema } from '../../../core/schemas/meetings.ts';
import { ok } from '../../answer/http-answer.ts';
import type { CompleteOptions } from '../../options.ts';
import { closedRoomSchema } from '../meetings.ts';
import type { Route } from '../route.ts';
import { htmlPage } from './pages.ts';

/**
 * The page that an invitation leads to. Besides the desk, it may connect only to the video-room server. If the desk
 * serves no pages, the address answers like `GET /meetings/{roomCode}`.
 */
export function roomRoutes(options: CompleteOptions): readonly Route[] {
  const room = {
    method: 'GET',
    path: '/room/{roomCode}',
    operationId: 'showRoom',
    summary: 'The room of a meeting: a page, if the desk serves pages',
    tag: 'pages',
    admin: false,
    request: { params: z.object({ roomCode: z.string() }) },
  } as const;
  if (options.pages) {
    return [
      {
        ...room,
        responses: { 200: { description: 'The page.', contentType: 'text/html' } },
        async handle(desk) {
          const url = await desk.tokens.serverUrl();
          return htmlPage('room.html', options, { origins: originsOf(url), hasVideo: url !== null });
        },
      },
    ];
  }
  return [
    {
      ...room,
      responses: {
        200: { description: 'The room is open, or will be.', schema: meetingSchema },
        404: { description: 'No room has that code.' },
        410: { description: 'The room has closed, 24 hours after it opened.', schema: closedRoomSchema },
      },
      handle: async (desk, { params }) => ok(await desk.meetings.get(params.roomCode ?? '')),
    },
  ];
}

/** The page connects over a WebSocket; if that is refused, it asks for the reason over HTTP. */
function originsOf(url: string | null): string[] {
  if (url === null || !URL.canParse(url)) return [];
  const { protocol, host } = new URL(url);
  return protocol === 'wss:' ? [`wss://${host}`, `https://${host}`] : [`ws://${host}`, `http://${host}`];
}
