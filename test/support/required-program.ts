import { spawnSync } from 'node:child_process';

/**
 * Whether a program that some tests need is installed. Without it, those tests are skipped and listed by name; with
 * `ALL_TESTS=required` in the environment, as in CI, a missing program is an error.
 */
export function hasProgram(command: string): boolean {
  const isThere = spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined;
  if (!isThere && process.env.ALL_TESTS === 'required') {
    throw new Error(`These tests need ${command}. Install it, or run without ALL_TESTS=required.`);
  }
  return isThere;
}
