import { type SpawnOptions, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const program = fileURLToPath(new URL('../../../bin/thesisdesk.js', import.meta.url));

export interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/** Runs the built program in its own process. */
export async function runProgram(args: readonly string[], options: SpawnOptions = {}): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, ...options.env },
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output, errors };
}
