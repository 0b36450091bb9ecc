import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { TokenVerifier } from 'livekit-server-sdk';
import { onTestFinished } from 'vitest';

export interface RoomListServer {
  /** As in LIVEKIT_URL. */
  url: string;
  /** The paths that were requested, and with what. */
  asked: { path: string; body: unknown }[];
}

/**
 * Answers the one request of LiveKit's HTTP API that lists rooms, and checks its token as LiveKit does: the key must be
 * known, the signature must have been made with its secret, the time must be right, and the token must permit it. There
 * are no rooms.
 */
export async function startRoomListServer(keys: Readonly<Record<string, string>>): Promise<RoomListServer> {
  const asked: RoomListServer['asked'] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    asked.push({ path: request.url ?? '', body });
    const refusal = await refusalOf(request, keys);
    response.writeHead(refusal === null ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(refusal === null ? { rooms: [] } : { msg: refusal }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere.');
  return { url: `ws://127.0.0.1:${address.port}`, asked };
}

async function refusalOf(request: IncomingMessage, keys: Readonly<Record<string, string>>) {
  const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
  const claimed = token.split('.')[1];
  if (scheme !== 'Bearer' || claimed === undefined) return 'invalid authorization token';
  const { iss }: { iss?: string } = JSON.parse(Buffer.from(claimed, 'base64url').toString());
  const secret = keys[iss ?? ''];
  if (iss === undefined || secret === undefined) return `invalid API key: ${iss}`;
  try {
    const { video } = await new TokenVerifier(iss, secret).verify(token);
    return video?.roomList ? null : 'permissions denied';
  } catch (error) {
    return `invalid token: ${token}, error: ${String(error)}`;
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}
