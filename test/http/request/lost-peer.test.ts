import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Desk } from '../../../src/core/desk.ts';
import { answerRequests } from '../../../src/http/connection-limits.ts';
import { closeServer, createHttpApp } from '../../../src/http/index.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { recordingLogger } from '../support/recording-logger.ts';
import { openTestDesk } from '../support/test-desk.ts';

const passedOn = '198.51.100.7';

test('a client that has hung up before its request is read is neither the desk’s proxy nor on its machine', async () => {
  const { desk, lines, server } = await openServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { submissionId, body } = await form(desk);
  hangUpAfter(server, ['POST /intake/submit', `x-forwarded-for: ${passedOn}`], body);
  hangUpAfter(server, ['PUT /config/rate-schedule'], '{"rates":{}}');
  await waitUntil(() => lines.filter(({ message }) => message === 'request').length === 2);
  expect((await desk.intake.record(submissionId)).caller).toBe(hashOf('unknown'));
  await expect(desk.rates.get()).rejects.toMatchObject({ code: 'rates_not_configured' });
});

test.skipIf(process.platform === 'win32')('a proxy is believed over a Unix socket', async () => {
  const { desk, server } = await openServer();
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-socket-'));
  onTestFinished(() => removeFolder(folder));
  const socketPath = join(folder, 'desk');
  server.listen(socketPath);
  await once(server, 'listening');
  const { submissionId, body } = await form(desk);
  const headers = { host: 'localhost', 'content-type': 'application/json', 'x-forwarded-for': passedOn };
  const sending = request({ socketPath, method: 'POST', path: '/intake/submit', headers }).end(body);
  const [answer] = await once(sending, 'response');
  answer.resume();
  expect((await desk.intake.record(submissionId)).caller).toBe(hashOf(passedOn));
});

test('the address of a client that hangs up after it was let in is still known', async () => {
  const server = createServer();
  onTestFinished(() => closeServer(server, 1000));
  const seen: (string | undefined)[] = [];
  answerRequests(server, ({ socket }) => void seen.push(socket.remoteAddress), 100);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection');
  const client = connect(portOf(server), '127.0.0.1');
  await Promise.all([accepted, once(client, 'connect')]);
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n', () => client.resetAndDestroy());
  await waitUntil(() => seen.length > 0);
  expect(seen).toEqual(['127.0.0.1']);
});

async function openServer() {
  const { logger, lines } = recordingLogger();
  const { desk, close } = await openTestDesk({ logger, publicUrl: () => 'http://localhost' });
  const server = createServer(createHttpApp(desk, { logger, isOnOwnMachine: true }).node);
  onTestFinished(async () => {
    await closeServer(server, 1000);
    await close();
  });
  return { desk, lines, server };
}

/** Sends a request and resets the connection while the server, in this process, cannot accept it. */
function hangUpAfter(server: Server, [line, ...headers]: readonly string[], body: string): void {
  const type = ['content-type: application/json', `content-length: ${body.length}`];
  const text = [`${line} HTTP/1.1`, 'host: localhost', ...headers, ...type, '', body].join('\r\n');
  const program = `const socket = require('node:net').connect(process.argv[1], '127.0.0.1', () =>
    socket.write(process.argv[2], () => socket.resetAndDestroy()))`;
  spawnSync(process.execPath, ['-e', program, String(portOf(server)), text]);
}

function portOf(server: Server): number {
  return Object(server.address()).port;
}

async function form(desk: Desk) {
  const { submissionId, objectKey } = await desk.intake.createUpload({ fileName: 'a.docx' });
  const sent = { name: 'Ada', email: 'ada@example.org', serviceType: 'editing', submissionId, objectKey };
  return { submissionId, body: JSON.stringify(sent) };
}

/** As a record has it. */
function hashOf(caller: string): string {
  return createHash('sha256').update(caller).digest('hex').slice(0, 32);
}
