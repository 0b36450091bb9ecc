import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { bundleProgram } from '../../support/bundle-program.ts';
import type { StoreModule } from '../store.ts';
import type { StoreTask } from './store-process.ts';

/** A program that opens a store and runs a task, bundled once for many processes. */
export interface StoreProgram {
  start(options: object, task: StoreTask): Promise<StoreProcess>;
  remove(): Promise<void>;
}

export interface StoreProcess {
  /** What it has written so far. */
  lines: string[];
  begin(): void;
  kill(): void;
  /** Resolves once all output has been read and the process has ended; null if it was killed. */
  ended: Promise<number | null>;
}

export async function storeProgram(module: StoreModule): Promise<StoreProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-store-'));
  const source = join(folder, 'source.ts');
  const task = fileURLToPath(new URL('./store-process.ts', import.meta.url));
  await writeFile(
    source,
    `import { ${module.open} as open } from ${JSON.stringify(module.file)};
     import { runStoreTask } from ${JSON.stringify(task)};
     const [options, task] = process.argv.slice(2).map((text) => JSON.parse(text));
     await runStoreTask(open(options), task);`,
  );
  const program = await bundleProgram(source, folder);
  return {
    start: (options, given) => startProcess(program, [JSON.stringify(options), JSON.stringify(given)]),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Resolves when the process is ready to begin. */
async function startProcess(program: string, parameters: string[]): Promise<StoreProcess> {
  const child = spawn(process.execPath, [program, ...parameters], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const output = createInterface(child.stdout);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    output.once('line', () => resolve());
    child.once('close', (code) => reject(new Error(`The process ended with ${code} before it began.`)));
  });
  output.on('line', (line) => lines.push(line));
  return {
    lines,
    ended,
    // A killed process reads no more lines.
    begin: () => void child.stdin.on('error', () => {}).write('begin\n'),
    kill: () => void child.kill('SIGKILL'),
  };
}
