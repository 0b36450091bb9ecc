import { z } from 'zod';
import { requiredText } from './fields.ts';

export const tokenRequestSchema = z
  .object({
    room: requiredText(200).describe('Name of the room to join.'),
    participant: requiredText(200).describe('Display name of the participant.'),
  })
  .meta({ id: 'TokenRequest', description: 'Asks for a token to join a room (4.4).' });

export const tokenResponseSchema = z
  .object({
    token: z.string().describe('Signed JWT with a grant for the room.'),
    url: z.string().describe('WebSocket URL of the video-room server.'),
    room: z.string(),
    participant: z.string(),
  })
  .meta({ id: 'TokenResponse', description: 'A token for one participant in one room (2.4).' });

export type TokenResponse = z.output<typeof tokenResponseSchema>;
