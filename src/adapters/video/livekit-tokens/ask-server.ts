import { DeskError } from '../../../core/errors.ts';
import { parsedJson } from '../../../core/text/parsed-json.ts';
import type { CompleteCredentials } from './credentials.ts';

/**
 * Asks a LiveKit server, over its HTTP API, for a list of rooms, with a token that permits nothing else. Resolves if the
 * server takes the token. No room is opened.
 *
 * @throws DeskError `tokens_unavailable` that says what is wrong: the key, the secret, or the address
 *
 * @example
 * await askServer({ apiKey: 'key', apiSecret: 'secret', url: 'wss://video.example.com' }, AbortSignal.timeout(10_000));
 */
export async function askServer(
  { apiKey, apiSecret, url }: CompleteCredentials,
  signal: AbortSignal,
): Promise<void> {
  const { AccessToken } = await import('livekit-server-sdk');
  const token = new AccessToken(apiKey, apiSecret, { ttl: lifetime });
  token.addGrant({ roomList: true });
  const address = url.replace(/^ws/, 'http').replace(/\/+$/, '');
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${address}/twirp/livekit.RoomService/ListRooms`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await token.toJwt()}`, 'content-type': 'application/json' },
      // Only rooms of this name, so that the answer is short.
      body: JSON.stringify({ names: ['doctor'] }),
      redirect: 'manual',
      signal,
    });
    text = (await response.text()).slice(0, longestAnswer);
  } catch (error) {
    throw unreachable(address, error);
  }
  if (response.status === 401) {
    // The refusal of a wrong secret repeats the token, so it is not shown.
    throw refused(
      text.includes('invalid API key')
        ? 'The server does not know the key.'
        : 'The server refuses the token: the secret is not that of the key, or its clock differs from this one.',
    );
  }
  if (response.status !== 200) {
    throw refused(`${address} answers with status ${response.status}, which a LiveKit server would not.`);
  }
  if (typeof parsedJson(text) !== 'object') throw refused(`${address} answers, but is not a LiveKit server.`);
}

const lifetime = '5m';
const longestAnswer = 10_000;

function unreachable(address: string, error: unknown): DeskError {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const { hostname } = new URL(address);
  if (error instanceof Error && error.name === 'TimeoutError') {
    return refused(`${address} does not answer in time.`);
  }
  if (unknownName.has(code)) return refused(`The name ${hostname} cannot be looked up.`, code);
  if (code === 'ECONNREFUSED') return refused(`Nothing answers at ${address}.`, code);
  if (/CERT|TLS|SSL/.test(code))
    return refused(`${address} has a certificate that this machine does not trust.`, code);
  return refused(`${address} cannot be reached.`, code);
}

const unknownName = new Set(['ENOTFOUND', 'EAI_AGAIN']);

function refused(message: string, code = ''): DeskError {
  return new DeskError('tokens_unavailable', message, { details: code === '' ? {} : { code } });
}
