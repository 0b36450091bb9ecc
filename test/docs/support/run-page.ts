import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { onTestFinished } from 'vitest';
import type { Block } from './blocks.ts';
import { type PageServer, startPageServer } from './page-server.ts';
import type { Page } from './pages.ts';
import { readerFolder } from './reader-folder.ts';

/** A block that was run, with its output. */
export interface RunBlock {
  place: string;
  code: number | null;
  output: string;
  errors: string;
  /** The lines that it prints according to the page. */
  promised: string[];
}

/** The port in the pages; a test's server uses another one. */
const writtenPort = '8787';

/** Follows a page block by block, in its own folder. Stops at the first block that fails. */
export async function runPage(page: Page): Promise<RunBlock[]> {
  const folder = await readerFolder(page);
  const done: RunBlock[] = [];
  let server: PageServer | null = null;
  for (const [index, block] of page.blocks.entries()) {
    if (block.marks.includes('serve')) server = await startPageServer(block, folder, writtenPort);
    if (!block.marks.includes('run')) continue;
    const text = server === null ? block.text : block.text.replaceAll(writtenPort, server.port);
    const [command, ...args] = await commandFor({ ...block, text }, join(folder.path, `block-${index}.mjs`));
    const ended = await run(command ?? 'sh', args, { cwd: folder.path, env: folder.environment });
    done.push({ place: block.place, ...ended, promised: promisedBy(page.blocks[index + 1]) });
    if (ended.code !== 0) break;
  }
  await server?.stop();
  return done;
}

export function isRunnable({ blocks }: Page): boolean {
  return blocks.some(({ marks }) => marks.includes('run'));
}

async function commandFor({ language, text, place }: Block, file: string): Promise<string[]> {
  if (language === 'sh') return ['sh', '-euc', text];
  if (language !== 'js' && language !== 'ts') throw new Error(`${place} cannot be run.`);
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
  });
  await writeFile(file, outputText);
  return [process.execPath, file];
}

function promisedBy(next: Block | undefined): string[] {
  if (!next?.marks.includes('output')) return [];
  return next.text.split('\n').filter((line) => line.trim() !== '');
}

interface Surroundings {
  cwd: string;
  env: Record<string, string>;
}

function run(command: string, args: readonly string[], { cwd, env }: Surroundings) {
  return new Promise<{ code: number | null; output: string; errors: string }>((resolve, reject) => {
    // In its own process group, so that nothing it starts outlives the test.
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    onTestFinished(() => endGroup(child.pid));
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output, errors }));
  });
}

function endGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The whole group has already ended.
  }
}
