// Measures how much load a desk bears: npm run bench:load -- [PART...] [--seconds N] [--count N] [--minutes N]
//   requests     polls and rates per second, compared with a bare h3 app that sends the same bytes
//   polls        how long polls take while long theses are analysed without a break
//   uploads      500 theses handed in at the same time
//   connections  how long polls take alongside 400 connections that are idle or send a byte a second
//   memory       the server's resident memory during ten minutes of all of this at once
// Without a part, runs all but the last. All but the first use the built program, started as an operator would. Exits with
// 1 if a result is not as documented. Reads memory from /proc, so it needs Linux.
import { parseArgs } from 'node:util';
import { connections } from './load/connections.ts';
import { memory } from './load/memory.ts';
import { polls } from './load/polls.ts';
import { requests } from './load/requests.ts';
import { uploads } from './load/uploads.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '10' },
    count: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '10' },
  },
});
const [seconds, count, minutes] = [Number(values.seconds), Number(values.count), Number(values.minutes)];

/** Each part resolves to whether its results are as documented. */
const parts: Record<string, () => Promise<boolean>> = {
  requests: () => requests(seconds),
  polls: () => polls(seconds),
  uploads: () => uploads(count),
  connections: () => connections(seconds),
  memory: () => memory(minutes),
};
const quick = Object.keys(parts).filter((name) => name !== 'memory');

for (const name of positionals.length > 0 ? positionals : quick) {
  const part = parts[name];
  if (part === undefined)
    throw new RangeError(`No part is called "${name}"; choose from ${Object.keys(parts)}.`);
  console.log(name);
  if (!(await part())) process.exitCode = 1;
}
