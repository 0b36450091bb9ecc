import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { starterSchedule } from '../../../src/core/index.ts';
import { createClient, type DeskClient } from '../../../src/http/client/client.ts';

/** The built program in its own process, started as an operator would: with a folder, a token and a log file. */
export interface ServedDesk {
  url: string;
  /** The process id. */
  id: number;
  /** A client with the operator's token. */
  client: DeskClient;
  /** Log lines that report a problem. */
  complaints(): Promise<string[]>;
  /** Stops the program and removes its folder. */
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('../../bin/thesisdesk.js', import.meta.url));
const token = 'a-token-of-the-operator-for-measuring';

/** Resolves when the desk listens and has rates. */
export async function serveDesk(): Promise<ServedDesk> {
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-load-'));
  const logFile = join(folder, 'log');
  const log = await open(logFile, 'a');
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', folder, '--log-json'], {
    stdio: ['ignore', 'pipe', log.fd],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      THESISDESK_ADMIN_TOKEN: token,
    },
  });
  await log.close();
  const ended = once(child, 'exit');
  const said = once(createInterface({ input: child.stdout ?? Readable.from([]) }), 'line');
  const [line] = await Promise.race([said, ended]);
  if (child.exitCode !== null) throw new Error(`The desk did not start: ${await readFile(logFile, 'utf8')}`);
  const { url } = JSON.parse(line);
  const client = createClient({ baseUrl: url, token });
  await client.putRates(starterSchedule);
  return {
    url,
    id: child.pid ?? 0,
    client,
    async complaints() {
      const lines = (await readFile(logFile, 'utf8')).split('\n');
      return lines.filter((each) => /"level":"(?:warn|error|fatal)"/.test(each));
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
