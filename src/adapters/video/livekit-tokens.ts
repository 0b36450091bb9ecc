import { DeskError } from '../../core/errors.ts';
import { silentLogger } from '../../core/ports/system.ts';
import type { Logger, TokenIssuer } from '../../core/ports.ts';
import { oneLine } from '../../core/text/one-line.ts';
import {
  type CompleteCredentials,
  completeCredentials,
  type LivekitCredentials,
} from './livekit-tokens/credentials.ts';

export type { LivekitCredentials };

export interface LivekitTokensOptions {
  /** Called for each token, so that a changed secret takes effect immediately. May throw if they are unavailable. */
  credentials(): LivekitCredentials | Promise<LivekitCredentials>;
  /** Logs what to set if tokens cannot be signed. @default no log */
  logger?: Logger | undefined;
}

/**
 * Signs tokens for a LiveKit server: JWTs (HS256) for one person in one room, to publish and subscribe, valid for 6
 * hours. Each token needs a different identity; the server disconnects the previous participant with the same one.
 *
 * `issue` throws a DeskError `tokens_unavailable`; the log says what to set and never contains a secret.
 *
 * @example
 * const credentials = { apiKey: 'key', apiSecret: 'secret', url: 'wss://video.example.com' };
 * const tokens = livekitTokens({ credentials: () => credentials });
 * await tokens.issue({ room: 'kfm-4tqx-9dw', identity: randomUUID(), name: 'Ada' });
 */
export function livekitTokens(options: LivekitTokensOptions): TokenIssuer {
  const { credentials, logger = silentLogger } = options;
  const refuse = (problem: string, cause?: unknown, { isConfigured = true } = {}) => {
    logger[isConfigured ? 'error' : 'warn']('video tokens cannot be signed', { problem });
    const message = 'Video rooms are not available at the moment. Please tell the organiser of the meeting.';
    return new DeskError('tokens_unavailable', message, { details: { problem, isConfigured }, cause });
  };

  return {
    async serverUrl() {
      const found = await askFor(credentials, refuse).then(completeCredentials, () => null);
      return found === null || 'problem' in found ? null : found.url;
    },

    async issue({ room, identity, name }) {
      const found = completeCredentials(await askFor(credentials, refuse));
      if ('problem' in found) throw refuse(found.problem, undefined, { isConfigured: false });
      try {
        return { token: await signed({ room, identity, name }, found), url: found.url };
      } catch (error) {
        throw refuse('Signing failed.', error);
      }
    },
  };
}

async function askFor(
  credentials: LivekitTokensOptions['credentials'],
  refuse: (problem: string, cause: unknown) => DeskError,
): Promise<LivekitCredentials> {
  try {
    return await credentials();
  } catch (error) {
    // Only messages of thesisdesk's own are known not to contain a secret.
    const said = error instanceof DeskError ? error.message : 'The credentials could not be read.';
    throw refuse(said, error);
  }
}

/** Signs a token. The library is loaded with the first one. */
async function signed(
  { room, identity, name }: { room: string; identity: string; name: string },
  { apiKey, apiSecret }: CompleteCredentials,
): Promise<string> {
  // With an empty room, the token would open every room on the server.
  if (room === '' || identity === '') throw new TypeError('A token is for one person in one room.');
  const { AccessToken } = await import('livekit-server-sdk');
  const token = new AccessToken(apiKey, apiSecret, { identity, name: oneLine(name), ttl: lifetime });
  token.addGrant({ roomJoin: true, room, canPublish: true, canSubscribe: true });
  return token.toJwt();
}

const lifetime = '6h';
