import { connect, type Socket } from 'node:net';

/** Connections that stay open; those that the server closes are reopened. */
export interface SlowConnections {
  /** How many connections the server has closed. */
  closed: number;
  stop(): void;
}

/** How a connection wastes a server's time: what it sends first, and then every second. */
interface Waste {
  first: string;
  each: string;
}

/**
 * Opens `count` connections, the same number of each kind: silent ones, and ones that send a byte a second of a head, a
 * form or a document. Their starts are spread over a second.
 *
 * @param uploadUrl a signed URL
 */
export function openSlowConnections(url: string, uploadUrl: string, count: number): SlowConnections {
  const { hostname, port, host } = new URL(url);
  const kinds = kindsOf(host, uploadUrl);
  const open = new Set<Socket>();
  let isOver = false;
  const slow: SlowConnections = {
    closed: 0,
    stop() {
      isOver = true;
      clearInterval(sending);
      for (const socket of open) socket.destroy();
    },
  };
  const turns: (() => void)[] = [];
  const start = (number: number) => {
    const { first, each } = kinds[number % kinds.length] ?? silent;
    const socket = connect({ host: hostname, port: Number(port) });
    open.add(socket);
    socket.on('connect', () => socket.write(first));
    // The answers do not matter here.
    socket.on('error', () => {}).resume();
    socket.on('close', () => {
      open.delete(socket);
      if (isOver) return;
      slow.closed += 1;
      start(number);
    });
    turns[number] = () => void socket.write(each);
  };
  for (let number = 0; number < count; number += 1) start(number);
  let turn = 0;
  // Serves a tenth of them every tenth of a second, so that this process never delays its own polls.
  const sending = setInterval(() => {
    for (let number = turn % 10; number < count; number += 10) turns[number]?.();
    turn += 1;
  }, 100);
  return slow;
}

const silent: Waste = { first: '', each: '' };

function kindsOf(host: string, uploadUrl: string): Waste[] {
  const { pathname, search } = new URL(uploadUrl);
  const head = (method: string, path: string, type: string) =>
    [`${method} ${path} HTTP/1.1`, `host: ${host}`, `content-type: ${type}`, ''].join('\r\n');
  const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const form = head('POST', '/intake/submit', 'application/json');
  const upload = head('PUT', `${pathname}${search}`, docxType);
  return [
    silent,
    { first: 'GET /intake/submission/1 HTTP/1.1\r\nx-slow: ', each: 'x' },
    { first: `${form}content-length: 100000\r\n\r\n{`, each: ' ' },
    { first: `${upload}content-length: 100000\r\n\r\nPK`, each: 'x' },
  ];
}
