import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { systemErrorCode } from '../core/ports/system-error.ts';

/**
 * Answers requests that Node does not hand to the app, because they are not valid HTTP or their head is too long, with a sentence
 * in JSON like every other error.
 */
export function refuseUnreadable(server: Server): void {
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => void responses.set(socket, response));
  server.on('clientError', (error, socket) => {
    const begun = responses.get(socket);
    const isAnswering = begun?.headersSent === true && !begun.writableFinished;
    // A second answer in the middle of another would garble both.
    if (isAnswering || !socket.writable) socket.destroy();
    else socket.end(refusalFor(systemErrorCode(error) ?? ''), () => socket.destroy());
  });
  server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify({ error: 'This server supports no expectation but 100-continue.' });
    response.writeHead(417, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  });
}

function refusalFor(code: string): string {
  const [status, error] = refusals[code] ?? [400, 'This is not a valid HTTP request.'];
  const body = JSON.stringify({ error });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    // Which page asked cannot be read either, and the sentence is no secret.
    'Access-Control-Allow-Origin: *',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

const refusals: Readonly<Record<string, readonly [status: number, error: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The head of the request is too long; it may have 16 KiB.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The extensions of the chunks of the request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The head of the request took too long.'],
};
