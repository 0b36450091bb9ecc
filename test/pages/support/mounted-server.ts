import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { scratchFolder } from '../../cli/support/scratch-folder.ts';
import { bundleProgram } from '../../support/bundle-program.ts';

/** Starts a server that mounts a desk, or several, next to the built pages and documentation. It ends with the test. */
export async function startMounted(
  source: URL = new URL('./mounted-desk.ts', import.meta.url),
): Promise<string> {
  const folder = await scratchFolder();
  const program = await bundleProgram(fileURLToPath(source), folder);
  for (const name of ['pages', 'docs']) {
    const built = fileURLToPath(new URL(`../../../dist/${name}`, import.meta.url));
    await cp(built, join(folder, name), { recursive: true });
  }
  const child = spawn(process.execPath, [program, join(folder, 'data')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  return String(line).trim();
}
