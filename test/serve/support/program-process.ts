import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { program } from '../../cli/support/run-program.ts';
import { waitUntil } from '../../support/wait-until.ts';

/** A log line, parsed from JSON. */
export interface LogLine {
  level: string;
  message: string;
  [fact: string]: unknown;
}

/** The built program, running in its own process. */
export interface ProgramProcess {
  child: ChildProcess;
  /** What it reported about itself once it had started. */
  facts: Record<string, unknown>;
  /** Its log lines so far. */
  log(): LogLine[];
  /** Everything it has written to standard error so far. */
  errors(): string;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

/** Starts a command that runs until it is stopped, and waits until it reports that it is running. */
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
  /** Receives the function that ends the process. @default the process ends with the test */
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

/** Skips the last line if it is incomplete, because the process was killed. */
function logLines(text: string): LogLine[] {
  return text
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
}
