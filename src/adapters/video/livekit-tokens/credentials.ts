/** How to reach a LiveKit server and sign for it. Missing values are undefined or empty. */
export interface LivekitCredentials {
  apiKey?: string | undefined;
  apiSecret?: string | undefined;
  /** The URL at which browsers reach the server: `wss://video.example.com`; `https:` is accepted too. */
  url?: string | undefined;
}

export interface CompleteCredentials {
  apiKey: string;
  apiSecret: string;
  /** `ws:` or `wss:`. */
  url: string;
}

/**
 * Returns the credentials if nothing is missing or invalid, or one sentence about what to set.
 *
 * @example
 * completeCredentials({ apiKey: 'key', url: 'wss://video.example.com' });
 * // { problem: 'Please set LIVEKIT_API_SECRET.' }
 */
export function completeCredentials(given: LivekitCredentials): CompleteCredentials | { problem: string } {
  const { apiKey = '', apiSecret = '', url = '' } = trimmed(given);
  const settings = { LIVEKIT_API_KEY: apiKey, LIVEKIT_API_SECRET: apiSecret, LIVEKIT_URL: url };
  const missing = Object.entries(settings).flatMap(([name, value]) => (value === '' ? [name] : []));
  if (missing.length > 0) return { problem: `Please set ${missing.join(', ')}.` };
  const address = socketUrl(url);
  if (address === null) {
    return { problem: 'Please set LIVEKIT_URL to an address such as wss://video.example.com.' };
  }
  return { apiKey, apiSecret, url: address };
}

/** Secrets from files end with a line break. */
function trimmed({ apiKey, apiSecret, url }: LivekitCredentials): LivekitCredentials {
  return { apiKey: apiKey?.trim(), apiSecret: apiSecret?.trim(), url: url?.trim() };
}

/** A password in the address would be handed to every participant. */
function socketUrl(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.username !== '' || url.password !== '') return null;
  if (!['ws:', 'wss:', 'http:', 'https:'].includes(url.protocol)) return null;
  return text.replace(/^http/i, 'ws');
}
