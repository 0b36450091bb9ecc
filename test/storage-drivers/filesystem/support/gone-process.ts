import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bundleProgram } from '../../../support/bundle-program.ts';

/** The name that `thisProcess` had in a process that has ended. */
export async function goneProcess(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-gone-'));
  try {
    const source = fileURLToPath(new URL('./say-process-name.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [await bundleProgram(source, folder)]);
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}
