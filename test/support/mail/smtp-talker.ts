import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/**
 * A server that replies with a fixed script, whatever it is told: the first line when somebody connects, then one line for
 * each command. A null closes the connection; after the last line it stays silent. A mail's content counts as one command.
 */
export async function startTalker(
  script: readonly (string | null)[],
): Promise<{ port: number; connections(): number; stop(): Promise<void> }> {
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
    const lines = [...script];
    let heard = '';
    let isContent = false;
    const say = () => {
      const line = lines.shift();
      if (line === null) socket.end();
      else if (line !== undefined) socket.write(line);
      isContent = line?.startsWith('354') ?? false;
    };
    socket.on('data', (bytes) => {
      heard += bytes.toString('latin1');
      const end = isContent ? '\r\n.\r\n' : '\r\n';
      if (!heard.endsWith(end)) return;
      heard = '';
      say();
    });
    say();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server is not listening.');
  return {
    port: address.port,
    connections: () => connections,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
