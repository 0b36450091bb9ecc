import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Whether npm reaches its registry. Tests that install something are skipped without it; with `ALL_TESTS=required`
 * in the environment, as CI has it, that is an error instead.
 */
export function hasRegistry(): boolean {
  const options = ['--fetch-retries=1', '--fetch-timeout=20000'];
  const isThere = spawnSync('npm', ['view', 'zod', 'version', ...options], { stdio: 'ignore' }).status === 0;
  if (!isThere && process.env.ALL_TESTS === 'required') {
    throw new Error('These tests need the registry of npm. Connect, or run without ALL_TESTS=required.');
  }
  return isThere;
}

export interface PackedPackage {
  /** Where the tarball lies. */
  tarball: string;
  /** Bytes of the tarball. */
  size: number;
  /** Paths in the package. */
  files: string[];
  /** An empty folder for whoever tries the package, away from this project. */
  folder: string;
  /** Removes the folder. */
  remove(): Promise<void>;
}

/** Packs what is built, as `npm publish` would. */
export async function packPackage(): Promise<PackedPackage> {
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-package-'));
  // Without scripts: others test with the built files while they are packed.
  const options = ['--ignore-scripts', '--json', '--pack-destination', folder];
  const { stdout } = await run('npm', ['pack', ...options], { cwd: root });
  const [{ filename, size, files }]: [{ filename: string; size: number; files: { path: string }[] }] =
    JSON.parse(stdout);
  return {
    tarball: join(folder, filename),
    size,
    files: files.map(({ path }) => path),
    folder,
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Installs what the folder's package.json names. */
export async function npmInstall(folder: string): Promise<void> {
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
}
