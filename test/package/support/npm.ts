import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { removeFolder } from '../../support/remove-folder.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Whether npm can reach its registry. If it cannot, tests that install packages are skipped; with `ALL_TESTS=required` in
 * the environment, as in CI, that is an error.
 */
export function hasRegistry(): boolean {
  const options = ['--fetch-retries=1', '--fetch-timeout=20000'];
  const isThere = spawnSync('npm', ['view', 'zod', 'version', ...options], { stdio: 'ignore' }).status === 0;
  if (!isThere && process.env.ALL_TESTS === 'required') {
    throw new Error('These tests need the npm registry. Connect, or run without ALL_TESTS=required.');
  }
  return isThere;
}

export interface PackedPackage {
  /** The path of the tarball. */
  tarball: string;
  /** The size of the tarball in bytes. */
  size: number;
  /** The paths in the package. */
  files: string[];
  /** An empty folder outside this project, for trying the package. */
  folder: string;
  /** Removes the folder. */
  remove(): Promise<void>;
}

/** Packs the built files as `npm publish` would. */
export async function packPackage(): Promise<PackedPackage> {
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-package-'));
  // Without scripts: a new build would disturb other tests, which use the built files.
  const options = ['--ignore-scripts', '--json', '--pack-destination', folder];
  const { stdout } = await run('npm', ['pack', ...options], { cwd: root });
  const [{ filename, size, files }]: [{ filename: string; size: number; files: { path: string }[] }] =
    JSON.parse(stdout);
  return {
    tarball: join(folder, filename),
    size,
    files: files.map(({ path }) => path),
    folder,
    remove: () => removeFolder(folder),
  };
}

/** Installs what the folder's package.json names. */
export async function npmInstall(folder: string): Promise<void> {
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
}
