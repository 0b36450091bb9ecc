// Times the built program from the start of its process to its answer to `initialize`: npm run bench:mcp -- [--count N]
// Exits with 1 if the median is above 300 ms.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { median } from './percentile.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '21' } } });
const greeting = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'bench', version: '1' },
  },
};
const most = 300;

const times: number[] = [];
for (let round = 0; round < Number(values.count); round += 1) times.push(await timeToAnswer());
const [least, half, worst] = [Math.min(...times), median(times), Math.max(...times)].map(Math.round);
console.log(`initialize is answered after ${half} ms (${least} to ${worst} ms, ${times.length} times)`);
if (median(times) > most) process.exitCode = 1;

/** In milliseconds. The process gets only a few environment variables, as it would from a client. */
async function timeToAnswer(): Promise<number> {
  const { PATH, HOME } = process.env;
  const start = performance.now();
  const child = spawn(process.execPath, ['bin/thesisdesk.js', 'mcp'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH, HOME },
  });
  child.stdin.write(`${JSON.stringify(greeting)}\n`);
  const [answer] = await once(child.stdout, 'data');
  const time = performance.now() - start;
  if (!String(answer).includes('"serverInfo"')) throw new Error(`Not an answer to initialize: ${answer}`);
  const ended = once(child, 'close');
  child.stdin.end();
  await ended;
  return time;
}
