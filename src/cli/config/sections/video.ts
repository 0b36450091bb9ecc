import { type Kind, line, webUrl } from '../kinds.ts';
import { present, secret, setting, type ValuesOf } from '../setting.ts';
import type { LivekitSettings } from './livekit-credentials.ts';

/** The placeholder for the room code in a meeting's address. */
export const roomCodePlace = '{roomCode}';

const addressTemplate: Kind<string> = {
  rule: `must be an address such as https://www.example.com/meet/${roomCodePlace}`,
  read: (text) => (webUrl(text) && text.includes(roomCodePlace) ? text : undefined),
};

/** Where meetings take place. `livekitState` reports incomplete LiveKit settings, which affect nothing else. */
export const video = {
  joinUrl: setting('THESISDESK_JOIN_URL', addressTemplate)
    .says('The address at which participants join a meeting.')
    .otherwise('below the public address', 'https://www.example.com/meet/{roomCode}'),
  livekitApiKey: secret('LIVEKIT_API_KEY', line)
    .says('The key of the LiveKit server.')
    .otherwise('none: no video rooms'),
  livekitApiSecret: secret('LIVEKIT_API_SECRET', line).says('Its secret, which signs the tokens.'),
  livekitUrl: secret('LIVEKIT_URL', line, { isSecret: false })
    .says('Its address for browsers.')
    .otherwise('none', 'wss://video.example.com'),
};

/** How to reach the video server, as far as it is set. */
export function livekitOf(values: ValuesOf<typeof video>): LivekitSettings {
  const { livekitApiKey: apiKey, livekitApiSecret: apiSecret, livekitUrl: url } = values;
  return present({ apiKey, apiSecret, url });
}
