import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { program } from '../../cli/support/run-program.ts';
import { waitUntil } from '../../support/wait-until.ts';

/** A line of the log, as JSON says it. */
export interface LogLine {
  level: string;
  message: string;
  [fact: string]: unknown;
}

/** The built program, running as a process of its own. */
export interface ProgramProcess {
  child: ChildProcess;
  /** What it said of itself when it had started. */
  facts: Record<string, unknown>;
  /** The lines of its log so far. */
  log(): LogLine[];
  /** Everything that it wrote to standard error so far. */
  errors(): string;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

/** Starts a command that runs until it is stopped, and waits until it says that it runs. */
export async function startProgram(
  args: readonly string[],
  settings: ProgramSettings = {},
): Promise<ProgramProcess> {
  const { child, written, ended } = spawnProgram([...args, '--log-json'], settings);
  let exit: number | string | null = null;
  void ended.then((end) => {
    exit = end;
  });
  await waitUntil(() => written.output.includes('\n') || exit !== null, { what: 'a program that runs' });
  if (exit !== null) throw new Error(`The program ended with ${exit}: ${written.errors}`);
  return {
    child,
    facts: JSON.parse(written.output.split('\n')[0] ?? ''),
    log: () => logLines(written.errors),
    errors: () => written.errors,
    ended,
  };
}

export interface ProgramSettings {
  environment?: Record<string, string>;
  /** Takes what ends the process. @default it ends with the test */
  endWith?: (end: () => void) => void;
}

/** Starts a command. */
export function spawnProgram(
  args: readonly string[],
  { environment = {}, endWith = onTestFinished }: ProgramSettings = {},
) {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
  });
  endWith(() => void child.kill('SIGKILL'));
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
