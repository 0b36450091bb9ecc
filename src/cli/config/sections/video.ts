import { type Kind, line, webUrl } from '../kinds.ts';
import { secret, setting } from '../setting.ts';

/** Where the room code stands in the address of a meeting. */
export const roomCodePlace = '{roomCode}';

const addressTemplate: Kind<string> = {
  rule: `must be an address such as https://www.example.com/meet/${roomCodePlace}`,
  read: (text) => (webUrl(text) && text.includes(roomCodePlace) ? text : undefined),
};

/** Where meetings take place. What lacks of LiveKit is told by `livekitState`, and stops nothing else. */
export const video = {
  joinUrl: setting('THESISDESK_JOIN_URL', addressTemplate, {
    says: 'Where participants open a meeting.',
    otherwise: 'below the public address',
    example: 'https://www.example.com/meet/{roomCode}',
  }),
  livekitApiKey: secret('LIVEKIT_API_KEY', line, {
    says: 'The key of the LiveKit server.',
    otherwise: 'none: there are no video rooms',
  }),
  livekitApiSecret: secret('LIVEKIT_API_SECRET', line, {
    says: 'Its secret, which signs the tokens.',
  }),
  livekitUrl: secret('LIVEKIT_URL', line, {
    says: 'Where browsers reach it.',
    example: 'wss://video.example.com',
    isSecret: false,
  }),
};
