import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a Redis server on which answers can get lost. */
export interface RedisProxy {
  url: string;
  /** The answer to the next command of that name ends the connection instead. */
  loseAnswerTo(command: string): void;
  /** Carries nothing more on the connections that are open now, as after a firewall forgot them. They stay open. */
  forgetConnections(): void;
  /** Carries nothing on the next connection, though it is accepted. */
  forgetNextConnection(): void;
  close(): Promise<void>;
}

export async function redisProxy(port: number): Promise<RedisProxy> {
  const sockets = new Set<Socket>();
  const forgotten = new WeakSet<Socket>();
  let awaited: string | null = null;
  let isLosing = false;
  let isNextForgotten = false;
  const server = createServer((client) => {
    const upstream = connect({ port, host: '127.0.0.1' });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      if (isNextForgotten) forgotten.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    isNextForgotten = false;
    client.on('data', (bytes) => {
      if (forgotten.has(client)) return;
      if (awaited !== null && bytes.toString('latin1').toLowerCase().includes(`\r\n${awaited}\r\n`)) {
        awaited = null;
        isLosing = true;
      }
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (forgotten.has(upstream)) return;
      if (!isLosing) {
        client.write(bytes);
        return;
      }
      isLosing = false;
      client.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `redis://127.0.0.1:${address.port}`,
    loseAnswerTo(command) {
      awaited = command;
    },
    forgetConnections() {
      for (const socket of sockets) forgotten.add(socket);
    },
    forgetNextConnection() {
      isNextForgotten = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
