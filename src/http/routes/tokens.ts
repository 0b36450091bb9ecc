import { tokenRequestSchema, tokenResponseSchema } from '../../core/schemas/tokens.ts';
import { operation } from '../operations.ts';
import type { Route } from './route.ts';

export const tokenRoutes: readonly Route[] = [
  {
    ...operation('issueToken'),
    summary: 'Video-room token',
    tag: 'meetings',
    admin: false,
    request: { query: tokenRequestSchema },
    responses: { 200: { description: 'A token for the room.', schema: tokenResponseSchema } },
    async handle(desk, { query }) {
      return { status: 200, body: await desk.tokens.issue(query) };
    },
  },
];
