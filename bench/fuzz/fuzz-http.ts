// Sends the built server requests that no honest client would send: npm run fuzz:http -- [--count N] [--seed S]
// Exits with 1 if an answer is a server error, if none comes, or if the server is down afterwards.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chanceOf } from '../chance.ts';
import { oddRequest, type Route } from './odd-request.ts';

const { values: options } = parseArgs({
  options: { count: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
});
const count = Number(options.count);
const seed = Number(options.seed);
const token = 'a-token-of-the-operator-for-fuzzing';
const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-fuzz-'));
const server = spawn(process.execPath, ['bin/thesisdesk.js', 'serve', '--port', '0', '--data', folder], {
  env: { PATH: process.env.PATH, THESISDESK_ADMIN_TOKEN: token },
  stdio: ['ignore', 'pipe', 'ignore'],
});
const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
try {
  const address = await addressOf(server.stdout);
  const routes = await routesOf(address);
  const statuses = new Map<string, number>();
  let faults = 0;
  for (let number = 0; number < count; number += 1) {
    const request = oddRequest(routes, token, chanceOf(seed * 1_000_003 + number));
    const status = await statusOf(address, request);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    // 503 means that the server is busy or out of space, 501 that it does not know a method.
    if (!/^5|none/.test(status) || status === '503' || status === '501') continue;
    faults += 1;
    console.log(`number ${number}: ${status} for ${JSON.stringify(request.slice(0, 400))}`);
  }
  const isAlive = await fetch(`${address}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  const told = [...statuses].sort().map(([status, times]) => `${status} × ${times}`);
  console.log(`${count} requests to ${routes.length} routes with seed ${seed}: ${told.join(', ')}`);
  if (!isAlive) console.log('The server no longer answers.');
  if (faults > 0 || !isAlive) process.exitCode = 1;
} finally {
  server.kill();
  await gone;
  await rm(folder, { recursive: true });
}

async function addressOf(output: AsyncIterable<Buffer>): Promise<string> {
  let said = '';
  for await (const piece of output) {
    said += piece.toString();
    const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
    if (found) return found;
  }
  throw new Error('The server did not start.');
}

async function routesOf(address: string): Promise<Route[]> {
  const openApi = await (await fetch(`${address}/openapi.json`)).text();
  const { paths }: { paths: Record<string, object> } = JSON.parse(openApi);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method, path })),
  );
}

/** The status of the answer; `closed` if the server drops a connection that it cannot read, `none` if it hangs. */
function statusOf(address: string, request: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(request));
    const end = (status: string) => {
      socket.destroy();
      resolve(status);
    };
    socket.setTimeout(30_000, () => end('none'));
    socket.on('error', () => end('closed'));
    socket.on('close', () => end(answer === '' ? 'closed' : answer.slice(9, 12)));
    socket.on('data', (piece) => {
      answer += piece.toString('latin1');
      if (answer.length >= 12) end(answer.slice(9, 12));
    });
  });
}
