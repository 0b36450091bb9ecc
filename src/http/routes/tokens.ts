import { tokenRequestSchema, tokenResponseSchema } from '../../core/schemas/tokens.ts';
import type { Route } from '../route.ts';

export const tokenRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/token',
    operationId: 'issueToken',
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
