// What a served desk bears: npm run bench:load -- [PART...] [--seconds N] [--count N] [--minutes N]
//   requests     polls and rates a second, beside a bare h3 app that answers the same bytes
//   polls        how long polls take while long theses are analysed without pause
//   uploads      500 theses handed in side by side
//   connections  how long polls take beside 400 connections that are idle or bring a byte a second
//   memory       what the server has resident in ten minutes of everything at once
// Without a part, all but the last. All but the first try the built program as an operator starts it. Ends with 1 where
// something is not as it is promised. Memory is read from /proc, so they need Linux.
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

/** Each says whether all was as it is promised. */
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
  if (part === undefined) throw new RangeError(`There is no part "${name}", only ${Object.keys(parts)}.`);
  console.log(name);
  if (!(await part())) process.exitCode = 1;
}
