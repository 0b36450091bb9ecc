import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Hands requests to an app, and closes connections: those that send more requests than they take answers, and, when
 * there is little room left for new ones, those that only wait for a next request. Since version 26 Node's own
 * `closeIdleConnections` also closes those whose first request is on its way.
 */
export function answerRequests(server: Server, app: RequestListener, connections: number): void {
  let open = 0;
  const unanswered = new Map<Socket, number>();
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
      unanswered.delete(socket);
    });
    if (open <= connections * 0.9) return;
    for (const [each, requests] of unanswered) if (requests === 0) each.destroy();
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const requests = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, requests);
    response.once('close', () => {
      const others = unanswered.get(socket);
      if (others !== undefined) unanswered.set(socket, others - 1);
    });
    // Node still hands over the others that arrived together with this one.
    if (requests > mostUnanswered) socket.destroy();
    else app.call(server, request, response);
  });
}

/** On one connection. Browsers and proxies wait for each answer; those to a client that does not are kept in memory. */
const mostUnanswered = 20;
