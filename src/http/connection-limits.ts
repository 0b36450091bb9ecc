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
    // Node looks it up when it is first asked for, and then remembers it after the client has gone.
    void socket.remoteAddress;
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

/** A connection as it was when it was last looked at. */
export interface AnswerLook {
  /** Bytes that its client has taken since the connection was opened. */
  taken: number;
  /** Looks in a row at which there were bytes left to send and none of them had been taken. */
  inVain: number;
}

/**
 * Closes connections whose clients take nothing of an answer for `patience` milliseconds: otherwise those that never
 * read would keep all others out. An answer that is not ready yet does not count.
 */
export function endStalledAnswers(server: Server, patience: number): void {
  const connections = new Map<Socket, AnswerLook>();
  server.on('connection', (socket) => {
    connections.set(socket, { taken: 0, inVain: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  const looking = setInterval(() => {
    for (const [socket, before] of connections) {
      const look = lookAgain(before, socket);
      connections.set(socket, look);
      if (look.inVain >= looksInPatience) socket.destroy();
    }
  }, patience / looksInPatience);
  looking.unref();
  server.once('close', () => clearInterval(looking));
}

const looksInPatience = 4;

/**
 * Looks at a connection once more. Pure. What is left to send counts as sent already in `bytesWritten`.
 *
 * @example
 * lookAgain({ taken: 10, inVain: 1 }, { bytesWritten: 15, writableLength: 5 }); // { taken: 10, inVain: 2 }
 */
export function lookAgain(
  before: AnswerLook,
  { bytesWritten, writableLength }: Pick<Socket, 'bytesWritten' | 'writableLength'>,
): AnswerLook {
  const taken = bytesWritten - writableLength;
  const isStalled = writableLength > 0 && taken === before.taken;
  return { taken, inVain: isStalled ? before.inVain + 1 : 0 };
}
