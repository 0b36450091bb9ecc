import type { Redis } from 'ioredis';

/**
 * Replaces a connection that is open but dead by a new one. Many calls may time out on it, but each `disconnect` adds
 * a listener to its stream, and a late one would end the next connection.
 *
 * @param stream that the call was sent on
 */
export function dropConnection(client: Redis, stream: Redis['stream']): void {
  if (stream !== client.stream || dropped.has(stream)) return;
  dropped.add(stream);
  client.disconnect(true);
}

const dropped = new WeakSet<Redis['stream']>();
