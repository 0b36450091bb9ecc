import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { program } from '../../cli/support/run-program.ts';
import { waitUntil } from '../../support/wait-until.ts';

export interface ServeSettings {
  /** The data folder. */
  folder: string;
  args?: readonly string[];
  environment?: Record<string, string>;
}

/** A line of the log, as JSON says it. */
export interface LogLine {
  level: string;
  message: string;
  [fact: string]: unknown;
}

/** A server as a process of its own. */
export interface ServeProcess {
  child: ChildProcess;
  /** Where it listens. */
  url: string;
  /** What it said of itself when it had started. */
  facts: Record<string, unknown>;
  /** The lines of its log so far. */
  log(): LogLine[];
  /** Everything that it wrote to standard error so far. */
  errors(): string;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

/** Starts the built program on a free port, and waits until it says that it listens. */
export async function startServe(settings: ServeSettings): Promise<ServeProcess> {
  const { child, written, ended } = spawnServe({
    ...settings,
    args: ['--log-json', ...(settings.args ?? [])],
  });
  let exit: number | string | null = null;
  void ended.then((end) => {
    exit = end;
  });
  await waitUntil(() => written.output.includes('\n') || exit !== null, { what: 'a server that listens' });
  if (exit !== null) throw new Error(`The server ended with ${exit}: ${written.errors}`);
  const facts: Record<string, unknown> = JSON.parse(written.output.split('\n')[0] ?? '');
  return {
    child,
    url: String(facts.url),
    facts,
    log: () => logLines(written.errors),
    errors: () => written.errors,
    ended,
  };
}

/** Starts the built program, which may not come to listen at all. It ends with the test. */
export function spawnServe({ folder, args = [], environment = {} }: ServeSettings) {
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', folder, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const written = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    written.output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    written.errors += text;
  });
  const ended = new Promise<number | string>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  return { child, written, ended };
}

/** The last line may not be whole when the process was killed. */
function logLines(text: string): LogLine[] {
  return text
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
}
