import { completeCredentials } from '../../../adapters/video/livekit-tokens/credentials.ts';
import type { LivekitCredentials } from '../../../adapters/video/livekit-tokens.ts';
import { DeskError } from '../../../core/errors.ts';
import { readSecret, type Secret } from '../../../core/ports/secret.ts';

/** The settings for the video server; they may be missing or incomplete. */
export interface LivekitSettings {
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
