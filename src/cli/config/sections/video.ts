import { completeCredentials } from '../../../adapters/video/livekit-tokens/credentials.ts';
import type { LivekitCredentials } from '../../../adapters/video/livekit-tokens.ts';
import { DeskError } from '../../../core/errors.ts';
import { readSecret, type Secret } from '../../../core/ports/secret.ts';
import { webUrl } from '../../../core/text/web-url.ts';
import { type Kind, line } from '../kinds.ts';
import { present, secret, setting, type ValuesOf } from '../setting.ts';

/** The placeholder for the room code in a meeting's address. */
export const roomCodePlace = '{roomCode}';

const addressTemplate: Kind<string> = {
  rule: `must be an address such as https://www.example.com/meet/${roomCodePlace}`,
  read: (text) => (webUrl(text) && text.includes(roomCodePlace) ? text : undefined),
};

/** Where meetings take place. `livekitState` reports incomplete LiveKit settings, which affect nothing else. */
export const video = {
  joinUrl: setting('THESISDESK_JOIN_URL', addressTemplate)
    .says(
      'The address at which participants join a meeting, with {roomCode} where the code of the room goes.',
    )
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

/** The settings for the video server; they may be missing or incomplete. */
interface LivekitSettings {
  apiKey?: Secret;
  apiSecret?: Secret;
  url?: Secret;
}

/**
 * Returns the credentials for the video server. Files are reread each time, so a changed secret takes effect
 * immediately.
 *
 * @throws DeskError `tokens_unavailable` if a file cannot be read
 *
 * @example
 * livekitTokens({ credentials: () => livekitCredentials(configuration.livekit), logger });
 */
export async function livekitCredentials(settings: LivekitSettings): Promise<LivekitCredentials> {
  const { apiKey, apiSecret, url } = settings;
  const [key, secret, address] = await Promise.all([apiKey, apiSecret, url].map(textOf));
  return { apiKey: key, apiSecret: secret, url: address };
}

/** Whether video rooms can be opened and, if they are configured but cannot, why not. */
export type LivekitState =
  | { state: 'configured' | 'not configured' }
  | { state: 'incomplete'; problem: string };

/** Returns the state of video rooms before one is requested. Never throws. */
export async function livekitState(settings: LivekitSettings): Promise<LivekitState> {
  if (Object.values(settings).every((each) => each === undefined)) return { state: 'not configured' };
  try {
    const found = completeCredentials(await livekitCredentials(settings));
    return 'problem' in found ? { state: 'incomplete', problem: found.problem } : { state: 'configured' };
  } catch (error) {
    return { state: 'incomplete', problem: error instanceof Error ? error.message : 'It cannot be read.' };
  }
}

async function textOf(secret: Secret | undefined): Promise<string | undefined> {
  if (secret === undefined) return undefined;
  try {
    return await readSecret(secret);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'The credentials cannot be read.';
    throw new DeskError('tokens_unavailable', message, { cause: error });
  }
}
